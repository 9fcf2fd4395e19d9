import { tellsLook } from '../direction/tells-look.ts';
import { matchersOf } from '../languages/matchers.ts';
import { basicLanguageOf, languagesRead, sourcesOfAll } from '../languages/registry.ts';
import { findAddresses, findPhones, separateContact } from './facts/find-contacts.ts';
import { findHours, findTimes } from './facts/find-dates.ts';
import { numberedStreets } from './facts/streets.ts';
import { clausesWithPlaces, ordered, orders, startWithLabel, withoutHope, withoutSetting } from './hopes.ts';
import { textedAt } from './intent/deeds.ts';
import { type FoundOffer, findCode, findDeadline, findOffer } from './offer/find-offer.ts';
import { capitalise } from './request.ts';
import { isNegated, isPlanning } from './strategy.ts';
import { repeats } from './text/clean-text.ts';
import { everyMatch } from './text/every-match.ts';
import { perLanguage } from './text/remembering.ts';
import { sentencesOf, setWidth, wordCount } from './text/segments.ts';
import { isFirstOf } from './title/join-pieces.ts';

/** Sentences and clauses that are read of goals and instructions; nobody needs more. */
const most = 20;

const patternsOf = perLanguage((language) => {
  const { planning, conditions, lastDays, until, negations, pictured, please, wishes } = matchersOf(language);
  return {
    wished: new RegExp(`${pictured}|${please}|${wishes}|^${negations}\\s`, 'iu'),
    planning: new RegExp(planning, 'iu'),
    limit: new RegExp(`${conditions}|${lastDays}`, 'giu'),
    // A clause that only means something beside an offer: a limit, a last day, the other half of a bundle.
    goes: new RegExp(`^${negations}\\s|${conditions}|${lastDays}|${until}\\s|\\p{Nd}`, 'iu'),
  };
});

/** What marketers measure by, in every language. */
export const metric =
  /(?<![\p{L}\p{N}])(?:CP[ACILMOSV]|ROAS|ROI|CTR|AOV|LTV|CAC|KPI|MQL|SQL|CVR|MRR|ARR|NPS)s?(?![\p{L}\p{N}])/u;

/** "Test rides -> sales of the $2,999 model": what is to come of what, as planners draw it. */
const leadsTo = /-{1,2}>|=>|[→⇒➔➜]/u;

const isInternal = (clause: string, language: string, offer?: FoundOffer) =>
  leadsTo.test(clause) ||
  patternsOf(language).planning.test(clause) ||
  metric.test(clause) ||
  (offer ? isAim(clause, offer) : isPlanning(clause));

/** "They buy the 8 week term": whoever sees the ad is spoken of, not to. */
const ofReaders = new RegExp(
  `(?<![\\s,])[\\s,]+(?:${sourcesOfAll((language) => language.ofReaders)})(?!\\p{L})|` +
    `^(?:${sourcesOfAll((language) => language.ofUs)})\\s`,
  'iu',
);

/** Whether a clause speaks of those who see the ad, not to them. */
export const isOfReaders = (clause: string) => ofReaders.test(clause);

/** The last two words of a few: something free is told in that many. */
const lastWords = /(?<=^(?:\S+\s){0,2})\S+\s\S+$/u;

/**
 * Whether a clause says what is hoped for: an amount ("Raise £3000 for a new roof") or something free ("free trial
 * signups").
 */
const isAim = (clause: string, { kind, start }: FoundOffer) =>
  (kind === 'price' && (isPlanning(clause.slice(0, start)) || countAndSum.test(clause.slice(0, start)))) ||
  (kind === 'free' && isPlanning(lastWords.exec(clause.slice(start))?.[0] ?? '')) ||
  ofReaders.test(clause);

/** "600 entries and $40k": a number of something and then a sum, both hoped for. */
const countAndSum = new RegExp(
  `^\\P{L}*\\p{Nd}\\P{L}{0,3}\\s\\p{L}+\\s(?:&|\\+|${sourcesOfAll(({ and }) => and)})\\s$`,
  'iu',
);

/**
 * What the sale goals say that may be printed, word for word: offers with what limits them. Plans, targets and budgets
 * stay inside.
 */
export function printableGoals(goals: string, language: string): string[] {
  const printed: string[] = [];
  for (const sentence of sentencesOf(goals, language).slice(0, most)) {
    if (/^\p{L}+\s?[:：]/u.test(sentence) && isInternal(sentence.split(/[:：]/u)[0] ?? '', language))
      continue;
    const { phone: label } = matchersOf(language);
    const parted = separateContact(sentence, label);
    for (const run of runsOf(parted?.rest ?? sentence, language)) printed.push(capitalise(run));
    // "Older people to ring 0131 …": who is wanted stays inside.
    if (parted) printed.push(capitalise(fromLabel(parted.contact, label)));
    else for (const phone of findPhones(sentence, label)) printed.push(phone.text);
    // "Book direct at carrickcottage.example".
    // And not "fewer from booking.com".
    if (!metric.test(sentence))
      for (const address of findAddresses(sentence))
        if (!isNegated(sentence, address.start) && !wantsLess.test(sentence.slice(0, address.start)))
          printed.push(address.text);
  }
  return printed;
}

const wantsLess = new RegExp(
  `(?<!\\p{L})(?:${sourcesOfAll(({ lessOf }) => lessOf)})\\s(?:\\p{L}{1,12}\\s){0,2}$`,
  'iu',
);

const labelAt = perLanguage((label) => new RegExp(label, 'iu'));

/** A number with the words that say how it is used, where others stand before them. */
function fromLabel(contact: string, label: string): string {
  const at = labelAt(label).exec(contact.split(/\p{Nd}/u, 1)[0] ?? '');
  return at ? contact.slice(at.index) : contact;
}

/** The longest stretches of clauses that hold an offer and no plan. */
function runsOf(sentence: string, language: string): string[] {
  const clauses = clausesWithPlaces(sentence)
    .slice(0, most)
    .map((clause) => withoutHope(clause, language));
  const runs: string[] = [];
  let open: { start: number; end: number } | undefined;
  const close = () => {
    const words = open && sentence.slice(open.start, open.end).trim();
    if (words && findOffer(words, language)) runs.push(words);
    open = undefined;
  };
  for (const [index, { text, start, end, isCut }] of clauses.entries()) {
    const offer = findOffer(text, language);
    // "20% off, new customers only": who is hoped for is a limit where an offer is for them alone.
    const limitsOffer = open !== undefined && !offer && !metric.test(text) && isLimit(text, language, 0.85);
    if (offer && (isNegated(text, offer.start) || isPlannedWith(text, offer, language))) close();
    else if (offer && isHopedFor(text, offer, language)) {
      close();
      const hoped = freeThing(text, offer, language);
      if (hoped) runs.push(hoped);
    } else if (!limitsOffer && isInternal(text, language, offer)) {
      close();
      const among = offer && offerAmongPlans(text, offer, language);
      if (among) runs.push(among);
    } else if (
      offer ||
      (open ? patternsOf(language).goes.test(text) || setWidth(text) <= 20 : isLimit(text, language))
    )
      open = { start: open?.start ?? startWithLabel(clauses[index - 1], sentence, start, language), end };
    else close();
    if (isCut) close();
  }
  close();
  return runs.filter((run) => !/^\P{L}*\p{Nd}+\s?[%٪]?\P{L}*$/u.test(run));
}

/**
 * Whether something free is only hoped for. More than a word stands before "free", and the thing that is free behind
 * it: "Leute sollen eine kostenlose Probefahrt machen", "запись на бесплатную консультацию". English tells it by its
 * verbs.
 */
const isHopedFor = (clause: string, { kind, start, end }: FoundOffer, language: string) =>
  kind === 'free' &&
  language !== 'en' &&
  wordCount(clause.slice(0, start), language) > 1 &&
  /^\s+\p{L}/u.test(clause.slice(end));

/** "Kosten pro Lead unter 40 Euro", "설치당 1,500원 이하": what something may cost whoever advertises. */
const isPlannedWith = (clause: string, { kind }: FoundOffer, language: string) =>
  kind === 'price' && plannedAmounts(language).test(clause);

/** Scripts that part their words and hang nothing on them. */
const parted = '[\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}]';
const plannedAmounts = perLanguage((language) => {
  const words = languagesRead(language).flatMap((one) => one.plannedAmounts ?? []);
  return new RegExp(`(?<!${parted})(?:${words.join('|') || '(?!)'})(?!${parted})`, 'iu');
});

/** "Kostenlose Probefahrt" from what is hoped for. undefined where the words would have to take another form. */
function freeThing(clause: string, { start, end }: FoundOffer, language: string): string | undefined {
  const ending = basicLanguageOf(language)?.freeAlone;
  if (ending === undefined || !clause.slice(start, end).endsWith(ending)) return undefined;
  return /^.+?\s\p{L}[\p{L}-]*/u.exec(clause.slice(start))?.[0];
}

/**
 * Whether a clause is little more than a limit ("over 18s only"). The limit's words take more than `share` of its
 * width. "monday is dead" has no limit, and in "get new customers" it is only a part.
 */
function isLimit(clause: string, language: string, share = 0.5): boolean {
  const limits = everyMatch(patternsOf(language).limit, clause).map(([words]) => setWidth(words));
  return limits.reduce((sum, width) => sum + width, 0) > setWidth(clause) * share;
}

/** Words between an offer and the plan it is part of, in the brief's language and English. */
const connectors = perLanguage((language) => {
  const words = languagesRead(language).flatMap(({ and, purposes }) => [and, purposes]);
  return new RegExp(`\\s(?:${words.filter(Boolean).join('|')})\\s`, 'giu');
});

/**
 * The offer of a clause that also plans, without the plan: "15% off all
 * hoodies" of "boost sales with 15% off … to attract".
 */
function offerAmongPlans(clause: string, offer: FoundOffer, language: string): string | undefined {
  if (isNegated(clause, offer.start)) return undefined;
  // A bare figure or price among plans is a target ("raise sales by 30%", "CPA under $4"), not an offer.
  if (offer.kind === 'price' || !/\p{L}{2}|折|%\s?\p{L}/u.test(clause.slice(offer.start, offer.end)))
    return undefined;
  const [tail = ''] = clause.slice(offer.end).split(ofReaders, 1);
  const { planning } = patternsOf(language);
  const plan = planning.exec(tail) ?? (isPlanning(tail) ? /\S+\s*$/u.exec(tail) : null);
  const before = plan ? tail.slice(0, plan.index) : tail;
  const joint = plan ? everyMatch(connectors(language), before).at(-1) : undefined;
  // "Free trial signups": the word behind "free" says what is free.
  const isNamed = offer.kind === 'free' && /^\s\p{L}{3,}\s?$/u.test(before);
  const kept = !plan || isNamed ? before.trimEnd() : joint ? before.slice(0, joint.index) : '';
  const start = offer.kind === 'free' ? startOfFree(clause, { ...offer, tail }, language) : offer.start;
  const told = isPlanning(lastWords.exec(clause.slice(offer.start, offer.end))?.[0] ?? '')
    ? clause.slice(start, offer.end).replace(/\s\S+$/u, '')
    : clause.slice(start, offer.end);
  const words = `${told}${kept}`.trim();
  // "Ücretsiz" of "ücretsiz cilt analizine gelsinler yeter" does not say what is free.
  if (offer.kind === 'free' && wordCount(words, language) < 2) return undefined;
  return setWidth(words) <= 60 ? words : told;
}

/** Where what is free begins: "devis gratuit", "first class free". */
function startOfFree(
  clause: string,
  { start, end, tail }: FoundOffer & { tail: string },
  language: string,
): number {
  const isAlone = tail.trim() === '' && !/\s/u.test(clause.slice(start, end).trim());
  if (isAlone && wordCount(clause.slice(0, start), language) <= 3) return 0;
  if (!basicLanguageOf(language)?.freeBehind) return start;
  const thing = /(?<!\p{L})\p{L}{4,}\s$/u.exec(clause.slice(0, start));
  return thing ? thing.index : start;
}

/**
 * A clause up to its phone number, without the small words before the number: "devis gratuit au 04 55 01 22 33" gives
 * "devis gratuit".
 */
function beforePhone(clause: string, phone: { start: number } | undefined): string {
  return phone
    ? clause.slice(0, phone.start).replace(/(?:(?:\s+\p{L}{1,2})?\s+\p{L}{1,5})?[\s:.,–-]*$/u, '')
    : clause;
}

/** Parts of an ad and of an order for one, in English, which orders of all languages borrow. */
export const meta =
  /(?:phone|number|website|web site|address|logo|brand|company|name|price|colou?rs?|font|picture|image|photo|audience|target|tone|voice|style|language|background|slogan|tagline|headline|button|cta|url|link|qr)/iu;
const around = (part: 'please' | 'also' | 'that' | 'behind') =>
  `(?:${sourcesOfAll(({ aroundMention }) => aroundMention?.[part])})`;
const mention = new RegExp(
  `(?<!\\p{L})(?:${around('please')} )?(?:${around('also')} )?(?:${sourcesOfAll((language) => language.mention)})` +
    `\\s?[:：]?\\s+(?:${around('that')}\\s+)?(.{3,80})$`,
  'iu',
);
/** "Kilkenny and Carlow must be on it" */
const mentionBehind = new RegExp(`^(.{3,80}?),?\\s+${around('behind')}$`, 'iu');
/** What instructions are about, where they are not about who sends them. */
export const aboutAd = new RegExp(
  `(?<!\\p{L})(?:${sourcesOfAll((language) => language.aboutAd)})(?!\\p{L})`,
  'iu',
);
const quotedMention =
  /(?:include|add|mention|write|say|text|phrase|words)\s[^"“'‘\n]{0,25}(?:["“]|(?<!\p{L})['‘])([^"”’'\n]{2,60})["”’'](?!\p{L}|\s+(?:as|for|on|in)\s)/iu;

/** What instructions say that may be printed: things to mention, offers, codes, phone numbers, addresses and hours. */
export function printableInstructions(instructions: string, language: string): string[] {
  const printed: string[] = [];
  const add = (text: string | undefined) => {
    if (text && !printed.some((known) => repeats(known, text))) printed.push(capitalise(text));
  };
  const words = quotedMention.exec(instructions);
  if (words?.[1] && !isNegated(instructions, words.index)) add(words[1].trim());
  const { phone, hours: opening, regularly } = matchersOf(language);
  const lines = instructions.split('\n').flatMap((text) => sentencesOf(text, language));
  for (const line of lines.slice(0, most)) {
    let isList = false;
    for (const { text: typed } of clausesWithPlaces(line)
      .slice(0, most)
      .map((one) => withoutHope(one, language))) {
      const clause = withoutSetting(typed, language);
      const asked = mention.exec(clause) ?? mentionBehind.exec(clause);
      if (asked && isNegated(clause, asked.index)) continue;
      const said = asked?.[1]?.replace(ordered, '').trim();
      const offer = findOffer(said ?? clause, language);
      // "Mention fully insured, evenings no extra charge": what is to be said goes on.
      const goesOn: boolean = isList && !said && isSaid(clause, language);
      isList = said !== undefined || goesOn;
      if (said && (offer || !(meta.test(said) || isPlanning(said) || setWidth(said) > 60))) add(said);
      else if (goesOn) add(clause);
      else if (offer && isWhole(clause, offer, language)) add(clause.trim());
      else if (offer && !isPlanning(clause)) {
        const called = findPhones(clause, phone).find(({ start }) => start >= offer.end);
        add(offerAmongPlans(beforePhone(clause, called), offer, language));
        add(called?.text);
      } else if (findHours(clause, language, { opening, regularly }).length > 0 || saysWhen(clause))
        add(clause);
      else {
        for (const { text } of findPhones(clause, phone)) {
          // "WhatsApp 722 555 0188": the number is printed with the words that say how to reach it.
          const how = textedAt(clause, text, language);
          // A short one is no number without them.
          const isKnown = findPhones(text, phone).length > 0;
          add(how?.messenger ? `${how.messenger} ${text}` : isKnown ? text : fromLabel(clause, phone));
        }
        for (const { text } of findAddresses(clause)) add(text);
      }
      add(findCode(clause));
      if (said && !offer) add(findDeadline(said));
    }
    for (const street of numberedStreets) for (const place of everyMatch(street, line)) add(place[0]);
  }
  return printed;
}

/** Whether a clause may be printed behind one that is asked for: it has two words and says nothing of the ad. */
const isSaid = (clause: string, language: string) =>
  wordCount(clause, language) >= 2 &&
  setWidth(clause) <= 60 &&
  !meta.test(clause) &&
  !aboutAd.test(clause) &&
  !isPlanning(clause) &&
  !tellsLook(clause) &&
  !patternsOf(language).wished.test(clause);

/**
 * Whether a clause names before "free" who or what is free, and says nothing about the ad: "Kids under 10 paddle free
 * with an adult". "First clean half price" does so with less to pay.
 */
const isWhole = (clause: string, { kind, start, end }: FoundOffer, language: string) =>
  kind !== 'price' &&
  (kind === 'free' ||
    (start > 0 &&
      end === clause.trimEnd().length &&
      wordCount(clause.slice(0, start), language) <= 3 &&
      (isFirstOf(clause.slice(0, start), language) || !tellsLook(clause.slice(0, start))) &&
      !orders.test(clause.slice(0, start)))) &&
  setWidth(clause) <= 60 &&
  /\p{L}{2}/u.test(clause.slice(0, start)) &&
  !isInternal(clause, language) &&
  !meta.test(kind === 'free' ? clause : clause.slice(0, start)) &&
  !aboutAd.test(clause) &&
  findPhones(clause, matchersOf(language).phone).length === 0;

/** "Viewings after 6pm", "ring 0131 … before noon": a short clause with a time, no order about the ad itself. */
const saysWhen = (clause: string) =>
  setWidth(clause) <= 44 &&
  findTimes(clause).length > 0 &&
  !meta.test(clause) &&
  !isPlanning(clause) &&
  !/(?<!\p{L})(?:post|publish|schedule|send|run|ad|ads|deadline for|by the time|clock|watch)(?!\p{L})/iu.test(
    clause,
  );
