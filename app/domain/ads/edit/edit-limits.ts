/** Characters the editor takes, as a design holds them. */
export const editLimits = {
  headline: 120,
  subline: 220,
  offer: 48,
  callToAction: 40,
  brand: 48,
  detail: 120,
  details: 24,
  subjectWord: 60,
  things: 3,
} as const;

/** Ways to show what is sold that somebody can choose among; a drawing takes its form from the layout. */
export const waysToChoose = ['prop', 'solid', 'drawn', 'none', 'picture'] as const;
export type WayToChoose = (typeof waysToChoose)[number];
