import { isCallToAction } from '../copywriter/calls-to-action.ts';
import { repeats } from './clean-text.ts';
import { findCode, findDeadline, findOffer } from './offer.ts';
import { capitalised } from './request.ts';
import { clausesOf, setWidth, wordCount } from './segments.ts';
import { isNegated, isPlanning } from './strategy.ts';

/** What goals and instructions say that may be printed. */
export type Facts = { offers: string[]; mentions: string[]; notes: string[]; callToAction?: string };

const tailEnd = /\s+(?:to|for|so|and|until|till|in order|who|which|that|by|with|through|from|during)\s.*$/iu;

/** The offer of a clause that also plans: its words, and in English the goods it is on. */
function offerAmongPlans(clause: string): string | undefined {
  const offer = findOffer(clause);
  if (!offer || isNegated(clause, offer.start)) return undefined;
  // A bare figure among plans is a target ("raise sales by 30%"), not an offer.
  if (offer.kind === 'price' || !/\p{L}{2}/u.test(offer.text)) return undefined;
  const tail = clause.slice(offer.end).replace(tailEnd, '');
  const goods = /\boff$/iu.test(offer.text)
    ? (/^(?:\s+(?:on\s+)?(?:all|your|any|the|our|first|every)?\s*[\p{L}-]+(?:\s+[\p{L}-]+)?)/iu.exec(
        tail,
      )?.[0] ?? '')
    : '';
  const whole = `${offer.text}${isPlanning(goods) ? '' : goods}`.trim();
  return setWidth(whole) <= 34 ? whole : offer.text;
}

/** The offer of a clause that plans nothing: the clause itself when it is short. */
function offerOfClause(clause: string, language: string): string[] {
  const offer = findOffer(clause);
  if (!offer || isNegated(clause, offer.start)) return [];
  if (setWidth(clause) <= 32 && wordCount(clause, language) <= 7) return [clause];
  const until = findDeadline(clause);
  if (until) {
    const without = clause
      .replace(until, '')
      .replace(/\s{2,}/gu, ' ')
      .trim();
    if (setWidth(without) <= 32 && findOffer(without)) return [without];
  }
  return [offerAmongPlans(clause) ?? offer.text];
}

const meta =
  /(?:phone|number|website|web site|address|logo|brand|company|name|price|colou?rs?|font|picture|image|photo|audience|target|tone|voice|style|language|background|slogan|tagline|headline|button|cta|url|link|qr)/iu;
const mention =
  /(?<!\p{L})(?:please )?(?:also )?(?:mention|highlight|emphasi[sz]e|state)\s+(?:that\s+|our\s+|the\s+)?(.{3,60})$/iu;
const quotedMention =
  /(?:include|add|mention|write|say|text|phrase|words)\s[^"“\n]{0,25}["“]([^"”\n]{2,60})["”](?!\s+(?:as|for|on|in)\s)/iu;
const saying =
  /(?:cta|call[ -]to[ -]action|button)(?:\s+(?:text|should|must|to))*\s*(?:is|be|say|says|read|reads|=|:)\s+["“]?([^"”.,;\n]{2,30})/iu;

/** Reads the sale goals and the instructions for offers, last days, codes and things to mention. */
export function readFacts(input: { goals: string; instructions: string; language: string }): Facts {
  const { goals, instructions, language } = input;
  const facts: Facts = { offers: [], mentions: [], notes: [] };
  const add = (list: string[], text: string) => {
    if (!facts.offers.concat(facts.mentions, facts.notes).some((known) => repeats(known, text)))
      list.push(text);
  };
  const words = quotedMention.exec(instructions);
  if (words?.[1] && !isNegated(instructions, words.index)) add(facts.mentions, words[1].trim());
  const called = saying.exec(instructions)?.[1]?.trim();
  if (called) facts.callToAction = capitalised(called);

  for (const [text, isGoals] of [
    [goals, true],
    [instructions, false],
  ] as const) {
    for (const clause of clausesOf(text)) {
      const match = isGoals ? null : mention.exec(clause);
      if (match && isNegated(clause, match.index)) continue;
      const mentioned = match?.[1]?.trim();
      const said = mentioned ?? clause;
      const plans = isPlanning(said) || (!isGoals && !mentioned);
      const offers = plans ? [offerAmongPlans(said)] : offerOfClause(said, language);
      for (const offer of offers) if (offer) add(facts.offers, capitalised(offer));
      if (offers.every((offer) => !offer) && mentioned && printable(mentioned))
        add(facts.mentions, capitalised(mentioned));
      const until = findDeadline(said);
      if (until && (isGoals || mentioned) && !isPlanning(until) && !isNegated(clause, clause.indexOf(until)))
        add(facts.notes, capitalised(until));
      const code = findCode(said);
      if (code) add(facts.notes, capitalised(code));
      if (
        !isGoals &&
        !facts.callToAction &&
        isCallToAction(clause) &&
        clause.split(/\s+/u).length <= 3 &&
        /^\p{Lu}/u.test(clause)
      )
        facts.callToAction = clause;
    }
  }
  return facts;
}

const printable = (text: string) => !meta.test(text) && !isPlanning(text) && setWidth(text) <= 60;
