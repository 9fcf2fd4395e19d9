/** Largest picture a form may carry, in bytes and in pixels. */
export const maxPictureBytes = 10 * 1024 * 1024;
export const maxPicturePixels = 25_000_000;

/** What a field takes, told by the browser from the name and by the server from the first bytes. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;

/** What is said beside the field, the same by browser and server. */
export const pictureProblems = {
  kind: 'Please choose a PNG, JPEG or WebP picture.',
  heic: 'HEIC pictures can’t be read here. Please save it as JPEG and choose that one.',
  empty: 'This file is empty.',
  bytes: 'This picture is larger than 10 MB. Please choose a smaller one.',
  pixels: 'This picture has more than 25 megapixels. Please choose a smaller one.',
  broken: 'This picture could not be read. It may be damaged; please choose another.',
} as const;

/** What is wrong with a file as far as a browser can tell without opening it; undefined when it looks right. */
export function problemOfFile(file: { name: string; size: number; type: string }): string | undefined {
  if (file.size === 0) return pictureProblems.empty;
  if (file.size > maxPictureBytes) return pictureProblems.bytes;
  if (/\.hei[cf]$/i.test(file.name) || /^image\/hei[cf]/.test(file.type)) return pictureProblems.heic;
  return pictureTypes.some((type) => type === file.type) ? undefined : pictureProblems.kind;
}
