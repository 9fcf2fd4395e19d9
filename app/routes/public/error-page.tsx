import { href, isRouteErrorResponse } from 'react-router';
import { failureMarks, useFailure } from '#app/failure.ts';
import { lossOf } from '#app/network/loss.ts';
import { MessagePage } from '#app/routes/public/message-page.tsx';
import { NotFoundPage } from '#app/routes/public/not-found-page.tsx';
import { LinkButton } from '#app/ui/link-button.tsx';

/**
 * What the visitor sees when a page can't be shown: never a stack, only what to do and, where there is one, a
 * reference.
 */
export function ErrorPage({ error }: { error: unknown }) {
  const failure = useFailure();
  const loss = typeof document === 'undefined' ? null : lossOf(error);
  if (loss === 'offline' || loss === 'unreachable') return <NotReachedPage isOffline={loss === 'offline'} />;
  const status = isRouteErrorResponse(error) ? error.status : failure?.databaseDown ? 503 : 500;
  if (status === 404) {
    return (
      <>
        <title>Page not found</title>
        <NotFoundPage />
      </>
    );
  }
  if (status === 503) {
    return (
      <MessagePage code="503" title="We'll be right back" actions={<RetryLink />}>
        <title>We'll be right back</title>
        <p {...failureMarks(failure)}>
          The service can't answer at the moment. Please try again in a minute; nothing of yours is lost.
        </p>
      </MessagePage>
    );
  }
  if (status < 500) {
    return (
      <MessagePage code={String(status)} title="That didn't work" actions={<RetryLink />}>
        <title>That didn't work</title>
        <p>This request can't be answered as it was sent. Go back, check what you entered and try again.</p>
      </MessagePage>
    );
  }
  return (
    <MessagePage code="500" title="Something went wrong on our side" actions={<RetryLink />}>
      <title>Something went wrong</title>
      <p>
        The page failed and we have noted why. Trying again often helps; if it doesn't, please contact us.
      </p>
      {failure ? (
        <p {...failureMarks(failure)} className="font-mono text-sm">
          Reference: {failure.reference}
        </p>
      ) : null}
    </MessagePage>
  );
}

/** A page that was asked for while there was no connection. */
function NotReachedPage({ isOffline }: { isOffline: boolean }) {
  const title = isOffline ? 'You are offline' : 'The page could not be reached';
  return (
    <MessagePage code="…" title={title} actions={<RetryLink />}>
      <title>{title}</title>
      <p>Please check your connection and try again. Nothing of yours is lost.</p>
    </MessagePage>
  );
}

/** The same address again, loaded afresh. */
function RetryLink() {
  return (
    <>
      <LinkButton to="." reloadDocument size="lg">
        Try again
      </LinkButton>
      <LinkButton to={href('/')} reloadDocument size="lg" variant="secondary">
        Return to Home
      </LinkButton>
    </>
  );
}
