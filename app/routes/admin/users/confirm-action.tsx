import { type ReactNode, useId } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button, type ButtonProps } from '#app/ui/button.tsx';
import { closeDialog, Dialog, DialogClose, DialogTrigger } from '#app/ui/dialog.tsx';

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
  /** Fields of the form. */
  children?: ReactNode;
};

/** A button that asks in a dialog before its form is sent. */
export function ConfirmAction(props: ConfirmActionProps) {
  const { intent, label, icon, variant = 'secondary', question, text, confirm, danger, children } = props;
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
