/** '#rrggbb' of sRGB bytes. */
export function hexOfBytes(red: number, green: number, blue: number): string {
  return `#${((red << 16) | (green << 8) | blue).toString(16).padStart(6, '0')}`;
}
