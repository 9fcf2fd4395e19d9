import { isRouteErrorResponse } from 'react-router';
import { failureMarks, useFailure } from '#app/failure.ts';
import { LinkButton } from '#app/ui/link-button.tsx';

/** In place of a page of the admin area that can't be shown; stands in the frame, whose links go on working. */
export function PageFailed({ error }: { error: unknown }) {
  const failure = useFailure();
  const status = isRouteErrorResponse(error) ? error.status : failure?.databaseDown ? 503 : 500;
  const { title, text } = wordsOf(status);
  return (
    <div role="alert" className="grid justify-items-start gap-4">
      <title>{title}</title>
      <h1 className="text-heading font-bold tracking-tight">{title}</h1>
      <p className="max-w-prose text-ink-soft">{text}</p>
      {failure && status >= 500 ? (
        <p {...failureMarks(failure)} className="font-mono text-sm">
          Reference: {failure.reference}
        </p>
      ) : null}
      <LinkButton to="." reloadDocument variant="secondary">
        Try again
      </LinkButton>
    </div>
  );
}

function wordsOf(status: number): { title: string; text: string } {
  if (status === 404) return { title: 'Page not found', text: 'There is nothing at this address.' };
  if (status === 503)
    return {
      title: "We'll be right back",
      text: 'The database does not answer at the moment. Please try again in a minute.',
    };
  if (status < 500)
    return {
      title: "That didn't work",
      text: "This request can't be answered as it was sent. Go back, check what you entered and try again.",
    };
  return {
    title: 'This page could not be shown',
    text: 'Something failed while it was made; the log of the server says what, under the reference below.',
  };
}
