import { Copy, Download, Lock, PencilLine, RefreshCw, RotateCcw, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Form, href, Link, useNavigation } from 'react-router';
import type { AdView } from '#app/domain/ads/ad-view.ts';
import type { Plan } from '#app/domain/billing/plans.ts';
import { ExportAction } from '#app/routes/dashboard/export/export-action.tsx';
import { Button } from '#app/ui/button.tsx';
import { type ButtonLook, buttonVariants } from '#app/ui/button-variants.ts';
import { cn } from '#app/ui/cn.ts';
import { closeDialog, Dialog, DialogClose, DialogTrigger } from '#app/ui/dialog.tsx';
import { LinkButton } from '#app/ui/link-button.tsx';
import { showNotice } from '#app/ui/notice-store.ts';

/** Download, Edit, Export, Re-Gen, Remix and Delete; what the plan leaves out is shown locked, with the reason. */
export function CompletedActions({ ad, plan, pageKey }: { ad: AdView; plan: Plan; pageKey: string }) {
  const locked = !plan.regenerate || !plan.remix;
  const reason = locked ? `locked-${ad.id}` : undefined;
  return (
    <div className="grid gap-2">
      <div className="grid grid-cols-2 gap-2">
        <a
          href={ad.downloadUrl ?? undefined}
          download={ad.downloadName}
          onClick={() =>
            showNotice(
              { tone: 'success', title: 'Download Started', description: ad.downloadName },
              { about: 'download' },
            )
          }
          className={cn(buttonVariants({ variant: 'ink', size: 'sm' }))}
        >
          <Download aria-hidden="true" />
          Download<span className="sr-only"> {ad.title}</span>
        </a>
        <LinkButton to={href('/dashboard/ads/:adId', { adId: ad.id })} variant="secondary" size="sm">
          <PencilLine aria-hidden="true" />
          Edit<span className="sr-only"> {ad.title}</span>
        </LinkButton>
        <ExportAction ad={ad} locked={!plan.allExports} />
        <AdAction
          ad={ad}
          intent="regenerate"
          idempotencyKey={pageKey}
          icon={<RefreshCw aria-hidden="true" />}
          reason={plan.regenerate ? undefined : reason}
        >
          Re-Gen
        </AdAction>
        <AdAction
          ad={ad}
          intent="remix"
          icon={<Copy aria-hidden="true" />}
          reason={plan.remix ? undefined : reason}
        >
          Remix
        </AdAction>
        {ad.mayDelete ? <DeleteAction ad={ad} /> : null}
      </div>
      {locked ? (
        <p id={reason} className="text-2xs text-ink-soft">
          Re-Gen and Remix come with{' '}
          <Link to={href('/manage-plan')} className="text-link">
            Professional
          </Link>
          .
        </p>
      ) : null}
    </div>
  );
}

export function FailedActions({ ad }: { ad: AdView }) {
  return (
    <div className="grid grid-cols-2 gap-2">
      <AdAction ad={ad} intent="try-again" variant="ink" icon={<RotateCcw aria-hidden="true" />}>
        Try again
      </AdAction>
      <DeleteAction ad={ad} />
    </div>
  );
}

type AdActionProps = {
  ad: AdView;
  intent: 'regenerate' | 'remix' | 'try-again';
  icon: ReactNode;
  variant?: ButtonLook['variant'];
  idempotencyKey?: string;
  /** Id of the sentence that says why this is locked. */
  reason?: string;
  children: ReactNode;
};

function AdAction(props: AdActionProps) {
  const { ad, intent, icon, variant = 'secondary', idempotencyKey, reason, children } = props;
  const sent = useNavigation().formData;
  const pending = sent?.get('intent') === intent && sent.get('adId') === ad.id;
  const name = <span className="sr-only"> {ad.title}</span>;
  if (reason) {
    return (
      <Button type="button" disabled variant={variant} size="sm" aria-describedby={reason}>
        <Lock aria-hidden="true" />
        {children}
        {name}
      </Button>
    );
  }
  return (
    <Form
      method="post"
      action={intent === 'remix' ? undefined : href('/dashboard')}
      preventScrollReset
      className="grid"
    >
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="adId" value={ad.id} />
      {idempotencyKey ? <input type="hidden" name="idempotencyKey" value={idempotencyKey} /> : null}
      <Button variant={variant} size="sm" pending={pending}>
        {pending ? null : icon}
        {children}
        {name}
      </Button>
    </Form>
  );
}

/** Asks before it deletes; the dialog opens and sends its form without JavaScript as well. */
function DeleteAction({ ad }: { ad: AdView }) {
  const dialogId = `delete-${ad.id}`;
  return (
    <>
      <DialogTrigger dialogId={dialogId} variant="secondary" size="sm">
        <Trash2 aria-hidden="true" />
        Delete<span className="sr-only"> {ad.title}</span>
      </DialogTrigger>
      <Dialog
        id={dialogId}
        title="Delete this ad?"
        description={
          <p className="[overflow-wrap:anywhere]">
            “{ad.title}” is removed from your dashboard and its picture from the server. This can't be undone.
          </p>
        }
      >
        <Form
          method="post"
          preventScrollReset
          onSubmit={() => closeDialog(dialogId)}
          className="flex flex-wrap justify-end gap-3"
        >
          <input type="hidden" name="intent" value="delete" />
          <input type="hidden" name="adId" value={ad.id} />
          <DialogClose dialogId={dialogId} variant="secondary">
            Keep it
          </DialogClose>
          <Button variant="danger">Delete ad</Button>
        </Form>
      </Dialog>
    </>
  );
}
