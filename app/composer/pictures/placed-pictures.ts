import type { LaidOut } from '../checks/boxes.ts';
import type { AdDesign, Pixels } from '../design/ad-design.ts';
import type { PlacedPicture } from '../layouts/layout.ts';
import { ComposeError } from '../render/compose-error.ts';
import { type Drawing, type RgbaPixels, withPixels } from '../render/render.ts';
import { type Assets, assetBytes } from '../scenes/scene-pixels.ts';
import { type Product, readProduct, scaleProduct } from './product.ts';

const roles = ['logo', 'product'] as const;
type Role = (typeof roles)[number];

/** Logo and product of a design, read once; scaled to the px each layout shows them in. */
export type Pictures = {
  read: { [key in Role]?: Product };
  scaled: Map<string, Promise<RgbaPixels>>;
};

/** Reads what a design places. Throws ComposeError when a picture is missing or unreadable. */
export async function readPlacedPictures(design: AdDesign, assets: Assets): Promise<Pictures> {
  const read: Pictures['read'] = {};
  for (const role of roles) {
    const layer = design.layers[role];
    if (!layer) continue;
    const bytes = assetBytes(assets, layer.asset);
    try {
      const picture = await readProduct(bytes);
      if (picture) read[role] = picture;
    } catch (error) {
      throw new ComposeError('asset-unreadable', `${layer.asset}: ${String(error)}`);
    }
  }
  return { read, scaled: new Map() };
}

/** What the layouts have to know of a picture. */
export function viewOf({ read }: Pictures, role: Role): PlacedPicture | undefined {
  const picture = read[role];
  if (!picture) return undefined;
  const { size, finish, foot, ink } = picture;
  return { ...size, src: role, finish, foot, ink };
}

/** The drawing with logo and product in it, pixel for pixel in the size they were laid out in. */
export async function withPictures(drawing: Drawing, laid: LaidOut, pictures: Pictures): Promise<Drawing> {
  const placed = new Map<string, RgbaPixels>();
  for (const role of roles) {
    const picture = pictures.read[role];
    const shape = laid.shapes.find(({ name }) => name === role);
    if (!picture || !shape) continue;
    const size = { width: Math.round(shape.box.width), height: Math.round(shape.box.height) };
    placed.set(role, await scaledTo(pictures, role, size));
  }
  return placed.size === 0 ? drawing : withPixels(drawing, placed);
}

function scaledTo({ read, scaled }: Pictures, role: Role, size: Pixels): Promise<RgbaPixels> {
  const key = `${role} ${size.width}x${size.height}`;
  const known = scaled.get(key) ?? scaleProduct(read[role] as Product, size);
  scaled.set(key, known);
  return known;
}
