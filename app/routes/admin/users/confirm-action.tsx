import { type ReactNode, useId } from 'react';
import { Form, useNavigation } from 'react-router';
import { PasswordInput } from '#app/routes/auth/password-input.tsx';
import { Button, type ButtonProps } from '#app/ui/button.tsx';
import { closeDialog, Dialog, DialogClose, DialogTrigger } from '#app/ui/dialog.tsx';
import { Field } from '#app/ui/field.tsx';

type ConfirmActionProps = {
  intent: string;
  /** What the button that opens the dialog says. */
  label: string;
  icon?: ReactNode;
  variant?: ButtonProps['variant'];
  question: string;
  text: ReactNode;
  /** What the button that does it says. */
  confirm: string;
  danger?: boolean;
  /** The operator's own password is asked for as well. */
  asksPassword?: boolean;
  /** Fields of the form. */
  children?: ReactNode;
};

/** A button that asks in a dialog before its form is sent. */
export function ConfirmAction(props: ConfirmActionProps) {
  const {
    intent,
    label,
    icon,
    variant = 'secondary',
    question,
    text,
    confirm,
    danger,
    asksPassword,
    children,
  } = props;
  const id = useId();
  const navigation = useNavigation();
  const busy = navigation.state !== 'idle' && navigation.formData?.get('intent') === intent;
  return (
    <>
      <DialogTrigger dialogId={id} variant={variant} size="sm" pending={busy}>
        {busy ? null : icon}
        {label}
      </DialogTrigger>
      <Dialog id={id} title={question} description={text}>
        <Form method="post" preventScrollReset onSubmit={() => closeDialog(id)} className="grid gap-4">
          <input type="hidden" name="intent" value={intent} />
          {children}
          {asksPassword ? (
            <Field
              label="Your password"
              name="currentPassword"
              required
              hint="Asked for again 15 minutes after you last typed it."
            >
              {(control) => <PasswordInput {...control} autoComplete="current-password" />}
            </Field>
          ) : null}
          <div className="flex flex-wrap justify-end gap-3">
            <DialogClose dialogId={id} variant="secondary">
              Cancel
            </DialogClose>
            <Button variant={danger ? 'danger' : 'primary'} pending={busy}>
              {confirm}
            </Button>
          </div>
        </Form>
      </Dialog>
    </>
  );
}
