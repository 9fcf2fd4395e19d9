/** What an export can fail for, each said in a sentence. */
export const exportSentences = {
  'not-found': 'This ad is not there.',
  'no-placement': 'There is no such placement or format.',
  locked: 'All export formats come with Professional. Your plan has the PNG in its own size.',
  'painted-whole':
    'A model painted this ad whole, words included, so it can only be exported in its own size.',
  'picture-gone': 'A picture this ad is made of is gone from the server, so it can’t be drawn again.',
  'does-not-fit': 'The words of this ad don’t fit this placement.',
  'too-large': 'The file would be larger than the network takes. JPEG or WebP are smaller.',
  busy: 'Too many exports are being drawn right now. Please try again in a few seconds.',
  'too-many': 'That was a lot of exports. Please try again in a few minutes.',
} as const;

export type ExportProblem = keyof typeof exportSentences;

export function isExportProblem(value: string | null): value is ExportProblem {
  return value !== null && Object.hasOwn(exportSentences, value);
}
