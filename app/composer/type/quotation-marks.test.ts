import { describe, expect, it } from 'vitest';
import { languages } from '../languages/registry.ts';
import { withTypographicMarks } from './quotation-marks.ts';

describe('withTypographicMarks', () => {
  it.each([
    ['en', 'New album "Northbound" out', 'New album “Northbound” out'],
    ['de', 'Konzert "Nordwind" in der Kirche', 'Konzert „Nordwind“ in der Kirche'],
    ['fr', 'Concert "Le Vent" à l\'église', 'Concert «\u00a0Le Vent\u00a0» à l’église'],
    ['sv', 'Konsert "Nordan", 12 maj', 'Konsert ”Nordan”, 12 maj'],
    ['ru', 'Сет "Хит"', 'Сет «Хит»'],
    ['ja', '新作 "北風"', '新作 「北風」'],
    ['uk', "Пам'ять", 'Пам’ять'],
    ['en', '12" and 15" pizza', '12" and 15" pizza'],
    ['en', 'A 5\'10" board', 'A 5\'10" board'],
    ['en', 'Say "hello', 'Say "hello'],
    ['he', "צ'יפס ביתי", "צ'יפס ביתי"],
    ['he', 'מע"מ', 'מע"מ'],
    ['uz', "O'zbek taomlari", "O'zbek taomlari"],
  ])('%s: %s', (language, typed, set) => {
    expect(withTypographicMarks(typed, language)).toBe(set);
  });

  it.each(Object.values(languages).map(({ code, quotes }) => [code, quotes]))(
    '%s has a pair: %s',
    (_, quotes) => {
      expect([...quotes]).toHaveLength(2);
    },
  );

  it('reads a long run of marks in linear time', () => {
    const started = performance.now();
    for (const run of ['" '.repeat(20_000), ' "a'.repeat(20_000), "a'".repeat(20_000)])
      withTypographicMarks(run, 'en');
    expect(performance.now() - started).toBeLessThan(5_000);
  });
});
