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

/** What the models measure, turned a little as they are shown: width and height in their own units. */
const sizes: Partial<Record<PropName, readonly [width: number, height: number]>> = {
  cup: [1.06, 1.16],
  bottle: [1.04, 1.26],
  gift: [1.12, 0.98],
  phone: [0.64, 1.26],
  book: [1.06, 1.14],
  house: [1.48, 1.14],
  plant: [1, 1.1],
  dumbbell: [1.12, 0.68],
  burger: [1.2, 1.04],
  shoe: [1.08, 0.74],
  car: [1.44, 0.8],
  plane: [1.38, 0.96],
  cake: [1.16, 1],
  bag: [0.88, 1.1],
  headphones: [1.12, 0.8],
  paw: [1.1, 1.1],
  diamond: [1.16, 0.86],
  chair: [1.22, 1.06],
  bike: [1.54, 0.9],
};

/** The box a model fills, in its own units. */
export function propSize(name: PropName): { width: number; height: number } {
  const [width, height] = sizes[name] ?? [1.2, 1.25];
  return { width, height };
}

/** Width and height of a model that stands alone, a little turned to either side: shares of the square it fills. */
const alone: Partial<Record<PropName, readonly [width: number, height: number]>> = {
  cup: [0.85, 1],
  bottle: [0.82, 1],
  gift: [1, 0.98],
  phone: [0.53, 1],
  book: [0.87, 1],
  house: [1, 0.91],
  plant: [0.92, 1],
  dumbbell: [1, 0.72],
  burger: [1, 0.95],
  shoe: [1, 0.85],
  car: [1, 0.7],
  plane: [1, 0.83],
  cake: [1, 0.92],
  bag: [0.74, 1],
  headphones: [1, 0.87],
  paw: [0.94, 1],
  diamond: [1, 0.88],
  chair: [0.97, 1],
  bike: [1, 0.76],
};

/** What a model that stands alone fills of its square picture. */
export function loneSize(name: PropName): { width: number; height: number } {
  const [width, height] = alone[name] ?? [1, 1];
  return { width, height };
}
