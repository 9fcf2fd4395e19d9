import { type Angle, anglesOf, type BriefFacts } from '../brief/brief-facts.ts';

/**
 * The angle that the words of a seed lead with. Every other seed has the usual one (undefined). The seeds between take
 * turns with the further angles that the brief has facts for.
 */
export function angleOfTurn(facts: Pick<BriefFacts, 'facts'>, seed: number): Angle | undefined {
  const angles = anglesOf(facts);
  return seed % 2 === 0 ? undefined : angles[Math.floor(seed / 2) % angles.length];
}

/**
 * How the words of a seed open: with its angle. One seed in ten does not open with a bare name, where the brief has
 * other words.
 */
export const openingOfTurn = (facts: Pick<BriefFacts, 'facts'>, seed: number) => ({
  angle: angleOfTurn(facts, seed),
  otherIdea: seed % 10 === 3,
});
