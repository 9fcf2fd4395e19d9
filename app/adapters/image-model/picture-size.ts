/** 'WxH' in px, as image APIs write it. */
export type PictureSize = `${number}x${number}`;

const gptImageSizes: PictureSize[] = ['1024x1024', '1536x1024', '1024x1536'];
const sizesByModel: [RegExp, PictureSize[]][] = [
  [/^dall-e-3/, ['1024x1024', '1792x1024', '1024x1792']],
  [/^dall-e-2/, ['1024x1024']],
];

/**
 * The size to ask a model for, nearest in shape to the wanted one; of two alike, the larger. Unknown models are asked
 * for what gpt-image takes, which is also what compatible servers understand.
 */
export function nearestSize(model: string, wanted: { width: number; height: number }): PictureSize {
  const sizes = sizesByModel.find(([name]) => name.test(model))?.[1] ?? gptImageSizes;
  const shape = Math.log(wanted.width / wanted.height);
  const distance = (size: PictureSize) => {
    const [width = 1, height = 1] = size.split('x').map(Number);
    return Math.abs(Math.log(width / height) - shape);
  };
  return sizes.reduce((best, size) => (distance(size) < distance(best) ? size : best));
}
