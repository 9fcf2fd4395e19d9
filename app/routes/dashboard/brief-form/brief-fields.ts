import type { Brief } from '#app/composer/design/ad-design.ts';
import { adFormLimits } from '#app/domain/ads/ad-form-limits.ts';

export type BriefFieldOf = {
  name: Exclude<keyof Brief, 'title'>;
  label: string;
  placeholder: string;
  hint?: string;
  /** Characters. */
  max: number;
  /** Set for a field of several lines. */
  rows?: number;
  /** Always in sight; the others open. */
  first?: true;
  /** Takes the whole width where the form has two columns. */
  wide?: boolean;
  suggestions?: readonly string[];
};

/** The optional fields of the brief, in the order of the stored prompt (specification: ads.prompt). */
export const briefFields: readonly BriefFieldOf[] = [
  {
    name: 'targetAudience',
    label: 'Target audience',
    placeholder: 'Commuters who pass the shop before nine',
    max: adFormLimits.line,
  },
  {
    name: 'saleGoals',
    label: 'Sale goals and offer',
    placeholder: 'Second cup half price until Friday',
    max: adFormLimits.line,
    first: true,
    wide: true,
  },
  {
    name: 'colors',
    label: 'Colors and theming',
    placeholder: 'Warm brown and cream, or #3B2317',
    max: adFormLimits.line,
  },
  {
    name: 'adCopy',
    label: 'Ad copy',
    placeholder: 'Two cups. One price and a half.',
    hint: 'Any language. Set word for word; leave empty and it is written for you.',
    max: adFormLimits.copy,
    rows: 3,
    first: true,
  },
  {
    name: 'brandVoice',
    label: 'Brand voice',
    placeholder: 'Friendly, a bit dry',
    max: adFormLimits.line,
    suggestions: ['Friendly', 'Bold', 'Luxurious', 'Playful', 'Calm', 'Professional'],
  },
  {
    name: 'fontStyle',
    label: 'Font style',
    placeholder: 'Elegant serif',
    max: adFormLimits.line,
    suggestions: ['Modern sans', 'Elegant serif', 'Bold condensed', 'Handwritten', 'Rounded', 'Geometric'],
  },
  {
    name: 'instructions',
    label: 'General instructions',
    placeholder: 'A cup on a wooden counter, morning light. No people.',
    max: adFormLimits.instructions,
    rows: 3,
  },
];
