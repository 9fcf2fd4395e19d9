import { Form } from 'react-router';
import { Button } from '#app/ui/button.tsx';

/** Asks for another confirmation mail. */
export function ResendForm({ email }: { email: string }) {
  return (
    <Form method="post" preventScrollReset className="mb-6">
      <input type="hidden" name="intent" value="resend" />
      <input type="hidden" name="email" value={email} />
      <Button variant="secondary" className="w-full">
        Send the confirmation email again
      </Button>
    </Form>
  );
}
