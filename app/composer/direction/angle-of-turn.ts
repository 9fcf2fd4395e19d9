import { type Angle, anglesOf, type BriefFacts } from '../brief/brief-facts.ts';

/**
 * The side of a brief that the words of a seed lead with: every other seed the
 * usual one (undefined), in between each further one the brief has facts for.
 */
export function angleOfTurn(facts: Pick<BriefFacts, 'facts'>, seed: number): Angle | undefined {
  const angles = anglesOf(facts);
  return seed % 2 === 0 ? undefined : angles[Math.floor(seed / 2) % angles.length];
}

/** How the words of a seed open: with its angle; in one of ten by no bare name, where the brief has other words. */
export const openingOfTurn = (facts: Pick<BriefFacts, 'facts'>, seed: number) => ({
  angle: angleOfTurn(facts, seed),
  otherIdea: seed % 10 === 3,
});
