import type { SubjectName } from './catalog.ts';

/** Things that would show the same twice: the face and the body of an animal, the cutlery and the plate. */
const alike: SubjectName[][] = [
  ['dog', 'dog-standing', 'poodle'],
  ['cat', 'cat-standing'],
  ['cow', 'dairy-cow'],
  ['horse', 'horse-rider'],
  ['lorry', 'concrete-mixer', 'tanker', 'tow-truck', 'tipper-truck', 'cherry-picker'],
  ['car', 'vintage-car', 'insured-car', 'limousine'],
  ['house', 'insured-home', 'house-insulation', 'house-contract'],
  ['umbrella', 'insured-car', 'insured-home'],
  ['smartphone', 'app-phone'],
  ['laptop', 'video-call'],
  ['tooth', 'braces', 'dental-implant'],
  ['headphones', 'headset'],
  ['toilet', 'portable-toilet'],
  ['birthday-cake', 'wedding-cake'],
  ['bread', 'round-loaf'],
  ['asparagus', 'white-asparagus'],
  ['gin-tonic', 'cocktail'],
  ['stove', 'fireplace'],
  ['dress', 'wedding-dress'],
  ['caravan', 'campervan'],
  ['cutlery', 'dinner-plate'],
  ['beach', 'beach-umbrella'],
  ['camera', 'security-camera'],
  ['camera', 'webcam'],
  ['bicycle', 'cargo-bike'],
  ['abaya', 'headscarf'],
  ['bed', 'bedding'],
  ['headphones', 'earbuds'],
  ['lipstick', 'lip-balm'],
  ['vacuum-cleaner', 'robot-vacuum'],
  ['printer', '3d-printer'],
  ['smartphone', 'phone-case'],
];

/** Whether two things would show the same twice side by side. */
export const isAlike = (one: SubjectName, other: SubjectName) =>
  alike.some((group) => group.includes(one) && group.includes(other));
