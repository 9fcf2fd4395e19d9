import { describe, expect, it } from 'vitest';
import { readBrief } from '../brief/read-brief.ts';
import type { Brief } from '../design/ad-design.ts';
import { languages } from '../languages/registry.ts';
import { writeCopy } from './copywriter.ts';
import { hook } from './hook-headline.ts';

const write = (brief: Brief) => writeCopy(readBrief(brief), { otherIdea: true }).copy;
const stockOf = (brief: Brief) => hook(readBrief(brief))?.headline;
const hooksOf = (language: string) =>
  Object.values(languages[language]?.hooks ?? {}).flatMap((group) => Object.values<string>(group));

describe('a headline that claims nothing', () => {
  it.each([
    [{ title: 'Carpet cleaning', adCopy: '3 rooms £99' }, 'Leave it to us'],
    [{ title: 'Paellas para llevar', adCopy: 'Mín. 2 raciones, 11 € por persona' }, '¿Tienes hambre?'],
    [{ title: 'Cours de cuisine thaï', adCopy: 'Samedi 10 h–13 h, 59 € repas compris' }, 'On commence ?'],
    [{ title: 'Clínica dental Sonrisas', adCopy: 'Limpieza 29 € (antes 60 €)' }, 'Estamos para ayudarte'],
    [{ title: 'ピアノ調律', adCopy: '1台13,000円、当日対応可' }, 'おまかせください'],
    [
      { title: 'Gîte en Ardèche 6 pers.', adCopy: 'dès 540 €/semaine hors juillet-août' },
      'Envie d’évasion ?',
    ],
    [{ title: 'Open studio: Glass and Fire', adCopy: '12 Mill Lane' }, 'See you there?'],
    [{ title: 'Vendo divano 3 posti', adCopy: '250 € trattabili' }, 'Proprio quello che cercavi?'],
    [{ title: 'Blutspende im Gemeindehaus', adCopy: '15.30 bis 20 Uhr' }, 'Hilfst du mit?'],
    [{ title: 'Line cook wanted', adCopy: '£14.50/h' }, 'Looking for work?'],
  ])('opens %j', (brief, headline) => {
    expect(stockOf(brief)?.replaceAll('\u00a0', ' ')).toBe(headline);
  });

  it.each([
    [{ title: 'Funeral flowers', adCopy: 'Wreaths from £45' }],
    [{ title: 'Funeral catering', adCopy: 'Sandwiches £8 a head' }],
    [{ title: 'Memorial concert', adCopy: 'Friday 12 May, £10' }],
    [{ title: 'Soup kitchen pizza night', adCopy: 'Thursdays 6pm' }],
    [{ title: 'Trauerfloristik', adCopy: 'Kränze ab 45 €' }],
  ])('says nothing light where nothing light fits: %j', (brief) => {
    const { language } = readBrief(brief);
    const light = hooksOf(language).filter((words) => words !== languages[language]?.hooks.service.here);
    expect(light).not.toContain(stockOf(brief));
  });

  it('does not open an ad for dog walking with a word that tempts', () => {
    expect(stockOf({ title: 'Dog walking in Bristol', adCopy: '£12 a walk' })).not.toBe('Tempted?');
  });

  it('asks nobody to join in where wares are sold', () => {
    expect(stockOf({ title: 'jual bibit ikan lele & nila' })).not.toBe('Mau ikut?');
  });

  it('asks for help with what is needed, and nothing lighter', () => {
    const bank = { title: 'Donate to the food bank', adCopy: 'Tins and pasta, Tuesdays' };
    expect(stockOf(bank)).toBe('Can you help?');
  });

  it('keeps the voice that is asked for', () => {
    const pizza = { title: 'Wood-fired pizza', adCopy: '12 inch £12, 2 for £20 on Mondays' };
    expect(stockOf(pizza)).toBe('Hungry?');
    expect(stockOf({ ...pizza, brandVoice: 'luxury' })).toBeUndefined();
  });

  it('gives way to words of the brief, to a question and to a headline that is asked for', () => {
    const own = { title: 'Hautpflege', adCopy: 'Deine Haut atmet auf.\n20 % Rabatt auf alles' };
    const asked = { title: 'Wood-fired pizza', adCopy: 'From £12', instructions: 'Headline: Fire and flour' };
    for (const brief of [own, { title: 'Pizza tonight?', adCopy: 'From £12' }, asked])
      expect(hooksOf(readBrief(brief).language)).not.toContain(write(brief).headline);
  });
});

describe('the hooks of a language', () => {
  it.each(Object.keys(languages))(
    '%s: short, each of its own, and no call to action of its buttons',
    (code) => {
      const hooks = hooksOf(code);
      expect(hooks.length).toBe(14);
      expect(new Set(hooks).size).toBe(14);
      const calls: string[] = Object.values(languages[code]?.calls ?? {});
      for (const words of hooks) {
        expect(words.trim()).toBe(words);
        expect(words.length).toBeLessThanOrEqual(40);
        expect(words).not.toMatch(/["']|\p{Nd}/u);
        expect(calls).not.toContain(words);
      }
    },
  );
});
