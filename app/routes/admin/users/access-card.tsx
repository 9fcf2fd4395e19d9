import { Ban, ShieldCheck, ShieldOff, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Form, href, Link, useNavigation } from 'react-router';
import type { UserDetail } from '#app/domain/users/operator-list.server.ts';
import { Button } from '#app/ui/button.tsx';
import { Card, CardTitle } from '#app/ui/card.tsx';
import { Field } from '#app/ui/field.tsx';
import { Textarea } from '#app/ui/textarea.tsx';
import { ConfirmAction } from './confirm-action.tsx';

type AccessCardProps = {
  user: UserDetail['user'];
  isSelf: boolean;
  /** It is too long ago that this operator typed their password. */
  asksPassword: boolean;
};

/** Who may do what: the role, blocking, and deletion. */
export function AccessCard({ user, isSelf, asksPassword }: AccessCardProps) {
  return (
    <Card className="grid content-start gap-5">
      <CardTitle>Access</CardTitle>
      <Role user={user} isSelf={isSelf} asksPassword={asksPassword} />
      {isSelf ? (
        <p className="border-t border-line pt-5 text-sm text-ink-soft">
          This is your own account.{' '}
          <Link to={href('/account')} className="text-link">
            Change or delete it on your account page
          </Link>
          .
        </p>
      ) : (
        <>
          <Blocking user={user} asksPassword={asksPassword} />
          <Deletion user={user} asksPassword={asksPassword} />
        </>
      )}
    </Card>
  );
}

function Role({ user, isSelf, asksPassword }: AccessCardProps) {
  if (user.role === 'admin')
    return (
      <Row title="Admin" text="Runs this site: every page of the admin area is open to them.">
        <ConfirmAction
          asksPassword={asksPassword}
          intent="demote"
          label="Remove admin role"
          icon={<ShieldOff aria-hidden="true" />}
          question={isSelf ? 'Give up your own admin role?' : 'Remove the admin role?'}
          text={
            isSelf
              ? 'You leave the admin area at once, and only another admin can let you back in.'
              : `${user.email} is signed out and leaves the admin area at once.`
          }
          confirm="Remove admin role"
          danger
        />
      </Row>
    );
  return (
    <Row title="User" text="Has no access to the admin area.">
      <ConfirmAction
        asksPassword={asksPassword}
        intent="promote"
        label="Make admin"
        icon={<ShieldCheck aria-hidden="true" />}
        question="Make this user an admin?"
        text={`${user.email} will see and change everything here: users, messages, settings. They have to sign in again.`}
        confirm="Make admin"
      />
    </Row>
  );
}

function Blocking({ user, asksPassword }: Omit<AccessCardProps, 'isSelf'>) {
  const navigation = useNavigation();
  if (user.banned)
    return (
      <Row title="Blocked" text="Cannot sign in. Ads and subscription are kept.">
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="unblock" />
          <Button variant="secondary" size="sm" pending={navigation.formData?.get('intent') === 'unblock'}>
            Unblock user
          </Button>
        </Form>
      </Row>
    );
  return (
    <Row title="Block" text="Signs them out everywhere. Ads and subscription are kept.">
      <ConfirmAction
        asksPassword={asksPassword}
        intent="block"
        label="Block user"
        icon={<Ban aria-hidden="true" />}
        question="Block this user?"
        text={`${user.email} is signed out everywhere and cannot sign in until unblocked. A running subscription is not cancelled.`}
        confirm="Block user"
        danger
      >
        <Field label="Reason" name="reason" hint="Only operators see it." required>
          {(control) => <Textarea {...control} maxLength={500} rows={3} />}
        </Field>
      </ConfirmAction>
    </Row>
  );
}

function Deletion({ user, asksPassword }: Omit<AccessCardProps, 'isSelf'>) {
  return (
    <Row title="Delete" text="Removes the account and everything that is theirs, for good.">
      <ConfirmAction
        asksPassword={asksPassword}
        intent="delete"
        label="Delete user"
        icon={<Trash2 aria-hidden="true" />}
        variant="danger"
        question="Delete this user?"
        text={`The account of ${user.email}, their ads and pictures, messages and newsletter subscription are removed, and a running subscription is cancelled. This action cannot be undone.`}
        confirm="Delete user"
        danger
      />
    </Row>
  );
}

function Row({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 border-t border-line pt-5 first-of-type:border-0 first-of-type:pt-0">
      <div className="grid min-w-0 grow basis-52 gap-0.5">
        <h3 className="font-semibold">{title}</h3>
        <p className="text-sm text-ink-soft">{text}</p>
      </div>
      {children}
    </div>
  );
}
