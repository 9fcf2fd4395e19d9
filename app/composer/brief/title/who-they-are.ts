import { sourcesOfAll } from '../../languages/registry.ts';
import { toPattern } from '../../pattern.ts';

const beginning = toPattern(`^(?:${sourcesOfAll(({ weAre }) => weAre)})\\s(?=\\p{L}{3})`, 'iu');

/** "Florist in Whitstable" of "we're a florist in Whitstable"; undefined where a clause does not begin so. */
export function whoTheyAre(clause: string): string | undefined {
  const said = beginning.exec(clause)?.[0];
  return said === undefined ? undefined : clause.slice(said.length);
}
