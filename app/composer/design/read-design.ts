import { z } from 'zod';
import { type AdDesign, adDesignSchema, copySchema, type SceneSpec, sceneSchema } from './ad-design.ts';

/** A stored design that cannot be read: of no known version, or not in its version's shape. */
export class DesignError extends Error {
  override name = 'DesignError';
}

const current = adDesignSchema.shape;

/** Version 1: layout, palette, type and words; no concept, no further facts. */
const firstVersion = adDesignSchema.omit({ concept: true, angle: true, leftOut: true }).extend({
  version: z.literal(1),
  layers: copySchema.extend({
    scene: sceneSchema,
    product: current.layers.shape.product,
    logo: current.layers.shape.logo,
  }),
});

/** Draws what it drew: 'classic' keeps the sizes of type of its days. */
function fromFirst({ layers, ...design }: z.infer<typeof firstVersion>): AdDesign {
  return {
    ...design,
    version: 2,
    concept: 'classic',
    angle: layers.offer ? 'offer' : 'name',
    layers: { ...layers, details: [] },
    leftOut: [],
  };
}

const versioned = z.discriminatedUnion('version', [firstVersion, adDesignSchema]);

/**
 * A stored design of any version as one of today's.
 * @throws DesignError when it is none.
 */
export function readDesign(stored: unknown): AdDesign {
  const read = versioned.safeParse(stored);
  if (!read.success) throw new DesignError(z.prettifyError(read.error));
  return read.data.version === 1 ? fromFirst(read.data) : read.data;
}

/** Alike in every version. */
const withScene = z.object({ layers: z.object({ scene: sceneSchema }) });

/** The scene of a stored design of any version, read alone; undefined where there is none that can be read. */
export function readScene(stored: unknown): SceneSpec | undefined {
  return withScene.safeParse(stored).data?.layers.scene;
}

/** What a design leaves out, read from its stored `leftOut` alone; nothing where a first version has none. */
export function readLeftOut(stored: unknown): string[] {
  return current.leftOut.safeParse(stored).data ?? [];
}
