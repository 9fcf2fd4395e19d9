import type { SubjectName } from './catalog.ts';

/** Things that would show the same twice: the face and the body of an animal, the cutlery and the plate. */
const alike: SubjectName[][] = [
  ['dog', 'dog-standing', 'poodle'],
  ['cat', 'cat-standing'],
  ['cow', 'dairy-cow'],
  ['horse', 'horse-rider'],
  ['lorry', 'concrete-mixer', 'tanker', 'tow-truck', 'tipper-truck', 'cherry-picker'],
  ['car', 'vintage-car'],
  ['birthday-cake', 'wedding-cake'],
  ['stove', 'fireplace'],
  ['dress', 'wedding-dress'],
  ['caravan', 'campervan'],
  ['cutlery', 'dinner-plate'],
  ['beach', 'beach-umbrella'],
  ['camera', 'security-camera'],
  ['violin', 'cello'],
  ['guitar', 'classical-guitar', 'portuguese-guitar', 'ukulele'],
  ['bird', 'songbird'],
  ['dancer', 'dance-couple', 'folk-dancers'],
  ['padel-racket', 'pickleball'],
  ['lawn-bowls', 'boules'],
  ['racing-car', 'go-kart'],
  ['theatre-masks', 'carnival-mask'],
  ['egg', 'painted-eggs'],
];

/** Whether two things would show the same twice side by side. */
export const isAlike = (one: SubjectName, other: SubjectName) =>
  alike.some((group) => group.includes(one) && group.includes(other));
