import { describe, expect, it } from 'vitest';
import { intents } from '../brief/intent/intents.ts';
import { callLanguages, callNumber, callToAction, isCallToAction } from './calls-to-action.ts';

describe('calls to action', () => {
  it('has every action in at least 50 languages, each in its own words', () => {
    expect(callLanguages.length).toBeGreaterThanOrEqual(50);
    for (const language of callLanguages) {
      for (const intent of intents) {
        const call = callToAction({ intent, language });
        expect(call.length, `${language} ${intent}`).toBeGreaterThan(1);
        expect(call.length, `${language} ${intent}`).toBeLessThanOrEqual(40);
        if (language !== 'en') expect(call).not.toBe(callToAction({ intent, language: 'en' }));
      }
    }
  });

  it('are words a button can say: they open in upper case, where the script has one, and hold no signs of a word list', () => {
    for (const language of callLanguages)
      for (const intent of intents) {
        const call = callToAction({ intent, language });
        expect(call, `${language} ${intent}`).not.toMatch(/[*_|\\]/u);
        if (language !== 'ka') expect(call, `${language} ${intent}`).not.toMatch(/^\p{Ll}/u);
      }
  });

  it('enrol for a camp as well as for a course', () => {
    for (const language of callLanguages)
      expect(callToAction({ intent: 'enrol', language })).not.toMatch(
        /kur[sz]|curso?|course|курс|tečaj|دورة|כורס|클래스/iu,
      );
  });

  it('falls back to the base language, then to English', () => {
    expect(callToAction({ intent: 'buy', language: 'pt-BR' })).toBe('Compre agora');
    expect(callToAction({ intent: 'buy', language: 'xx' })).toBe('Shop now');
  });

  it.each([
    'Book now!',
    'Shop the sale',
    'Jetzt bestellen',
    'Jetzt im Laden entdecken',
    'Réserver',
    'احجز الآن',
    '立即购买',
    '👉 Learn more',
    'Купить',
  ])('hears one in %s', (line) => {
    expect(isCallToAction(line)).toBe(true);
  });

  it.each([
    'Start every morning with a smile and a croissant',
    'Summer Sale',
    'Get 20% off',
    'Fresh bread. Order now',
    'Jetzt in unserem Hofladen',
    'Jetzt neu',
  ])('hears none in %s', (line) => {
    expect(isCallToAction(line)).toBe(false);
  });
});

describe('a button with a telephone number', () => {
  it.each([
    ['en', 'Call 0131 555 0199'],
    ['de-AT', 'Anrufen: 0131 555 0199'],
    ['sl', 'Pokliči 0131 555 0199'],
    ['sr-Cyrl', 'Позови 0131 555 0199'],
    ['ca', 'Truca al 0131 555 0199'],
    ['mr', 'संपर्क करा: 0131 555 0199'],
  ])('speaks the language of the ad: %s', (language, call) => {
    expect(callNumber('0131 555 0199', language)).toBe(call);
  });
});

it.each([
  'Start yours.',
  'Order before it does.',
  'Call an ambulance',
  'Try before you buy',
  'Pick up from the station',
])('takes a saying for no button: %s', (line) => {
  expect(isCallToAction(line)).toBe(false);
});
