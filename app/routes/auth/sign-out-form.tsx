import type { ReactNode } from 'react';
import { Form, href, PrefetchPageLinks } from 'react-router';

type SignOutFormProps = { className?: string; children: ReactNode };

/** Signs out. What the browser needs for it is there beforehand: it works without a network too. */
export function SignOutForm({ className, children }: SignOutFormProps) {
  return (
    <Form method="post" action={href('/sign-out')} className={className}>
      <PrefetchPageLinks page={href('/sign-out')} />
      {children}
    </Form>
  );
}
