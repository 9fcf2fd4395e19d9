import { href } from 'react-router';
import { SupportDialog } from '#app/routes/plan/support-dialog.tsx';
import { Card, CardText, CardTitle } from '#app/ui/card.tsx';
import { LinkButton } from '#app/ui/link-button.tsx';

/** Ways to an answer: the support dialog, and the common questions. */
export function NeedHelp({ account }: { account: { name: string; email: string } }) {
  return (
    <Card className="grid gap-4 sm:grid-cols-[1fr_auto] sm:items-center">
      <div className="grid gap-1">
        <CardTitle>Need Help</CardTitle>
        <CardText>Questions about plans, credits or your account? Most answers are a click away.</CardText>
      </div>
      <div className="flex flex-wrap gap-3">
        <SupportDialog account={account} />
        <LinkButton to={href('/faq')} variant="secondary">
          View FAQ
        </LinkButton>
      </div>
    </Card>
  );
}
