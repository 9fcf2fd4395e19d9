import { readColors } from '../color/read-colors.ts';
import { voiceOf } from './voices.ts';

/** Whether words of instructions name a colour or a tone of voice, and so say how the ad is to look. */
export const tellsLook = (words: string): boolean => readColors(words).length > 0 || tellsVoice(words);

/** Whether words of instructions name a tone of voice: "playful". */
export const tellsVoice = (words: string): boolean =>
  voiceOf({ title: '', instructions: words, brandVoice: words }) !== 'neutral';
