import { says } from '../brief/text/clean-text.ts';
import type { TextBox } from '../checks/boxes.ts';
import type { AdDesign } from '../design/ad-design.ts';
import type { CopyRole } from '../layouts/shape-id.ts';
import { dot, sentencePieces } from '../type/sentences.ts';

type Printed = { texts: readonly Pick<TextBox, 'role' | 'said'>[]; dropped: readonly CopyRole[] };

/**
 * What the ad does not print: what was left out before, and words and facts for which this picture has no room or its
 * layout no place.
 */
export function listUnprinted({ leftOut, layers }: AdDesign, { texts, dropped }: Printed): string[] {
  const isShown = (role: string) => texts.some((text) => text.role === role);
  const quote = isShown('quote') ? layers.details.find(({ role }) => role === 'quote')?.text : undefined;
  const isQuoted = (text = '') => quote !== undefined && text.includes(quote);
  const said = texts.find((text) => text.role === 'subline')?.said;
  const words = (['subline', 'offer'] as const).flatMap((role) =>
    isShown(role) || isQuoted(layers[role]) ? [] : (layers[role] ?? []),
  );
  const shown = (['headline', 'subline', 'offer'] as const)
    .filter(isShown)
    .map((role) => ((role === 'subline' ? said : undefined) ?? layers[role] ?? '').toLowerCase());
  const isFactShown = ({ role, text }: AdDesign['layers']['details'][number], index: number) => {
    const before = layers.details.slice(0, index).filter((other) => other.role === role).length;
    const printed = texts.filter((one) => one.role === role).length;
    const isCalled = role === 'phone' && layers.callToAction.includes(text);
    return before < printed || isCalled || shown.some((one) => one.includes(text.toLowerCase()));
  };
  const facts = layers.details.filter((fact, index) => !isFactShown(fact, index));
  const beside = layers.details.filter(isFactShown).map(({ text }) => text);
  // Where only the name of what is sold is left of a sub-line, its other pieces are not printed. A fact among them may
  // have another place.
  const rest =
    said !== undefined && dropped.includes('subline')
      ? (layers.subline ?? '').split(dot).flatMap(sentencePieces)
      : [];
  const lost = [
    ...words,
    ...rest.filter((piece) => !says(said ?? '', piece) && !beside.includes(piece)),
    ...facts.map(({ text }) => text),
  ];
  return [...leftOut, ...lost.filter((text) => !leftOut.includes(text))];
}
