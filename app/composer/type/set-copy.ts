import type { AdDesign } from '../design/ad-design.ts';
import type { DetailRole } from '../design/concepts.ts';
import type { SetCopy, SetText } from '../layouts/layout.ts';
import { type CopyRole, copyRoles, type TextRole } from '../layouts/shape-id.ts';
import { findMissingEmoji } from './emoji.ts';
import { fontStackFor, loadFonts } from './fonts.ts';
import { withHeldArticles } from './held-articles.ts';
import { heldParts } from './held-parts.ts';
import { withHeldPhrases } from './held-phrases.ts';
import { graphemesOf, isEmoji, prepareText } from './typesetting.ts';
import { withWholePrices } from './whole-prices.ts';
import { wordSpacingOf } from './word-spacing.ts';

/** The words ready to be set; `missing` are characters without a glyph, `dropped` emoji without a drawing. */
export type PreparedCopy = { copy: SetCopy; missing: string[]; dropped: string[] };

/** Details set as large as a headline, and so in its family. */
const displayed = new Set<TextRole>([
  'price',
  'formerPrice',
  'number',
  'quote',
  'before',
  'after',
  'date',
  'phone',
  'code',
] satisfies DetailRole[]);

/** Prepares every text of a design and loads the fonts it needs; `breakWords` lets very long words break. */
export async function prepareCopy(design: AdDesign, breakWords = false): Promise<PreparedCopy> {
  const { layers, language, script, typography } = design;
  const set: { [Role in CopyRole]?: SetText } = {};
  const missing = new Set<string>();
  const dropped = new Set<string>();
  const prepare = async (role: TextRole, words: string): Promise<SetText | undefined> => {
    const drawable = await withoutUnknownEmoji(words, dropped);
    const uppercase = role === 'headline' && typography.uppercase;
    const text = prepareText(drawable, {
      language,
      script,
      uppercase,
      running: role === 'subline',
      breakWords,
    });
    if (text.plain === '') return undefined;
    const isModern = design.concept !== 'classic';
    const given = isModern ? withHeldPhrases(text.plain, language) : text.plain;
    const plain =
      role === 'subline' || role === 'offer'
        ? withWholeWords(given, design)
        : (role === 'headline' || role === 'quote') && isModern
          ? withHeldArticles(given, language)
          : given;
    return {
      ...text,
      ...(plain === text.plain ? {} : { plain, parts: heldParts(plain) }),
      role,
      families: [],
    };
  };
  for (const role of copyRoles) {
    const given = layers[role];
    const text = given && (await prepare(role, given));
    if (text) set[role] = text;
  }
  const prepared = await Promise.all(layers.details.map(({ role, text }) => prepare(role, text)));
  const details = prepared.filter((text) => text !== undefined);
  const isDisplayed = ({ role }: SetText) => displayed.has(role);
  const wishes = [
    { wanted: typography.display, texts: [set.headline, set.brand] },
    { wanted: typography.display, texts: details.filter(isDisplayed) },
    { wanted: typography.body, texts: [set.subline, set.offer, set.callToAction] },
    { wanted: typography.body, texts: details.filter((text) => !isDisplayed(text)) },
  ];
  for (const { wanted, texts } of wishes) {
    const group = texts.filter((text) => text !== undefined);
    for (const character of chooseFamilies(group, { wanted, language, script })) missing.add(character);
  }
  for (const text of [...Object.values(set), ...details]) text.wordSpacing = wordSpacingOf(text, design);
  const { headline, callToAction } = set;
  if (!headline || !callToAction) {
    return {
      copy: emptyCopy,
      missing: ['(empty headline or call to action)'],
      dropped: [...dropped],
    };
  }
  // Under a sub-line a number is set in the face of the button, and so is a price that is struck through.
  const small = details.filter(({ role }) => role === 'phone' || role === 'formerPrice');
  await loadFonts([
    ...[...Object.values(set), ...details].map(({ plain, families }) => ({ text: plain, families })),
    ...small.map(({ plain }) => ({ text: plain, families: callToAction.families })),
  ]);
  return {
    copy: { ...set, headline, callToAction, details },
    missing: [...missing],
    dropped: [...dropped],
  };
}

/**
 * Chooses one family for all texts when it has all their letters, else one for each text. Returns the letters that none
 * has.
 */
function chooseFamilies(
  texts: SetText[],
  how: { wanted: string; language: string; script: string },
): string[] {
  const together = fontStackFor({ ...how, text: texts.map(({ plain }) => plain).join(' ') });
  return texts.flatMap((text) => {
    const isShared = together.families.length === 1 && together.missing.length === 0;
    const stack = isShared ? together : fontStackFor({ ...how, text: text.plain });
    text.families = stack.families;
    return stack.missing;
  });
}

const emptyText = { plain: '', parts: [], families: [] };
const emptyCopy: SetCopy = {
  headline: { ...emptyText, role: 'headline' },
  callToAction: { ...emptyText, role: 'callToAction' },
  details: [],
};

/** Characters of an entry that a line never parts. */
const longestEntry = 26;

/** Classic designs break where they broke. */
const withWholeWords = (text: string, { layers, concept }: AdDesign) =>
  concept === 'classic'
    ? withWholeEntries(text, layers.details)
    : withWholePrices(withWholeEntries(text, layers.details));

/** A text whose entries of a price list break between one another: "Cut £20, | colour £60". */
function withWholeEntries(text: string, details: AdDesign['layers']['details']): string {
  const prices = details.filter(({ role }) => role === 'listedPrice');
  const things = details.filter(({ role }) => role === 'listed');
  // A single price has no other entry to be parted from.
  if (things.length < 2) return text;
  return things.reduce((held, thing, index) => {
    const entry = `${thing.text} ${prices[index]?.text ?? ''}`.toLowerCase();
    const spaced = held.toLowerCase().replaceAll('\u00a0', ' ');
    const at = entry.length > longestEntry ? -1 : spaced.indexOf(entry);
    if (at < 0) return held;
    const whole = held.slice(at, at + entry.length).replaceAll(' ', '\u00a0');
    return held.slice(0, at) + whole + held.slice(at + entry.length);
  }, text);
}

async function withoutUnknownEmoji(text: string, dropped: Set<string>): Promise<string> {
  const emoji = graphemesOf(text).filter(isEmoji);
  if (emoji.length === 0) return text;
  const unknown = new Set(await findMissingEmoji(emoji));
  for (const grapheme of unknown) dropped.add(grapheme);
  return graphemesOf(text)
    .filter((grapheme) => !unknown.has(grapheme))
    .join('');
}
