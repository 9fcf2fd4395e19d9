import type { BriefFacts } from '../brief/brief-facts.ts';
import { capitalise } from '../brief/request.ts';
import { repeats } from '../brief/text/clean-text.ts';
import { cutToWidth } from '../brief/text/segments.ts';
import { callNumber, callToAction, isCallToAction } from './calls-to-action.ts';

/** Longest call that a button holds, UTF-16 units. */
const longest = 40;

/** What the button says: the brief's own words, a number to call, else the usual words for what it asks. */
export function buttonOf(facts: BriefFacts, ad: { headline: string; hasOffer: boolean }): string {
  const { language, sayIn, intent, named, lines, voice } = facts;
  const called = lines.find(({ use }) => use === 'call')?.text;
  const own = named.callToAction ?? (called && capitalise(called));
  const bare = own
    ?.replace(/[\s.!…→➡>»👉]+$/u, '')
    .replace(/^[👉➡→▶\s]+/u, '')
    .trim();
  if (bare && bare.length <= longest && !repeatsCall(ad.headline, bare)) return bare;
  if (bare && named.callToAction) return cutToWidth({ text: bare, width: 30, language }).slice(0, longest);
  const phone = facts.facts.find(({ kind }) => kind === 'phone')?.text;
  if (intent === 'call' && phone) {
    const call = callNumber(phone, sayIn);
    if (call.length <= longest) return call;
  }
  const call = callToAction({ intent, language: sayIn, playful: voice === 'playful' && !ad.hasOffer });
  return repeatsCall(ad.headline, call) ? callToAction({ intent: 'learn', language: sayIn }) : call;
}

const repeatsCall = (headline: string, call: string) => isCallToAction(headline) && repeats(headline, call);
