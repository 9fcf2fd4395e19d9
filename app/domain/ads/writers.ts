/** Behind a model's name in an ad's `writer`: the rules wrote parts of it. */
const mended = ' + built-in';

/** Who wrote the words: the model, and the rules where it said what the brief does not. */
export const writerOf = (model: string, replaced: readonly string[]): string =>
  replaced.length > 0 ? `${model}${mended}` : model;

/** The model among the writers of an ad; null for an ad the rules wrote alone. */
export const modelAmong = (writer: string | null): string | null =>
  !writer || writer === 'built-in'
    ? null
    : writer.endsWith(mended)
      ? writer.slice(0, -mended.length)
      : writer;

/** What the card says where the rules wrote a part of a model's ad. */
export const mendedSentenceOf = (writer: string | null): string | null =>
  writer?.endsWith(mended)
    ? 'Some of the language model’s words were not true to your brief, so the built-in writer replaced them.'
    : null;
