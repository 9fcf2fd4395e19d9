import type { PropName } from '../../../design/ad-design.ts';
import type { Part } from '../field.ts';
import type { Look } from '../look.ts';
import { diamond, dumbbell, headphones, shoe } from './gear.ts';
import { burger, cake, chair, house, paw, plant } from './home.ts';
import { bag, book, bottle, cup, gift, phone } from './table.ts';
import { bike, car, plane } from './travel.ts';

const models: Record<PropName, (look: Look) => Part[]> = {
  none: () => [],
  cup,
  bottle,
  gift,
  phone,
  book,
  house,
  plant,
  dumbbell,
  burger,
  shoe,
  car,
  plane,
  cake,
  bag,
  headphones,
  paw,
  diamond,
  chair,
  bike,
};

/** The thing on the podium, standing on y = 0; no parts for 'none'. */
export function buildProp(name: PropName, look: Look): Part[] {
  return models[name](look);
}
