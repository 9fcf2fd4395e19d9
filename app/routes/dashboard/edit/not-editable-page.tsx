import { href } from 'react-router';
import type { NotEditable } from '#app/domain/ads/edit/edit-view.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { LinkButton } from '#app/ui/link-button.tsx';

type NotEditablePageProps = {
  ad: { id: string; title: string; width: number; height: number; imageUrl: string | null };
  reason: NotEditable;
  /** The plan has Remix; others begin anew. */
  canRemix: boolean;
};

const reasons: Record<NotEditable, { title: string; text: string; instead?: true }> = {
  'painted-whole': {
    title: 'This ad is one painting',
    text: 'An image model painted it whole, words included, so its words can’t be set anew. You can download it as it is.',
    instead: true,
  },
  'not-finished': {
    title: 'This ad is still being made',
    text: 'It can be edited once it is finished, which takes a few seconds.',
  },
  failed: {
    title: 'This ad could not be made',
    text: 'There is nothing to edit yet. Its credit was given back; “Try again” on the dashboard makes it anew.',
  },
  unreadable: {
    title: 'This ad’s design can’t be read',
    text: 'Its picture is there and can be downloaded, but it can’t be changed any more.',
    instead: true,
  },
};

/** What can't be edited about an ad, why, and what can be done instead. */
export function NotEditablePage({ ad, reason, canRemix }: NotEditablePageProps) {
  const { title, text, instead } = reasons[reason];
  const another = canRemix
    ? 'Remix on the dashboard makes another from the same brief.'
    : 'The dashboard makes another from a new brief.';
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-8 py-6">
      <EmptyState
        title={title}
        text={instead ? `${text} ${another}` : text}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <LinkButton to={href('/dashboard')}>Back to the dashboard</LinkButton>
            {ad.imageUrl ? (
              <LinkButton
                to={`${href('/files/ads/:adId', { adId: ad.id })}?download`}
                reloadDocument
                variant="secondary"
              >
                Download
              </LinkButton>
            ) : null}
          </div>
        }
      />
      {ad.imageUrl ? (
        <img
          src={ad.imageUrl}
          alt={`Ad: ${ad.title}`}
          width={ad.width}
          height={ad.height}
          className="mx-auto h-auto max-h-[70dvh] w-auto max-w-full rounded-sm border border-line shadow-lift"
        />
      ) : null}
    </div>
  );
}
