import { href } from 'react-router';
import { config } from '#app/config.server.ts';
import type { PostSummary } from '#app/domain/blog/blog.server.ts';
import { digestOf } from './cached-answer.server.ts';

/** Rises when the drawing changes, so that nobody keeps the old one. */
const drawing = 1;

/** Tells versions of a post's share picture apart: a digest of all it is drawn from. */
export function postPictureVersion({ title, category, picture }: PostSummary): string {
  const { brandName, publicUrl } = config();
  return digestOf(JSON.stringify([drawing, title, category, picture?.src, brandName, publicUrl]));
}

/** Path of a post's share picture; the version makes networks fetch it anew after an edit and decides nothing else. */
export function postPicturePath(post: PostSummary): string {
  return `${href('/og/blog/:file', { file: `${post.slug}.png` })}?v=${postPictureVersion(post)}`;
}
