import { isCallToAction } from '../copywriter/calls-to-action.ts';
import type { Brief } from '../design/ad-design.ts';
import { voiceOf } from '../direction/voices.ts';
import { lowerCase } from '../languages/capitals.ts';
import { beyondHiring, isHiring } from '../languages/matchers.ts';
import type { BriefFacts, Fact, Line, Span } from './brief-facts.ts';
import { dictatedCall, messageCall, withButtonWhole } from './facts/dictated-call.ts';
import { findDates } from './facts/find-dates.ts';
import { factsOfLine } from './facts/find-facts.ts';
import { quotedRoles, type Role, takeLabelled } from './facts/labels.ts';
import { pricedThings } from './facts/price-list.ts';
import { toldOfHour } from './facts/told-of-hour.ts';
import { unitsOf, withContactApart } from './facts/units.ts';
import { printableGoals } from './goals.ts';
import { ordered } from './hopes.ts';
import { printableInstructions } from './instructions.ts';
import { intentOf } from './intent/choose-intent.ts';
import { isOwnCall, isSloganCall } from './intent/own-call.ts';
import { looksForWorkers, tellsTerms } from './intent/trade/job-offers.ts';
import { chooseLanguage } from './language/choose-language.ts';
import { directionOf } from './language/detect-language.ts';
import { lineUse } from './line-use.ts';
import { namingLine } from './naming-line.ts';
import { capitalise } from './request.ts';
import { bareWords, cleanText, repeats, says } from './text/clean-text.ts';
import { clausesOf, setWidth } from './text/segments.ts';
import { findBrand, introducedIn, introduces } from './title/brand.ts';
import { businessNameIn, nameBehindLabel, withPlaceApart } from './title/business-name.ts';
import { hostIn } from './title/hosts.ts';
import { readTitle } from './title/read-title.ts';
import { signatureIn } from './title/signature.ts';
import { askedToSay, withoutWordsToMaker } from './title/to-maker.ts';
import { whoTheyAre } from './title/who-they-are.ts';
import { findToldReaders, timesToldInGoals } from './told-readers.ts';
import { topicOf } from './topics.ts';

/** Longest text that is read of each field, in UTF-16 units; an ad has no room for more. */
const longest = { title: 300, adCopy: 1600, saleGoals: 1000, instructions: 1200, other: 600 };

/**
 * `language` is the one asked for: in it the ad says what it adds of its own. `hint` is, for example, the browser's
 * language. A brief whose words leave their language open is read in `language`, else in `hint`.
 */
export type ReadHow = { language?: string | undefined; hint?: string | undefined };

/**
 * Reads a brief once: its language, what it states and where, and what the ad
 * asks its readers to do. Linear in the length of the brief; never throws.
 */
export function readBrief(input: Brief, how: ReadHow = {}): BriefFacts {
  const typed = cleanBrief(input);
  const settled = chooseLanguage(typed, how.language ?? how.hint);
  const { language } = settled;
  const { named, ...texts } = namedRoles(typed);
  // "Can you do me a poster, I clean windows": nobody sells posters.
  const brief = { ...typed, title: withoutWordsToMaker(typed.title, language) };
  const title = readTitle(texts.title, language);
  const place = placesIn(input);
  const lines: Line[] = [];
  const add = (field: keyof Brief, texts_: string[]) => {
    for (const text of texts_) {
      const fresh = !lines.some(
        (known) => repeats(known.text, text) && setWidth(known.text) >= setWidth(text),
      );
      if (field === 'saleGoals' && isAimOf(text, lines)) continue;
      if (!fresh && field === 'adCopy') {
        // Said in the title as well: the finished copy decides where it stands.
        const known = lines.findIndex(
          (line) => line.field === 'title' && bareWords(line.text) === bareWords(text),
        );
        if (known < 1) continue;
        lines.splice(known, 1);
      } else if (!fresh && field !== 'title') continue;
      const span = place(field, text);
      const found = factsOfLine(text, language);
      const facts = found.map((one): Fact => {
        const { start, end, ...fact } = one;
        const told = field === 'adCopy' ? toldOfHour(text, one, found) : undefined;
        const parts = told ? { parts: { ...fact.parts, told } } : {};
        return { ...fact, ...parts, ...place(field, text.slice(start, end)) };
      });
      const listed = isListed(input[field] ?? '', span.start);
      const first = lines.length === 0;
      const use = lineUse({ text, facts, language, first, before: lines.at(-1)?.use, listed });
      lines.push({ text, use, facts, ...span });
    }
  };
  add('title', [title.sold, ...title.others].filter(Boolean));
  const offersJob = looksForWorkers(texts.title, language);
  add(
    'adCopy',
    unitsOf(texts.adCopy, language).filter((unit) => !(offersJob && saysOnlyHiring(unit, language))),
  );
  add('saleGoals', printableGoals(texts.goals, language));
  const business = named.brand
    ? withPlaceApart(named.brand)
    : businessNameIn(withoutOrders(texts.instructions), language);
  const printable = printableInstructions(texts.instructions, language);
  // "Klara Rutor, Király u. 8.": the place beside the name is printed as it is written.
  if (
    business?.rest &&
    /\p{L}{2}|\p{L}\p{M}|\p{Lo}/u.test(business.rest) &&
    !printable.some((one) => repeats(one, business.rest) && setWidth(one) > setWidth(business.rest) + 0.5)
  )
    add('instructions', [
      ...withContactApart(business.rest, language),
      ...printable.filter((one) => !says(business.rest, one)),
    ]);
  else add('instructions', printable);
  const tellsHours = lines.some(({ facts }) => facts.some(({ kind }) => kind === 'hours'));
  if (!tellsHours) add('saleGoals', timesToldInGoals(texts.goals, language));

  const own = topicOf({ ...brief, title: title.sold });
  const topic = own.topic === 'general' && title.sold !== brief.title ? topicOf(brief) : own;
  const voice = voiceOf(brief);
  const brand =
    (named.brand ? business?.name.replace(/[.,;]+$/u, '') : introducedIn(texts.instructions, language)) ??
    business?.name ??
    brandIn(brief, texts.instructions, language);
  const priced = pricedThings(lines);
  // "Heels from £9": an entry of the price list, and no condition of the rest.
  const isEntry = ({ kind, text }: Fact) =>
    kind === 'condition' && priced.some((entry) => bareWords(entry.text) === bareWords(text));
  const facts = [
    { kind: 'sold' as const, text: title.sold, ...place('title', title.sold) },
    ...(brand ? [{ kind: 'brand' as const, text: brand, ...placeAnywhere(place, input, brand) }] : []),
    ...lines.flatMap((line) => factsOf(line)).filter((fact) => !isEntry(fact)),
    ...priced.map((fact) => ({ ...fact, field: 'adCopy' as const, start: 0, end: 0 })),
  ].filter(({ text }) => text !== '');
  const sayIn = how.language ?? language;
  const wanted = askedToSay(texts.title, language);
  const told = [...findToldReaders(texts, language), ...(wanted ? [wanted] : [])].filter(
    (clause) =>
      !brand ||
      (nameBehindLabel(clause) !== brand && hostIn(clause, language) !== brand && !introduces(clause, brand)),
  );
  const direction = directionOf(sayIn, settled.script);
  const read = {
    ...settled,
    direction,
    sayIn,
    brief,
    facts,
    topic,
    voice,
    named,
    sold: title.sold,
    naming: namingLine(brief, lines, language),
    lines,
    told,
  };
  const asked = intentOf(read);
  const { intent } = asked;
  const used = lines.map((line) =>
    line.use === 'call' &&
    (!isOwnCall(line.text, { intent, language }) ||
      (opensCopy(line.text, texts.adCopy) && isSloganCall(line.text, { intent, language })))
      ? { ...line, use: 'body' as const }
      : line,
  );
  // "We're a florist in Whitstable": the wordmark says it.
  const isOfBrand = (clause: string) =>
    brand !== undefined && whoTheyAre(clause, language) !== undefined && says(clause, brand);
  return { ...read, ...asked, lines: used, told: told.filter((clause) => !isOfBrand(clause)) };
}

/** "We're hiring!", "Wir suchen dich!" under "Barista wanted". */
const saysOnlyHiring = (unit: string, language: string) =>
  isHiring(unit) &&
  !tellsTerms(unit, language) &&
  /^\P{L}*(?:\p{L}{1,4}\P{L}*)?$/u.test(beyondHiring(unit)) &&
  !/\p{N}/u.test(unit);

/** Whether words stand in the first of several lines of the copy, where slogans do. */
const opensCopy = (text: string, copy: string) => {
  const [first = '', ...others] = copy.split('\n');
  return others.length > 0 && first.includes(text.replace(/[.!]$/u, ''));
};

/** Whether goals name in other words, without a figure, what the copy offers: "free trials" beside "14 days free". */
function isAimOf(text: string, lines: readonly Line[]): boolean {
  const stems = (words: string) =>
    (bareWords(words).match(/[\p{L}\p{M}]{4,}/gu) ?? []).map((word) => word.slice(0, 5));
  const own = stems(text);
  return (
    own.length > 0 &&
    !/\p{Nd}/u.test(text) &&
    lines.some(({ use, field, text: said }) => {
      if (use !== 'offer' || field !== 'adCopy') return false;
      const known = stems(said);
      return own.every((stem) => known.some((one) => one.startsWith(stem.slice(0, 4))));
    })
  );
}

/** A name that is introduced, else the one the copy is signed with, else the web address or the handle. */
function brandIn(brief: Required<Brief>, instructions: string, language: string): string | undefined {
  const found = withoutDay(findBrand([instructions, brief.title, brief.adCopy], language), language);
  return found && !/[.@]/u.test(found) ? found : (signatureIn(brief.adCopy, language) ?? found);
}

/** "Poner clínica Los Olivos": the name stands behind the word that asks for it. */
const withoutOrders = (instructions: string) =>
  instructions
    .split('\n')
    .map((line) => line.replace(ordered, ''))
    .join('\n');

/** "By Mario 12 May": a name ends before the day. */
function withoutDay(name: string | undefined, language: string): string | undefined {
  const day = name && findDates(name, language).find(({ text }) => /\p{Nd}/u.test(text));
  return day && day.start > 0 ? name.slice(0, day.start).replace(/[\s.,'’-]+$/u, '') : name;
}

/** The start of a long text, up to the end of a sentence or line: half a sentence says something else. */
function upTo(text: string | undefined, length: number): string | undefined {
  if (!text || text.length <= length) return text;
  const start = text.slice(0, length);
  const end = Math.max(...['. ', '! ', '? ', '\n', '。'].map((mark) => start.lastIndexOf(mark)));
  return end > length / 4 ? start.slice(0, end + 1) : start;
}

function cleanBrief(brief: Brief): Required<Brief> {
  return {
    title: cleanText(upTo(brief.title, longest.title), longest.title),
    targetAudience: cleanText(upTo(brief.targetAudience, longest.other), longest.other),
    saleGoals: cleanText(upTo(brief.saleGoals, longest.saleGoals), longest.saleGoals),
    colors: cleanText(upTo(brief.colors, longest.other), longest.other),
    adCopy: cleanText(upTo(brief.adCopy, longest.adCopy), longest.adCopy),
    brandVoice: cleanText(upTo(brief.brandVoice, longest.other), longest.other),
    fontStyle: cleanText(upTo(brief.fontStyle, longest.other), longest.other),
    instructions: withButtonWhole(
      cleanText(upTo(brief.instructions, longest.instructions), longest.instructions),
    ),
  };
}

function namedRoles(brief: Required<Brief>) {
  const title = takeLabelled(brief.title);
  const copy = takeLabelled(brief.adCopy);
  const goals = takeLabelled(brief.saleGoals);
  const instructions = takeLabelled(brief.instructions, true);
  const named: Partial<Record<Role, string>> = {};
  for (const { labels } of [title, goals, instructions, copy]) Object.assign(named, labels);
  if (goals.labels.offer && !copy.labels.offer) delete named.offer;
  for (const { role, words } of quotedRoles(instructions.rest)) if (role) named[role] ??= words;
  const call =
    named.callToAction ??
    findAskedCall(instructions.rest) ??
    messageCall(`${goals.rest}\n${instructions.rest}`);
  // "Button: melden sie sich"
  if (call) named.callToAction = capitalise(call);
  return {
    named,
    title: title.rest || Object.values(title.labels)[0] || brief.title,
    adCopy: copy.rest,
    goals: [goals.labels.offer, goals.rest].filter(Boolean).join('\n'),
    instructions: instructions.rest,
  };
}

const saying =
  /(?:cta|call[ -]to[ -]action|button)(?:\s+(?:text|should|must|to))*\s*(?:is|be|say|says|read|reads|=|:)\s+["“]?([^"”.,;\n]{2,30})/iu;

/**
 * A call to action from the instructions. They ask for it in a sentence ("the button should say Book a taster"), or it
 * stands there alone.
 */
function findAskedCall(instructions: string): string | undefined {
  const said = saying.exec(instructions)?.[1]?.trim();
  if (said) return capitalise(said);
  const dictated = dictatedCall(instructions);
  if (dictated) return dictated;
  return clausesOf(instructions).find(
    (clause) => /^\p{Lu}/u.test(clause) && clause.split(/\s+/u).length <= 3 && isCallToAction(clause),
  );
}

/** The facts of a line, and the line itself where it is one: an offer with its limits, a slogan, an item of a list. */
function factsOf(line: Line): Fact[] {
  const { text, field, start, end, use, facts } = line;
  const whole = { text, field, start, end };
  const own = facts.filter(({ kind }) => kind !== 'question');
  const offer = own.find(({ kind }) => kind === 'offer');
  if (use === 'offer' && offer) {
    const others = own.filter(({ kind }) => kind !== 'offer');
    return [{ kind: 'offer', ...whole, parts: { ...offer.parts, figure: offer.text } }, ...others];
  }
  if (use === 'question') return [{ kind: 'question', ...whole }, ...own];
  if (field === 'title') return own;
  if (use === 'slogan') return [{ kind: 'benefit', ...whole }, ...own];
  return own;
}

type Placing = (field: keyof Brief, words: string) => Span;

/** "• tap what you had": whether a line has a bullet before it. */
const isListed = (field: string, start: number) =>
  /^\s*[•·∙▪●*✓✔–-]\s*$/u.test(
    field.slice(Math.max(field.lastIndexOf('\n', start - 1) + 1, start - 12), start),
  );

/** Where words stand in a field as it was typed; case and runs of spaces may differ. Each field is prepared once. */
function placesIn(input: Brief): Placing {
  const folded = new Map<string, string>();
  return (field, words) => {
    const raw = (input[field] ?? '').slice(0, 6000);
    let lower = folded.get(field);
    if (lower === undefined) {
      lower = foldedCase(raw);
      folded.set(field, lower);
    }
    const start = lower.indexOf(foldedCase(words));
    return start < 0 ? { field, start: 0, end: 0 } : { field, start, end: start + words.length };
  };
}

/** Lower case that keeps every offset. */
function foldedCase(text: string): string {
  const lower = lowerCase(text);
  return lower.length === text.length ? lower : text;
}

function placeAnywhere(place: Placing, input: Brief, words: string): Span {
  for (const field of ['title', 'adCopy', 'instructions', 'saleGoals'] as const) {
    const span = input[field] ? place(field, words) : undefined;
    if (span && span.end > 0) return span;
  }
  return { field: 'title', start: 0, end: 0 };
}
