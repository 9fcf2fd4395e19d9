import type { BriefFacts } from '../brief/brief-facts.ts';
import { papers } from '../brief/intent/rules/asked-rules.ts';
import { bidFor } from '../brief/intent/rules/beforehand-rules.ts';
import { contests, perTeam } from '../brief/intent/rules/sent-in.ts';
import { isWork } from '../brief/intent/rules/works.ts';
import { longestRead } from '../brief/intent/signs/pointings.ts';
import { soughtIn } from '../brief/intent/trade/sought.ts';
import { languages, wordsOfAll } from '../languages/registry.ts';
import { toPattern } from '../pattern.ts';

const entered = toPattern(
  wordsOfAll((language) => language.entered),
  'iu',
);
/** The same letters in every language. */
const askedToAnswer = /(?<!\p{L})r\.?s\.?v\.?p(?!\p{L}|\s(?:is\s)?(?:not|optional)(?!\p{L}))/iu;

/** The button of what is only in some ways signed up for or downloaded; undefined where the usual words fit. */
export function finerCall({ intent, sayIn, brief, language }: BriefFacts): string | undefined {
  const own = (languages[sayIn] ?? languages[sayIn.split('-')[0] ?? 'en'])?.finerCalls;
  if (!own) return undefined;
  const said = `${brief.title}\n${brief.adCopy}\n${brief.saleGoals}`.slice(0, longestRead);
  // "Hiking group seeks members", "just come".
  const isJoined = intent === 'sign-up' || intent === 'visit';
  if (isJoined && own.join && soughtIn(brief.title, language) === 'members') return own.join;
  // "Online auction of promises", "bidding closes Sunday".
  if (intent === 'start' && own.bid && bidFor.test(said)) return own.bid;
  // "Raft race, £80 per team".
  if (intent === 'sign-up' && own.team && perTeam.test(said)) return own.team;
  // "Salt on the Sill, a novel, £9.99".
  if (intent === 'buy' && own.work && isWork(said)) return own.work;
  // "Please RSVP".
  if (intent === 'reserve' && own.answer && askedToAnswer.test(said)) return own.answer;
  // "Short story prize", "300 entries".
  if (intent === 'sign-up' && own.enter && (entered.test(said) || contests.test(brief.title)))
    return own.enter;
  // "Free checklist for new landlords".
  return intent === 'download' && papers.test(brief.title) ? own.paper : undefined;
}
