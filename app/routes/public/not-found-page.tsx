import { href } from 'react-router';
import { MessagePage } from '#app/routes/public/message-page.tsx';
import { LinkButton } from '#app/ui/link-button.tsx';

export function NotFoundPage() {
  return (
    <MessagePage
      code="404"
      title="Oops! Page not found"
      actions={
        <LinkButton to={href('/')} size="lg">
          Return to Home
        </LinkButton>
      }
    >
      <p>This one never went to print. The address may be mistyped, or the page has moved.</p>
    </MessagePage>
  );
}
