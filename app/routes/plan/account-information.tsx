import { href, Link } from 'react-router';
import { BillingForm } from '#app/routes/plan/billing-form.tsx';
import { Card, CardText, CardTitle } from '#app/ui/card.tsx';

type AccountInformationProps = { email: string; name: string; hasPortal: boolean };

/** Whose plan it is, and for subscribers the way to invoices and payment. */
export function AccountInformation({ email, name, hasPortal }: AccountInformationProps) {
  return (
    <Card className="flex h-full flex-col gap-5">
      <CardTitle>Account Information</CardTitle>
      <dl className="grid gap-4">
        <div>
          <dt className="text-sm text-ink-soft">Email</dt>
          <dd className="font-medium break-words">{email}</dd>
        </div>
        <div>
          <dt className="text-sm text-ink-soft">Account Name</dt>
          <dd className="font-medium break-words">{name.trim() || 'Not set'}</dd>
        </div>
      </dl>
      <Link to={href('/account')} className="w-fit py-1 text-sm text-link">
        Manage your account
      </Link>
      {hasPortal ? (
        <div className="mt-auto grid gap-3 border-t border-line pt-5">
          <CardText className="text-sm">Invoices, payment method, changes and cancellation.</CardText>
          <BillingForm intent="portal" variant="secondary">
            Open Customer Portal
          </BillingForm>
        </div>
      ) : null}
    </Card>
  );
}
