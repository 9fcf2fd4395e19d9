/** Colours that stand apart from each other and from paper, in both colour schemes. */
export type Tone = 'ink' | 'accent' | 'success' | 'warning' | 'soft' | 'danger';

/** One thing that is counted by day. */
export type Series = {
  name: string;
  tone: Tone;
  /** One for each day; null where nothing is known. */
  values: readonly (number | null)[];
};

export const fills: Record<Tone, string> = {
  ink: 'fill-ink',
  accent: 'fill-accent',
  success: 'fill-success',
  warning: 'fill-warning',
  soft: 'fill-line-strong',
  danger: 'fill-danger',
};

export const strokes: Record<Tone, string> = {
  ink: 'stroke-ink',
  accent: 'stroke-accent',
  success: 'stroke-success',
  warning: 'stroke-warning',
  soft: 'stroke-line-strong',
  danger: 'stroke-danger',
};
