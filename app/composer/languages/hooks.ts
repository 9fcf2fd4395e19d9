/**
 * A few words to its readers such as a copywriter opens an ad with, by what is wanted of them. They say nothing of the
 * thing sold, so they are true of every brief of their kind; they address readers as the buttons do, or not at all.
 */
export type Hooks = {
  /** For a meal, for something good to eat, for a coffee. */
  food: Record<'hungry' | 'tasty' | 'coffee', string>;
  /** To an event or a place, into a group or a team, into a course. */
  people: Record<'meet' | 'join' | 'start', string>;
  /** Work that is done for somebody, care and advice, and what one does oneself some good with. */
  service: Record<'trust' | 'here' | 'pamper', string>;
  /** For a holiday, for an outing, for a thing that is for sale or for rent. */
  wishes: Record<'away' | 'tempted' | 'found', string>;
  /** To those who look for paid work, and to those who may give. */
  needs: Record<'work' | 'help', string>;
};
