import { config } from '#app/config.server.ts';
import { getPostSummary } from '#app/domain/blog/blog.server.ts';
import { readOwnPicture } from '#app/domain/blog/pictures.server.ts';
import type { Route } from './+types/og-post';
import { noSuchFile } from './cached-answer.server.ts';
import { cardAnswer, nameOfPng } from './card/card-answer.server.ts';
import { postPictureVersion } from './post-picture-path.server.ts';

/** GET /og/blog/{slug}.png: the share picture of a published post, with its title and featured image. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const slug = nameOfPng(params.file);
  const post = slug === undefined ? undefined : await getPostSummary(slug);
  if (!post) return noSuchFile();
  const card = async () => {
    const { brandName, publicUrl } = config();
    const picture = post.picture ? await readOwnPicture(post.picture.src) : undefined;
    return {
      title: post.title,
      kicker: post.category,
      brandName,
      host: new URL(publicUrl).host,
      shape: picture ? ('wide' as const) : ('none' as const),
      pictures: picture ? [picture] : [],
    };
  };
  return cardAnswer(request, { name: `blog/${post.slug}`, version: postPictureVersion(post), card });
}
