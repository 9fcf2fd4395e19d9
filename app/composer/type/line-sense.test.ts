import { describe, expect, it } from 'vitest';
import { joinTitle, piecesOf } from './line-joints.ts';
import { arrangements } from './line-sense.ts';
import { prepareText } from './typesetting.ts';

type Text = { text: string; language?: string; script?: string; beside?: string[]; rows?: boolean };

/** The best lines of a text whose letters are all of one width. */
function linesOf(given: Text, count: number, room: number) {
  const { text, language = 'en', script = 'Latn', beside = [], rows } = given;
  const { plain } = prepareText(text, { language, script });
  const set = piecesOf(plain, language, beside).map((piece) => ({
    ...piece,
    width: Array.from(piece.text.replaceAll('\u2060', '')).length,
    space: piece.glue === ' ' ? 1 : 0,
  }));
  const [best] = arrangements(set, count, room, rows);
  return (best ? joinTitle(best.lines) : '')
    .replaceAll(/[\u00a0]/gu, ' ')
    .replaceAll(/[\u200b\u2060]/gu, '')
    .split('\n');
}

describe('lines break', () => {
  it.each([
    [
      'Fresh eggs. Fresh bread. Fresh every morning.',
      2,
      30,
      ['Fresh eggs. Fresh bread.', 'Fresh every morning.'],
    ],
    ['Ants? Wasps? We come at once', 2, 20, ['Ants? Wasps?', 'We come at once']],
    [
      'Desk, lamp, chair, done. See them all on Mill Lane.',
      3,
      24,
      ['Desk, lamp, chair, done.', 'See them all', 'on Mill Lane.'],
    ],
  ])('at the end of a sentence: %s', (text, count, room, lines) => {
    expect(linesOf({ text }, count, room)).toEqual(lines);
  });

  it('at a dash, which is left out there', () => {
    expect(linesOf({ text: 'The Glass Orchard - a novel' }, 2, 20)).toEqual(['The Glass Orchard', 'a novel']);
  });

  it.each([
    [{ text: 'Put down the kettle, pick up the phone' }, 2, ['Put down the kettle,', 'pick up the phone']],
    [
      { text: 'Tarik tambang, balap bakiak, makan kerupuk', language: 'id' },
      3,
      ['Tarik tambang,', 'balap bakiak,', 'makan kerupuk'],
    ],
    [{ text: '清晨,被鸟叫醒。', language: 'zh-Hans', script: 'Hans' }, 2, ['清晨,', '被鸟叫醒。']],
    [{ text: 'आपका एक घंटा, तीन मुस्कानें', language: 'hi', script: 'Deva' }, 2, ['आपका एक घंटा,', 'तीन मुस्कानें']],
  ])('behind a comma: $text', (text, count, lines) => {
    expect(linesOf(text, count, 32)).toEqual(lines);
  });

  it.each([
    [
      { text: 'Gardener £30 per hour no hedge too high' },
      3,
      ['Gardener', '£30 per hour', 'no hedge too high'],
    ],
    [{ text: 'מטבח חדש תוך 7 ימים', language: 'he', script: 'Hebr' }, 2, ['מטבח חדש', 'תוך 7 ימים']],
    [
      { text: 'Настройка баяна с выездом на дом', language: 'ru' },
      2,
      ['Настройка баяна', 'с выездом на дом'],
    ],
    [{ text: 'Rain is the best' }, 2, ['Rain is', 'the best']],
    [
      { text: 'Frisør hot towel shave + cut', beside: ['Cut, shave, hot towel'] },
      3,
      ['Frisør', 'hot towel', 'shave + cut'],
    ],
    [
      { text: 'PROMO 9.9 rice cooker mulai Rp299.000', language: 'id' },
      2,
      ['PROMO 9.9 rice cooker', 'mulai Rp299.000'],
    ],
    [
      { text: '金牌育儿 提前预订立减300元', language: 'zh-Hans', script: 'Hans' },
      2,
      ['金牌育儿', '提前预订立减300元'],
    ],
    [
      { text: 'الخميس 6 نوفمبر، 10 صباحاً – 3 مساءً', language: 'ar', script: 'Arab' },
      2,
      ['الخميس 6 نوفمبر،', '10 صباحاً – 3 مساءً'],
    ],
  ])('between groups of words: $text.text', (text, count, lines) => {
    expect(linesOf(text, count, 28)).toEqual(lines);
  });

  it('leave no short last line where another break is possible', () => {
    expect(linesOf({ text: 'Full breakfast, cats welcome.' }, 2, 24)).toEqual([
      'Full breakfast,',
      'cats welcome.',
    ]);
  });

  it('leave no short first line that would read as a row of its own', () => {
    const text = 'Painting every evening and on Sunday';
    const [first = ''] = linesOf({ text, rows: true }, 2, 30);
    expect(first.length).toBeGreaterThan(10);
  });
});
