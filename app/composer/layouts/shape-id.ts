import { detailRoles } from '../design/concepts.ts';

/** Words every ad may have. */
export const copyRoles = ['headline', 'subline', 'offer', 'callToAction', 'brand'] as const;
export type CopyRole = (typeof copyRoles)[number];

/** What a layout may name a text by. */
export const textRoles = [...copyRoles, ...detailRoles] as const;
export type TextRole = (typeof textRoles)[number];

/** What a layout may name a shape by: badges, buttons, pictures. */
export const shapeNames = [
  'offer-shape',
  'callToAction-shape',
  'badge',
  'card',
  'logo',
  'product',
  'subject',
] as const;
export type ShapeName = (typeof shapeNames)[number];

/**
 * Every id of a layout's elements; `region` is a box whose content has to fit.
 * @public
 */
export type ShapeId = TextRole | ShapeName | 'region';

const roles = new Set<string>(textRoles);
const names = new Set<string>(shapeNames);

/** What the checks see in an element. @throws Error for an id no check knows, which would go unchecked. */
export function kindOfShape(id: string): 'text' | 'shape' | 'region' {
  if (roles.has(id)) return 'text';
  if (names.has(id)) return 'shape';
  if (id === 'region') return 'region';
  throw new Error(`no check knows the shape '${id}'`);
}
