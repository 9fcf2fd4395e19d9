import { wordsOfAll } from '../../../languages/registry.ts';
import { toPattern } from '../../../pattern.ts';
import { findOffer } from '../../offer/find-offer.ts';
import { clausesOf } from '../../text/segments.ts';
import type { Intent } from '../intents.ts';
import type { Reading, Rule } from '../reading/reading.ts';
import { saysDeed } from '../signs/deeds.ts';
import { longestRead, pointingsIn } from '../signs/pointings.ts';
import { workNamed } from '../signs/work-named.ts';

const printed = toPattern(
  wordsOfAll((language) => language.works?.books),
  'iu',
);
const played = toPattern(
  wordsOfAll((language) => language.works?.games),
  'iu',
);
const filed = toPattern(
  wordsOfAll((language) => language.works?.files),
  'iu',
);
const heard = toPattern(
  wordsOfAll((language) => language.works?.heard),
  'iu',
);
const released = toPattern(
  wordsOfAll((language) => language.works?.out),
  'iu',
);

const services = toPattern(
  wordsOfAll((language) => language.works?.services),
  'iu',
);

/** What is shown on a channel: names, alike in every language. */
const filmed =
  /(?<!\p{L})(?:v[ií]d[eé]o|vlog|в[иі]део|βίντεο|فيديو|ویدیو|סרטון|वीडियो|영상|動画|视频|影片)/iu;

/** Whether a title tells of a video. */
export const isVideo = (title: string) => filmed.test(title);

/** Where one follows a channel: names, alike in every language. */
export const channels =
  /(?<!\p{L})(?:YouTube|TikTok|Twitch|Instagram|Rumble|Bilibili|ютуб\p{L}*|[يی]وتيوب|یوٹیوب|یوتیوب|יוטיוב|यूट्यूब|유튜브|ユーチューブ|B站)(?!\p{L})/iu;

/** Whether a text tells of a video or of one part of several. */
export const isShow = (text: string) => isVideo(text) || /[eé]pi[sz]od/iu.test(text);

/** "Full video out now", whatever it is about. */
export const isVideoOut = ({ brief, said, has, language }: Reading) =>
  isVideo(brief.title) &&
  // "My new video game is out now".
  workNamed(brief.title.slice(0, 120), language) !== 'played' &&
  !services.test(said) &&
  released.test(said) &&
  !has('price');

/** Whether a text tells of a book, a game, a file or a recording that is had from home. */
export const isWork = (text: string) =>
  !services.test(text) &&
  ([printed, played, filed].some((words) => words.test(text)) || (heard.test(text) && released.test(text)));

/** Trades that work on books and games, or lend them: they may name them as well. */
const worksOn = new Set<Intent | undefined>(['apply', 'quote', 'sign-up', 'table', 'donate', 'test-drive']);

/** Whether a brief tells of a work that can be had anywhere, and of no place or hour to come to. */
export const isHadAnywhere = ({ named, facts, has, isDropIn, form, said, ...rest }: Reading) =>
  !worksOn.has(named) &&
  // "Cover design for novels", "Learn the piano in six lessons, a book of scores".
  !services.test(said) &&
  !(form() === 'lesson' && (rest.hasDay() || rest.hasLength())) &&
  !rest.isPricedByStay() &&
  !(['hours', 'time', 'phone'] as const).some(has) &&
  // "Murder at Sedge Farm": a place in the name of a work.
  !facts.some(({ kind, text, field }) => kind === 'place' && field !== 'title' && /\p{Nd}/u.test(text)) &&
  !isDropIn() &&
  // "School library, £5 a month = one new book", with the goal of donors.
  !pointingsIn(rest.brief.saleGoals, rest.language).some(({ intent }) => intent === 'donate') &&
  !saysDeed('visit', rest.brief.title, rest.language);

const isAnywhere = (reading: Reading) => isHadAnywhere(reading) && !reading.isRegular();

/** Books, games, files and recordings that are out: they are had from home, whatever their title plays on. */
export const works: Record<string, Rule> = {
  /** "Salt on the Sill, a novel", "paperback £9.99, in bookshops now". */
  book: (reading) =>
    isAnywhere(reading) && printed.test(reading.said) && isOut(reading)
      ? reading.isFree() && !reading.has('price')
        ? 'learn'
        : 'buy'
      : undefined,
  /** "Lantern Keepers – out now on Steam, $12.99". */
  game: (reading) => {
    if (!isAnywhere(reading) || !played.test(reading.said)) return undefined;
    if (reading.has('price')) return 'buy';
    const isGiven = reading.facts.some(({ parts }) => parts?.kind === 'free') || freeOn(reading);
    return isGiven ? 'play' : 'discover';
  },
  /** "60 brushes for Procreate, £14, instant download". */
  file: (reading) => {
    if (!isAnywhere(reading) || !reading.has('price') || !filed.test(reading.said)) return undefined;
    // "30 new patterns every month, $9/month".
    return reading.isPricedByTerm() ? 'sign-up' : 'buy';
  },
  /** "I restored a racing bike, full video out now". */
  video: (reading) => (isAnywhere(reading) && isVideoOut(reading) ? 'listen' : undefined),
  /** "The Gate at Hollin Bank": "Eight episodes. Out 4 May". */
  recording: (reading) => {
    if (!isAnywhere(reading) || !heard.test(reading.said) || !released.test(reading.said)) return undefined;
    return reading.has('price') ? 'buy' : 'listen';
  },
};

/** "Moth Garden: free on itch.io". */
const freeOn = ({ said, language }: Reading) =>
  clausesOf(said.replaceAll(': ', ', ')).some((clause) => findOffer(clause, language)?.kind === 'free');

/** Whether a book has its price, or the brief says that it is out or is the first of some. */
const isOut = (reading: Reading) =>
  (['price', 'offer', 'deadline'] as const).some(reading.has) ||
  released.test(reading.said.slice(0, longestRead));
