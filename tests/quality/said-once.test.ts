import { expect, it } from 'vitest';
import { readBrief } from '#app/composer/brief/read-brief.ts';
import { writeCopy } from '#app/composer/copywriter/copywriter.ts';
import { openingOfTurn } from '#app/composer/direction/angle-of-turn.ts';
import { directAd } from '#app/composer/direction/art-director.ts';
import { corpusOffers, everydayBriefs } from './corpus.ts';

/** An amount of money as figures show it, without its spaces. */
const prices = (text: string) =>
  (
    text.match(
      /[€£$₺₽₹¥]\s?\p{Nd}[\p{Nd}.,]*|\p{Nd}[\p{Nd}.,]*\s?(?:€|zł|Kč|kr|Ft|TL|lei|円|元|원|грн|₽|₺)/gu,
    ) ?? []
  ).map((price) => price.replace(/\s/gu, '').replace(/[.,]+$/u, ''));

const timesSaid = (texts: readonly (string | undefined)[]) => {
  const counts = new Map<string, number>();
  for (const price of texts.flatMap((text) => prices(text ?? '')))
    counts.set(price, (counts.get(price) ?? 0) + 1);
  return counts;
};

it('prints no price of the corpus more often than its brief says it', () => {
  const doubled: string[] = [];
  for (const [index, { brief }] of [...everydayBriefs(), ...corpusOffers()].entries()) {
    const facts = readBrief(brief);
    const told = timesSaid([brief.title, brief.adCopy, brief.saleGoals, brief.instructions]);
    const written = writeCopy(facts, openingOfTurn(facts, index));
    const { layers, layout } = directAd({
      ...{ brief, size: '1024x1024', seed: index, ...written, facts: facts.facts, intent: facts.intent },
    });
    const { headline, subline, offer } = layers;
    const price =
      layout === 'hero-price' ? layers.details.find(({ role }) => role === 'price')?.text : undefined;
    // An offer or a sentence that is the price alone gives way to the price as a picture.
    const beside = subline?.split(' · ').filter((piece) => piece !== price);
    const texts = [headline, ...(beside ?? []), offer === price ? undefined : offer, price];
    for (const [said, times] of timesSaid(texts))
      if (times > Math.max(1, told.get(said) ?? 0))
        doubled.push(`${layout}: ${texts.filter(Boolean).join(' | ')}`);
  }
  expect(doubled).toEqual([]);
});
