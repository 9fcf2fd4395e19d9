import { describe, expect, it } from 'vitest';
import { isSmallPrice } from './small-price.ts';

describe('a price hardly anybody works for', () => {
  it.each(['£4.50', '8,50 €', '$6', '18 zł', '120 Kč', '1 800 Ft', '45 kr.', '600円'])(
    '%s is one',
    (price) => {
      expect(isSmallPrice(price)).toBe(true);
    },
  );

  it.each(['£35', '1.200 €', 'R$ 5', '18 000 Ft', '950 Kč', '80 บาท', '€'])('%s is none', (price) => {
    expect(isSmallPrice(price)).toBe(false);
  });
});
