import type { AdSize, Brief, LayoutName } from '#app/composer/design/ad-design.ts';

/** A sample ad: the brief as a visitor would write it, and where the site shows it. */
export type SampleBrief = {
  name: string;
  /** What kind of business advertises: the chips above the examples. */
  trade: string;
  alt: string;
  categories: ('slider' | 'examples' | 'gallery')[];
  size: AdSize;
  seed: number;
  /** Chosen for it, as "Edit" offers: no later order of the ideas draws another ad. */
  layout: LayoutName;
  brief: Brief;
};
