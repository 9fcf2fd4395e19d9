import type { Angle, BriefFacts, Line } from '../brief/brief-facts.ts';
import type { Intent } from '../brief/intent/intents.ts';
import { isBeside } from '../brief/offer/beside.ts';
import { findOffers } from '../brief/offer/find-offer.ts';
import { anyMoney } from '../brief/offer/offer-words.ts';
import { namesTerm } from '../brief/offer/price-terms.ts';
import { capitalise, withoutRequest } from '../brief/request.ts';
import { bareWords } from '../brief/text/clean-text.ts';
import { perLanguage } from '../brief/text/remembering.ts';
import { setWidth, withHeldDots, wordCount } from '../brief/text/segments.ts';
import { lowerCaseIn } from '../languages/capitals.ts';
import { unspaced } from '../languages/unspaced.ts';
import { findSubjects } from '../subjects/find-subjects.ts';
import { pricedThing, promise, regularly } from './clause-headlines.ts';
import { hook } from './hook-headline.ts';
import {
  ableLines,
  addresses,
  clauseMark,
  contacts,
  type Finder,
  holds,
  isCondition,
  isInvitation,
  isListed,
  isLongList,
  isPromise,
  isRegular,
  joinsTwo,
  kindsOf,
  leading,
  leadWithoutStop,
  type OtherHeadline,
  openingQuestion,
  opensWithAside,
  tellsComers,
  tellsDetail,
  untilOf,
  widest,
} from './led-lines.ts';
import { isReadWithName, namedFact, saidBehindName } from './named-fact.ts';
import { offerClause, wholeOffer } from './offer-headlines.ts';
import { callsOut, isOwnersLine, namesNothing } from './owners-line.ts';
import { fromPrice, nameBeforePrice, onePrice } from './price-headlines.ts';
import { withName } from './with-name.ts';

/**
 * The second idea for a headline: the title as it was typed, an offer, what the thing does for its buyer, or a
 * question. Its words stand in the brief as they are. Where the headline does not name the thing, the sub-line does.
 * undefined: the brief says nothing else that can lead.
 */
export function otherHeadline(facts: BriefFacts, angle: Angle): OtherHeadline | undefined {
  const { intent, lines, sold } = facts;
  if (isOwnersLine(facts)) return moreThanTitle(facts);
  // Where a title that is an offer does not lead, it goes to the badge. Then nothing names the thing, so it has to
  // lead.
  const isOffer = lines.some(
    (one) => one.field === 'title' && one.use === 'offer' && (one.text === sold || isPriced(one)),
  );
  const offers: Finder[] = intent === 'apply' ? [] : [wholeOffer, fromPrice, offerClause, onePrice];
  const first: Finder[] =
    angle === 'offer' ? offers : angle === 'question' ? [question] : angle === 'benefit' ? [benefit] : [];
  const named: Finder[] = [wholeTitle, nameBeforePrice, shorterName];
  const others = [
    ...first,
    question,
    wholeTitle,
    ...offers,
    benefit,
    beats,
    dayOfEvent,
    ...named,
    namedPromise,
    namedRegularly,
    namedFact,
    pricedThing,
    hook,
  ];
  for (const find of new Set(isOffer ? [...named, namedFact, hook] : others)) {
    const found = find(facts);
    if (!found || bareWords(found.headline) === bareWords(facts.sold)) continue;
    // "Hearing going? Come in.": a question is asked of readers.
    const told = find === question ? found : withName(found, facts);
    if (told) return told;
  }
  return undefined;
}

/** What the owner says, with more behind it. */
const moreThanTitle: Finder = (facts) => {
  const isWhole = callsOut(facts.sold, facts.language) || namesNothing(facts);
  const behind = isWhole ? [] : [fromPrice, namedFact];
  return [wholeTitle, dayOfEvent, ...behind].map((find) => find(facts)).find((found) => found !== undefined);
};

const question: Finder = (facts) => {
  const line = openingQuestion(facts);
  return line && { headline: capitalise(line.text), said: [line] };
};

/** The title whole where it says more than the name: "Escape room: The Submarine", "Flohmarkt am 3. Mai". */
const wholeTitle: Finder = ({ brief, lines, language }) => {
  const title = leadWithoutStop(brief.title);
  const own = lines.filter(({ field }) => field === 'title');
  if (own.length < 2 || setWidth(title) > widest.named || withoutRequest(title) !== title) return undefined;
  if (/[\n|•·~#@<>]|\s\/\s|https?:|www\./u.test(title) || own.some((line) => holds(line, contacts)))
    return undefined;
  if (/[.!?;؟](?=\s\S)|[。！？；](?=\s?\S)/u.test(withHeldDots(title, language))) return undefined;
  // "Oil change $39.95": a price leads nothing, unless the title sets it apart itself.
  if (own.some((line) => isPriced(line) && !/[,،、:–—|-]\s*$/u.test(priceless(title, line))))
    return undefined;
  // Two facts on either side of a dash are read as two; what goes on small is one.
  const behind = title.split(/\s[–—-]+\s|\s?—\s?/u).slice(1);
  if (behind.some((words) => !/^(?:\p{Ll}|\p{Lo})/u.test(words) || anyMoney.test(words))) return undefined;
  const typed = bareWords(title).split(' ');
  const kept = new Set(bareWords(own.map(({ text }) => text).join(' ')).split(' '));
  if (typed.some((word) => word.length > 3 && !kept.has(word))) return undefined;
  return { headline: capitalise(title), said: own };
};

/** What is good news beside the thing: alone, "Eye test included" would not say of what. */
const namedPromise: Finder = (facts) => {
  const found = promise(facts);
  const headline = found && saidBehindName(found.headline, facts);
  return headline ? { ...found, headline } : undefined;
};

/** "Every Tuesday a new episode" is read behind the name of what comes; "Live music every Sunday" leads itself. */
const namedRegularly: Finder = (facts) => {
  const found = regularly(facts);
  if (facts.intent !== 'listen' && facts.intent !== 'sign-up' && facts.intent !== 'follow') return found;
  const headline = found && saidBehindName(found.headline, facts);
  return headline ? { ...found, headline } : undefined;
};

const priceless = (title: string, { text }: Line) =>
  title.slice(0, Math.max(0, title.toLowerCase().lastIndexOf(text.toLowerCase())));

/** "From £40": what a title ends on, and an offer by its price alone. */
const isPriced = ({ use, facts }: Line) => use === 'offer' && facts.some(({ kind }) => kind === 'price');

/** What the thing does for its buyer, in a sentence of at least three words or in clauses of two. */
const benefit: Finder = (facts) => {
  const { language } = facts;
  const { until, from } = untilOf(language);
  const line = ableLines(facts).find((one) => {
    const { use, text, field } = one;
    if (field !== 'adCopy' || use !== 'slogan' || until.test(text) || from.test(text)) return false;
    if (isCondition(text, language) || opensWithAside(language).test(text)) return false;
    if (tellsDetail(text, language)) return false;
    // "Collection and cleaning included": said behind the name, further down.
    if (isPromise(text, language) && !clauseMark.test(text)) return false;
    // "One shift a week, 11 to 1", "Bazaar, shop 12": when or where.
    if (/\p{Nd}[.!]?$/u.test(text) || (/[!！]$/u.test(text) && isInvitation(text, facts))) return false;
    // "Part time, 3 afternoons": hours of a job.
    if ((facts.intent === 'apply' && /\p{Nd}/u.test(text)) || anyMoney.test(text)) return false;
    // "New spot posted every morning at 9": when.
    if (/\p{Nd}/u.test(text) && isRegular(text, language)) return false;
    // "Bring your ID", "Message us to reserve your box": what to know, and what to do.
    if (tellsComers(text, language)) return false;
    // "Local pickup or £3.50 postage": what comes beside the thing.
    if (isBeside(text, language) && !isBeside(facts.sold, language)) return false;
    // "Children with an adult": who may come.
    if (wordCount(text, language) <= 5 && namesTerm('person', text, language)) return false;
    if (!kindsOf(one).every((kind) => kind === 'number' || kind === 'rating')) return false;
    // "Atendo Zona Sul": where, not what; German writes every noun so.
    if (language !== 'de' && /\s\p{Lu}\p{Ll}+[.!]?$/u.test(text)) return false;
    const words = wordCount(text, language);
    const halves = text.split(clauseMark);
    const isCalled = /[!！]$/u.test(text) || addresses(language).test(text);
    // "Mgr Anna Nowak, 10 years of experience": who it is.
    if (halves.some(isNameAlone)) return false;
    // "Kaju katli, motichoor laddu, soan papdi": what there is. "One job, one plant, one laugh" is said in one breath.
    const isOneBreath = new Set(openingsOf(text)).size === 1;
    if (isLongList(halves.length, text) || (isListed(text, language) && !isCalled && !isOneBreath))
      return false;
    if ((halves.length === 2 || halves.length === 3) && !/^\p{Nd}/u.test(text))
      return halves.every(
        (half, index) => wordCount(half, language) >= 2 && (index === 0 || !/^\p{Lu}/u.test(half)),
      );
    return (
      halves.length === 1 &&
      words >= 4 &&
      !/^\P{L}*\p{Nd}/u.test(text) &&
      (!/\p{Nd}/u.test(text) || words >= 5)
    );
  });
  if (!line) return undefined;
  const alone = leading(line, language);
  // "X-ray and lab on site", "Soft wash, no pressure on tiles": details of the thing, unless they speak to readers.
  const isOneBreath = new Set(openingsOf(line.text)).size === 1 && clauseMark.test(alone.headline);
  if (isOneBreath || addresses(language).test(line.text)) return alone;
  const headline = isReadWithName(line, facts) ? saidBehindName(alone.headline, facts) : undefined;
  return headline ? { ...alone, headline } : undefined;
};

/** The words that the clauses of a line begin with. */
const openingsOf = (text: string) => text.split(clauseMark).map((half) => bareWords(half).split(' ', 1)[0]);

/** "Galeria Central", "Familie Huber": two words or more in capitals. */
const isNameAlone = (text: string) =>
  /^\p{Lu}[\p{L}\p{M}]+(?:\s(?:&\s)?\p{Lu}[\p{L}\p{M}]+)+\.?$/u.test(text);

const withStop = (text: string) => (/[!.…]$/u.test(text) ? text : `${text}.`);

/** Two short sentences one after the other: "2 hours a week. Mileage paid." */
const beats: Finder = ({ lines, language, intent }) => {
  const isBeat = (line: Line | undefined): line is Line =>
    line?.field === 'adCopy' &&
    line.use === 'slogan' &&
    kindsOf(line).every((kind) => kind === 'number') &&
    /^[^,،、，.!?:]+[.!]?$/u.test(line.text) &&
    wordCount(line.text, language) >= 2 &&
    wordCount(line.text, language) <= 4 &&
    !isCondition(line.text, language) &&
    !tellsComers(line.text, language) &&
    // "2 hours a week" asks little of helpers; "6 week lead time", "MOQ 50 pieces" are details.
    (intent === 'sign-up' || intent === 'apply' || !/\p{Nd}/u.test(line.text)) &&
    !isNameAlone(line.text);
  // "Insurance included. GST bill.": of what?
  const at = lines.findIndex(
    (line, index) => isBeat(line) && !isPromise(line.text, language) && isBeat(lines[index + 1]),
  );
  const [one, other] = lines.slice(at, at + 2);
  if (at < 0 || !one || !other) return undefined;
  const headline = [one, other].map(({ text }) => withStop(capitalise(leadWithoutStop(text)))).join(' ');
  return setWidth(headline) <= 40 && !unspaced.test(headline) ? { headline, said: [one, other] } : undefined;
};

/** An event and its day, which stands alone or first in a line: "Feria del chuletón, 14 al 16 de junio". */
const dayOfEvent: Finder = ({ lines, sold, intent, script, language }) => {
  if (!events.has(intent) || /[,،:–—|?!]|\p{Nd}|\p{Extended_Pictographic}/u.test(sold) || unspaced.test(sold))
    return undefined;
  for (const line of lines) {
    const day = line.facts.find(({ kind, text }) => kind === 'date' && /\p{Nd}/u.test(text));
    if (!day || line.field === 'title' || holds(line, ['deadline'])) continue;
    const end = line.text.indexOf(day.text) + day.text.length;
    // "14 al 16 de junio": a day stands for the last of several.
    if (!/^(?:\p{Nd}{1,2}\.?\s?(?:\p{L}{1,3}|[-–+&])\s?)?$/u.test(line.text.slice(0, end - day.text.length)))
      continue;
    const behind = line.text.slice(end);
    // "Mittwoch, 22. Oktober, 15:30–20 Uhr": a day goes with its hour, below.
    const after = behind.replace(/^[\s,،]+/u, '');
    const isTimed =
      /^\p{Nd}{1,2}(?:[.:h]\p{Nd}{2})?\s?[-–]\s?\p{Nd}/u.test(after) ||
      line.facts.some(({ kind, text }) => (kind === 'time' || kind === 'hours') && after.startsWith(text));
    if (isTimed || !/^(?:[,،]\s|[.]?$)/u.test(behind)) return undefined;
    const when = smallDay(line.text.slice(0, end).replace(/(?<=\p{L}{3})\.$/u, ''), language);
    const headline = `${sold}${script === 'Arab' ? '،' : ','} ${when}`;
    const rest = capitalise(behind.replace(/^[,،.]?\s*/u, '').replace(/(?<=\p{Nd}{2})\.$/u, ''));
    if (setWidth(headline) > widest.named) return undefined;
    return { headline, said: [line], ...(rest && { parted: { line, rest } }) };
  }
  return undefined;
};

/** A weekday inside a line is written as its language does: "sábado 8 de marzo", but "Samstag, 8. März". */
const smallDay = (day: string, language: string) =>
  weekdayOf(language).isSmall && /^\p{Lu}\p{Ll}/u.test(day)
    ? lowerCaseIn(day.charAt(0), language) + day.slice(1)
    : day;

const weekdayOf = perLanguage((language) => ({
  isSmall: /^\p{Ll}/u.test(
    new Intl.DateTimeFormat(language, { weekday: 'long' }).format(new Date(2024, 0, 1)),
  ),
}));

/** What people come to on a day. */
const events: ReadonlySet<Intent> = new Set([
  'tickets',
  'visit',
  'directions',
  'reserve',
  'enrol',
  'book',
  'sign-up',
]);

/** "Line cook, 4 days, no splits": the name before its first comma, where both show the same thing. */
const shorterName: Finder = ({ sold, lines, language }) => {
  const own = lines.find(({ field, text }) => field === 'title' && text === sold);
  const at = clauseMark.exec(sold);
  // "Receptionist wanted (part time, evenings)": a bracket stays whole.
  if (at && sold.lastIndexOf('(', at.index) > sold.lastIndexOf(')', at.index)) return undefined;
  if (!own || !at || /[:–—|?!]|\p{Extended_Pictographic}/u.test(sold)) return undefined;
  const name = sold.slice(0, at.index);
  const rest = capitalise(sold.slice(at.index + at[0].length));
  // "Ice cream van for weddings, schools and fetes": a list goes on.
  if (!/[,،、，]/u.test(rest) && joinsTwo(rest, language) && !/\p{Nd}/u.test(rest)) return undefined;
  if (wordCount(name, language) < 2 || anyMoney.test(sold) || findOffers(name, language).length > 0)
    return undefined;
  // "Saplings of apple, pear, black currant", "Your armchair, reupholstered": the next word goes on from the name.
  if (/^\p{Ll}[\p{L}\p{M}]*(?:,|$)/u.test(sold.slice(at.index + at[0].length))) return undefined;
  // "…, 4 days": what counts goes with a name that is whole.
  if (/^\p{Nd}/u.test(rest) && !/\p{Nd}$/u.test(name))
    return { headline: name, said: [own], parted: { line: own, rest } };
  const shown = (title: string) => findSubjects({ title }, language)[0]?.name;
  const thing = shown(name);
  if (!thing || thing !== shown(sold)) return undefined;
  return {
    headline: name,
    said: [own],
    parted: { line: own, rest },
  };
};
