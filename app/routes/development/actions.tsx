import { Download, Trash2 } from 'lucide-react';
import { Button } from '#app/ui/button.tsx';
import { Dialog, DialogClose, DialogTrigger } from '#app/ui/dialog.tsx';
import { LinkButton } from '#app/ui/link-button.tsx';
import { showNotice } from '#app/ui/notice-store.ts';
import { Pager } from '#app/ui/pager.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import { Specimen } from './specimen.tsx';

const variants = ['primary', 'ink', 'secondary', 'ghost', 'danger'] as const;
const sizes = ['sm', 'md', 'lg'] as const;
const row = 'flex flex-wrap items-center gap-3';

const notDeleted = {
  tone: 'error',
  title: 'Failed to delete ad',
  description: 'You are offline. Nothing was sent.',
} as const;

const tabs = [
  { value: 'users', label: 'Users', to: '?tab=users' },
  { value: 'media', label: 'Media', to: '?tab=media' },
  { value: 'settings', label: 'A longer one', to: '?tab=settings' },
];

export function Actions() {
  return (
    <>
      {variants.map((variant) => (
        <Specimen
          key={variant}
          name={`Button, ${variant}: sizes, with an icon, pending, disabled, as a link`}
        >
          <div className={row}>
            {sizes.map((size) => (
              <Button key={size} type="button" variant={variant} size={size}>
                Generate Ad
              </Button>
            ))}
            <Button type="button" variant={variant}>
              <Download aria-hidden="true" />
              Download
            </Button>
            <Button type="button" variant={variant} size="icon" aria-label="Delete">
              <Trash2 aria-hidden="true" />
            </Button>
            <Button type="button" variant={variant} pending>
              Saving
            </Button>
            <Button type="button" variant={variant} disabled>
              Disabled
            </Button>
            <LinkButton to="#section-0" variant={variant}>
              A link
            </LinkButton>
          </div>
        </Specimen>
      ))}
      <Specimen name="Dialog">
        <div className={row}>
          <DialogTrigger dialogId="short-dialog" variant="secondary">
            Short
          </DialogTrigger>
          <DialogTrigger dialogId="long-dialog" variant="secondary">
            Long
          </DialogTrigger>
        </div>
        <Dialog id="short-dialog" title="Delete this ad?" description="Its files go for good.">
          <div className="flex flex-wrap justify-end gap-3">
            <Button type="button" variant="ghost" onClick={() => showNotice(notDeleted)}>
              Say something
            </Button>
            <DialogClose dialogId="short-dialog" variant="secondary">
              Keep it
            </DialogClose>
            <DialogClose dialogId="short-dialog" variant="danger">
              Delete ad
            </DialogClose>
          </div>
        </Dialog>
        <Dialog id="long-dialog" title="More than the window holds">
          {Array.from({ length: 12 }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all the same
            <p key={index}>
              A dialog scrolls by itself when its text is longer than the window, and the page behind it
              stays.
            </p>
          ))}
        </Dialog>
      </Specimen>
      <Specimen name="Tabs">
        <Tabs label="Areas" tabs={tabs} value="media">
          The panel of the tab that is chosen.
        </Tabs>
      </Specimen>
      {[1, 3, 9].map((page) => (
        <Specimen key={page} name={`Pager on page ${page} of 9`}>
          <Pager label={`Pages, on ${page}`} page={page} pages={9} />
        </Specimen>
      ))}
    </>
  );
}
