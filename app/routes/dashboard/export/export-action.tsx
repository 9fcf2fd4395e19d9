import { Lock, Share } from 'lucide-react';
import { type MouseEvent, useEffect, useState } from 'react';
import { href, Link } from 'react-router';
import type { AdView } from '#app/domain/ads/ad-view.ts';
import { ExportForm } from '#app/routes/dashboard/export/export-form.tsx';
import { buttonVariants } from '#app/ui/button-variants.ts';
import { cn } from '#app/ui/cn.ts';
import { Dialog, openDialog } from '#app/ui/dialog.tsx';

/** Opens the exports of an ad: a dialog, or their page without JavaScript and in a new tab. */
export function ExportAction({ ad, locked }: { ad: AdView; locked: boolean }) {
  const dialogId = `export-${ad.id}`;
  const [times, setTimes] = useState(0);
  // The dialog is added when it is first opened: the dialogs of six cards would hold ninety buttons.
  useEffect(() => {
    if (times > 0) openDialog(dialogId);
  }, [times, dialogId]);
  const open = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setTimes((before) => before + 1);
  };
  return (
    <>
      <Link
        to={href('/dashboard/ads/:adId/export', { adId: ad.id })}
        onClick={open}
        aria-haspopup="dialog"
        className={cn(buttonVariants({ variant: 'secondary', size: 'sm' }))}
      >
        {locked ? <Lock aria-hidden="true" /> : <Share aria-hidden="true" />}
        Export<span className="sr-only"> {ad.title}</span>
      </Link>
      {times > 0 ? (
        <Dialog
          id={dialogId}
          className="max-w-xl"
          title="Export"
          description={
            ad.reflows ? (
              <p className="text-sm text-pretty">
                Arranged anew for each placement, clear of what the network lays over it. Free of credits.
              </p>
            ) : undefined
          }
        >
          <ExportForm ad={ad} locked={locked} />
        </Dialog>
      ) : null}
    </>
  );
}
