import { href } from 'react-router';
import { MessagePage } from '#app/routes/public/message-page.tsx';
import { LinkButton } from '#app/ui/link-button.tsx';

/** After a sign-out the server could not be told of. */
export function SignedOutPage() {
  return (
    <MessagePage
      code="Bye"
      title="You are signed out"
      actions={
        <LinkButton to={href('/')} reloadDocument size="lg">
          Return to Home
        </LinkButton>
      }
    >
      <title>You are signed out</title>
      <p>
        The server could not be reached, so this browser has forgotten you by itself. The session ends for
        good the next time this browser reaches the server.
      </p>
    </MessagePage>
  );
}
