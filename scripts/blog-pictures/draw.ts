import { readBrief } from '#app/composer/brief/read-brief.ts';
import { writeCopy } from '#app/composer/copywriter/copywriter.ts';
import { pixelsOf } from '#app/composer/design/ad-design.ts';
import { directAd } from '#app/composer/direction/art-director.ts';
import { composeAd } from '#app/composer/render/compose.ts';
import { drawingOf, encodePng, plainBytes } from '#app/composer/render/render.ts';
import { renderer } from '#app/composer/type/fonts.ts';
import { type Scene, type Specimen, sheet } from './scenes.tsx';

export { scenes, sheet } from './scenes.tsx';

/** A scene as PNG, with the ads it shows. */
export async function drawScene(scene: Scene): Promise<Buffer> {
  const specimens = [];
  for (const specimen of scene.specimens) specimens.push(await drawSpecimen(specimen));
  const { node, pictures } = await drawingOf(await scene.draw());
  const images = [...pictures, ...specimens];
  return encodePng({ ...sheet, data: await renderer.render(node, { ...sheet, format: 'raw', images }) });
}

async function drawSpecimen({ name, brief, seed, layout, size }: Specimen) {
  const design = directAd({ brief, size, seed, layout, ...writeCopy(readBrief(brief)) });
  const { clean } = await composeAd({ design, size: pixelsOf(size) });
  return { src: name, data: plainBytes(clean) };
}
