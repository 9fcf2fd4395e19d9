import { Images } from 'lucide-react';
import { href } from 'react-router';
import { listActiveMedia } from '#app/domain/media/media.server.ts';
import { Masonry } from '#app/routes/public/gallery/masonry.tsx';
import { orEmpty } from '#app/routes/public/or-empty.server.ts';
import { PageIntro } from '#app/routes/public/page-intro.tsx';
import { pageMeta } from '#app/routes/public/page-meta.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { LinkButton } from '#app/ui/link-button.tsx';
import type { Route } from './+types/gallery';

export async function loader({ context }: Route.LoaderArgs) {
  const asked = listActiveMedia({ category: 'gallery', limit: 200 });
  return { pictures: await orEmpty(context, 'gallery', { asked, empty: [] }) };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], {
    path: href('/gallery'),
    title: 'Example Gallery',
    description:
      'Finished social media ads made from short briefs: several formats, typefaces, languages and scripts. Open any of them in full.',
  });

export default function Gallery({ loaderData: { pictures } }: Route.ComponentProps) {
  return (
    <div className="grid gap-10 lg:gap-14">
      <div className="grid gap-6 lg:grid-cols-[1fr_auto] lg:items-end">
        <PageIntro title="Example Gallery">
          Ads as they left the studio, each from a short brief. Open one to see it in full, then write your
          own brief.
        </PageIntro>
        <LinkButton to={`${href('/auth')}?tab=signup`} className="w-fit">
          Create Your Own
        </LinkButton>
      </div>
      {pictures.length > 0 ? (
        <Masonry pictures={pictures} />
      ) : (
        <EmptyState
          icon={<Images aria-hidden="true" />}
          title="No examples yet"
          text="Nothing is on show at the moment. Your own first ad takes less than a minute."
        />
      )}
      <section
        aria-labelledby="gallery-call"
        className="grid justify-items-start gap-5 border-t border-ink pt-10 md:grid-cols-[1fr_auto] md:items-center"
      >
        <div className="grid gap-2">
          <h2 id="gallery-call" className="text-heading font-bold tracking-tight text-balance">
            Yours could hang here
          </h2>
          <p className="text-base text-ink-soft">Five ads every month are free, and no card is asked for.</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <LinkButton to={`${href('/auth')}?tab=signup`} size="lg">
            Start Creating Free
          </LinkButton>
          <LinkButton to={href('/')} size="lg" variant="secondary">
            Back to Home
          </LinkButton>
        </div>
      </section>
    </div>
  );
}
