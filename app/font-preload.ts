import type { LinkDescriptor } from 'react-router';
import anton from '#app/fonts/anton.woff2?url';
import italic from '#app/fonts/bodoni-italic.woff2?url';
import inter from '#app/fonts/inter.woff2?url';

const addresses = { anton, inter, italic };

/**
 * Has a face fetched before the style sheet asks for it. The italic of the headings is for pages that have such a
 * word.
 */
export const preloadOf = (face: keyof typeof addresses): LinkDescriptor => ({
  rel: 'preload',
  as: 'font',
  type: 'font/woff2',
  href: addresses[face],
  crossOrigin: 'anonymous',
});
