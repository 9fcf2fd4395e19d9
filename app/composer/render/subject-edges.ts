import type { LaidOut } from '../checks/boxes.ts';
import { type EdgeInPx, edgesInPlace, edgesInScene } from '../checks/stands-out.ts';
import type { Box } from '../layouts/layout.ts';
import { outlineOf } from '../pictures/outline-of.ts';
import type { ScenePixels } from '../scenes/scene-pixels.ts';
import type { NamedPicture } from '../type/emoji.ts';

/** The outline of what is sold, in px of the picture. It was placed by a layout or stands in a painted scene. */
export async function findSubjectEdges(found: {
  laid: LaidOut;
  scene: ScenePixels | undefined;
  /** Where the scene lies, px. */
  at: Box;
  pictures: readonly NamedPicture[];
}): Promise<EdgeInPx[]> {
  const { laid, scene, at, pictures } = found;
  const placed = laid.shapes.find(({ name }) => name === 'subject')?.picture;
  const picture = placed && pictures.find(({ src }) => src === placed.src);
  if (placed && picture) return edgesInPlace(await outlineOf(picture.data), placed);
  return scene?.silhouette ? edgesInScene(scene.silhouette.edges, at) : [];
}
