import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Card, CardText, CardTitle } from '#app/ui/card.tsx';
import { cn } from '#app/ui/cn.ts';
import type { AccountIntent } from './account-outcome.ts';

type AccountSectionProps = {
  id: string;
  title: string;
  text: ReactNode;
  className?: string;
  children: ReactNode;
};

/** One section of the account page, reachable by its fragment. */
export function AccountSection({ id, title, text, className, children }: AccountSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} tabIndex={-1} className="outline-none">
      <Card
        className={cn(
          'grid grid-cols-[minmax(0,1fr)] gap-6 sm:p-8 xl:grid-cols-[15rem_minmax(0,1fr)] xl:gap-12',
          className,
        )}
      >
        <div className="grid content-start gap-1.5">
          <CardTitle id={`${id}-title`}>{title}</CardTitle>
          <CardText className="max-w-prose text-pretty xl:text-sm">{text}</CardText>
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">{children}</div>
      </Card>
    </section>
  );
}

type AccountFormProps = {
  intent: AccountIntent;
  submit: string;
  pending: string;
  className?: string;
  children: ReactNode;
};

/** A form of the account page. The server words every message, so the browser's own checks are off. */
export function AccountForm({ intent, submit, pending, className, children }: AccountFormProps) {
  const busy = useNavigation().formData?.get('intent') === intent;
  return (
    <Form method="post" noValidate preventScrollReset className={cn('grid max-w-md gap-5', className)}>
      <input type="hidden" name="intent" value={intent} />
      {children}
      <Button pending={busy} className="w-full sm:w-fit">
        {busy ? pending : submit}
      </Button>
    </Form>
  );
}
