import { cva } from 'class-variance-authority';
import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { cn } from '#app/ui/cn.ts';
import type { Notice } from '#app/ui/notice.ts';

const icons = { success: CircleCheck, error: CircleAlert, info: Info };

/** Colours of a notice by tone; shared with the toasts. */
export const noticeVariants = cva('flex items-start gap-3 rounded-md border px-4 py-3 text-sm', {
  variants: {
    tone: {
      success: 'border-success/40 bg-success-wash text-success-text',
      error: 'border-danger/40 bg-danger-wash text-danger-text',
      info: 'border-line-strong bg-raised text-ink',
    },
  },
});

/** The icon, title and description of a notice. */
export function NoticeBody({ notice }: { notice: Notice }) {
  const Icon = icons[notice.tone];
  return (
    <>
      <Icon className="mt-0.5 size-5 shrink-0" aria-hidden="true" />
      <div className="grid min-w-0 grow gap-0.5">
        <p className="font-semibold">{notice.title}</p>
        {notice.description ? <p className="text-ink">{notice.description}</p> : null}
      </div>
    </>
  );
}

/** A notice in the flow of the page. */
export function NoticeBanner({ notice, className }: { notice: Notice; className?: string }) {
  return (
    <div
      role={notice.tone === 'error' ? 'alert' : 'status'}
      className={cn(noticeVariants({ tone: notice.tone }), className)}
    >
      <NoticeBody notice={notice} />
    </div>
  );
}
