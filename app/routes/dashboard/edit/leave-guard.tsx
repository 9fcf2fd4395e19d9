import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { closeDialog, Dialog, openDialog } from '#app/ui/dialog.tsx';

const dialogId = 'leave-editor';

/** Asks before unsaved changes are left behind: within the product by a dialog, else by the browser's own. */
export function LeaveGuard({ isDirty, onLeave }: { isDirty: boolean; onLeave: () => void }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
  useEffect(() => {
    if (blocker.state === 'blocked') openDialog(dialogId);
    else closeDialog(dialogId);
  }, [blocker.state]);
  return (
    <Dialog
      id={dialogId}
      title="Leave without saving?"
      description={<p>Your changes to this ad are not saved yet.</p>}
      onClose={() => blocker.reset?.()}
    >
      <div className="flex flex-wrap justify-end gap-3">
        <Button type="button" variant="secondary" onClick={() => closeDialog(dialogId)}>
          Stay here
        </Button>
        <Button
          type="button"
          variant="danger"
          onClick={() => {
            onLeave();
            blocker.proceed?.();
          }}
        >
          Leave
        </Button>
      </div>
    </Dialog>
  );
}
