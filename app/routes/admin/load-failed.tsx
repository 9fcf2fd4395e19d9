import { CircleAlert, RotateCw } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { Card } from '#app/ui/card.tsx';
import { LinkButton } from '#app/ui/link-button.tsx';
import { showNotice, withdrawNotice } from '#app/ui/notice-store.ts';

/**
 * Stands in place of what could not be read; `title` is the promised sentence. With `isToast` a toast says it as well,
 * as promised for blog and newsletter (specification: admin.blog.load-failure, admin.newsletter.load-failure). The
 * toast goes once the page is read or left.
 */
export function LoadFailed({ title, isToast = false }: { title: string; isToast?: boolean }) {
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (!isToast) return;
    showNotice({ tone: 'error', title: 'Error', description: title }, { about: 'reading' });
    return () => withdrawNotice('reading');
  }, [isToast, title]);
  return (
    <div role="alert">
      <Card className="grid justify-items-start gap-4">
        <div className="grid gap-1">
          <h2 className="flex items-center gap-2 text-title font-bold">
            <CircleAlert className="size-6 text-danger" strokeWidth={1.75} aria-hidden="true" />
            {title}
          </h2>
          <p className="text-ink-soft">Nothing was changed. The log of the server says what went wrong.</p>
        </div>
        <LinkButton to={`${pathname}${search}`} variant="secondary" reloadDocument>
          <RotateCw aria-hidden="true" />
          Try again
        </LinkButton>
      </Card>
    </div>
  );
}
