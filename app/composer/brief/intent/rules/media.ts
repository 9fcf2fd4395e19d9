import { sentencesOf } from '../../text/segments.ts';
import type { Intent } from '../intents.ts';
import type { Reading, Rule } from '../reading/reading.ts';
import { type Kind, workNamed } from '../signs/work-named.ts';
import { isHadAnywhere } from './works.ts';

const asked: Record<Kind, (reading: Reading) => Intent> = {
  bought: ({ isFree, has }) => (isFree() && !has('price') ? 'learn' : 'buy'),
  heard: ({ has }) => (has('price') ? 'buy' : 'listen'),
  seen: () => 'discover',
  read: () => 'learn',
  followed: () => 'follow',
  played: ({ has }) => (has('price') ? 'buy' : 'play'),
};

/** What was written, recorded or made to be played, as its maker names it, whatever its own title plays on. */
export const media: Record<string, Rule> = {
  /** "Small Town, Big Lies", "a novel by Ada Nwosu". */
  named: (reading) => {
    const { brief, copy, language, pointed } = reading;
    // "A documentary about bees, in cinemas", "seats £8".
    if (!isHadAnywhere(reading) || reading.hires || pointed().includes('tickets')) return undefined;
    const [first = ''] = sentencesOf(copy.slice(0, 160), language);
    const kind = workNamed(brief.title.slice(0, 120), language) ?? workNamed(first, language);
    return kind && asked[kind](reading);
  },
};
