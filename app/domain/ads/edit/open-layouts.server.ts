import { type AdDesign, type LayoutName, layoutNames } from '#app/composer/design/ad-design.ts';
import { type Idea, ideaOf, isOpen, materialOf } from '#app/composer/direction/ideas.ts';
import { isOverScene } from './agree.ts';
import { factNames, layoutNamesInWords } from './layout-names.ts';

/** What the layouts that are not open for a design are missing. */
export function closedLayouts(design: AdDesign): Partial<Record<LayoutName, string>> {
  const closed = layoutNames.filter((layout) => !isOpenFor(design, layout));
  return Object.fromEntries(closed.map((layout) => [layout, needsOf(design, layout)]));
}

/** Whether a design has all that a layout stands on. Layouts over a scene hold any. */
export function isOpenFor(design: AdDesign, layout: LayoutName): boolean {
  if (isOverScene(layout)) return true;
  const isPicture = design.layers.scene.kind === 'picture' || design.layers.product !== undefined;
  return !isPicture && isOpen(ideaOf(layout), materialOf(design));
}

/** Why a layout is not open, and what to do. */
export function missingFor(design: AdDesign, layout: LayoutName): string {
  return `“${layoutNamesInWords[layout]}” needs ${needsOf(design, layout)}. Add it, or choose another layout.`;
}

function needsOf({ layers }: AdDesign, layout: LayoutName): string {
  if (layers.product) return 'an ad without a product picture';
  if (layers.scene.kind === 'picture') return 'a drawn subject instead of the picture';
  const idea = ideaOf(layout);
  const missing = missingFacts(idea, layers.details);
  if (missing.length > 0) return missing.join(' and ');
  if (layout === 'question') return 'a headline that asks something';
  return idea.things && idea.things > 1 ? 'two subjects' : 'a subject';
}

function missingFacts(
  { needs = [], oneOf = [], ticks = 0 }: Idea,
  details: AdDesign['layers']['details'],
): string[] {
  const has = (role: string) => details.some((detail) => detail.role === role);
  const inWords = (role: Parameters<typeof has>[0]) =>
    role === 'offer' || role === 'deal'
      ? 'an offer'
      : withArticle(factNames[role as keyof typeof factNames].toLowerCase());
  const points = details.filter(({ role }) => role === 'tick').length;
  return [
    ...needs.filter((role) => !has(role)).map(inWords),
    ...(oneOf.length > 0 && !oneOf.some(has) ? [oneOf.map(inWords).join(' or ')] : []),
    ...(points < ticks ? [`${ticks} points of a list`] : []),
  ];
}

const withArticle = (noun: string) =>
  noun.startsWith('what') ? noun : `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;
