import type { BriefFacts } from '../brief/brief-facts.ts';
import type { Intent } from '../brief/intent/intents.ts';
import { isVideo } from '../brief/intent/rules/works.ts';
import { textedIn } from '../brief/intent/signs/deeds.ts';
import { capitalise } from '../brief/request.ts';
import { repeats } from '../brief/text/clean-text.ts';
import { cutToWidth } from '../brief/text/segments.ts';
import { isBookedTime } from './booked-time.ts';
import { callNumber, callToAction, isCallToAction, textNumber } from './calls-to-action.ts';
import { finerCall } from './finer-call.ts';
import { isGathering, isOfDonors } from './gathering.ts';

/** Longest call that a button holds, UTF-16 units. */
const longest = 40;

/** What the button says: the brief's own words, a number to call, else the usual words for what it asks. */
export function buttonOf(facts: BriefFacts, ad: { headline: string; hasOffer: boolean }): string {
  const { language, sayIn, named, lines, voice } = facts;
  const called = lines.find(({ use }) => use === 'call')?.text;
  const own = named.callToAction ?? (called && capitalise(called));
  const bare = own
    ?.replace(/[\s.!…→➡>»👉]+$/u, '')
    .replace(/^[👉➡→▶\s]+/u, '')
    .trim();
  if (bare && bare.length <= longest && !repeatsCall(ad.headline, bare)) return bare;
  if (bare && named.callToAction) return cutToWidth({ text: bare, width: 30, language }).slice(0, longest);
  const numbered = withNumber(facts);
  if (numbered && numbered.length <= longest) return numbered;
  const asked = askedOnButton(facts);
  const finer = finerCall(facts);
  if (finer && !repeatsCall(ad.headline, finer)) return finer;
  const call = callToAction({ intent: asked, language: sayIn, playful: voice === 'playful' && !ad.hasOffer });
  return repeatsCall(ad.headline, call) ? callToAction({ intent: 'learn', language: sayIn }) : call;
}

/** An hour with somebody, a gathering and a video have words of their own. */
function askedOnButton(facts: BriefFacts): Intent {
  if (isBookedTime(facts)) return 'appointment';
  // "Give blood, Sunday 14 June, 9 to 2".
  if (facts.intent === 'visit' && isOfDonors(facts)) return 'donate';
  if (isGathering(facts)) return 'attend';
  return facts.intent === 'listen' && isVideo(facts.brief.title) ? 'watch' : facts.intent;
}

/** "Call 0131 555 0199", "Text 07700 900123": the number as the brief gives it. */
function withNumber({ brief, facts, lines, intent, language, sayIn }: BriefFacts): string | undefined {
  const phone = facts.find(({ kind }) => kind === 'phone')?.text;
  if (!phone) return undefined;
  if (intent === 'call') return callNumber(phone, sayIn);
  if (intent !== 'text') return undefined;
  return textNumber(phone, sayIn, textedIn({ lines, brief }, phone, language)?.messenger);
}

const repeatsCall = (headline: string, call: string) => isCallToAction(headline) && repeats(headline, call);
