import { useEffect, useState } from 'react';
import { buttonVariants } from '#app/ui/button-variants.ts';
import { cn } from '#app/ui/cn.ts';
import { showNotice } from '#app/ui/notice-store.ts';

type ShareLinksProps = { url: string; title: string };

/**
 * Links to share an article by: plain addresses, no script of anybody else and nothing sent before somebody follows
 * one.
 */
export function ShareLinks({ url, title }: ShareLinksProps) {
  const address = encodeURIComponent(url);
  const text = encodeURIComponent(title);
  const links = [
    { label: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?url=${address}` },
    { label: 'X', href: `https://x.com/intent/post?url=${address}&text=${text}` },
    { label: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${address}` },
    { label: 'WhatsApp', href: `https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}` },
    { label: 'Email', href: `mailto:?subject=${text}&body=${address}` },
  ];
  const style = buttonVariants({ variant: 'secondary', size: 'sm' });
  return (
    <section aria-labelledby="share-title" className="grid gap-3">
      <h2 id="share-title" className="text-sm font-semibold">
        Share this article
      </h2>
      <ul className="flex flex-wrap gap-2">
        {links.map(({ label, href }) => (
          <li key={label}>
            <a href={href} target="_blank" rel="noopener nofollow" className={style}>
              {label}
              <span className="sr-only"> (share, opens a new tab)</span>
            </a>
          </li>
        ))}
        <li>
          <CopyLink url={url} className={style} />
        </li>
      </ul>
    </section>
  );
}

/** Needs JavaScript, so it stays out of sight until that has arrived. */
function CopyLink({ url, className }: { url: string; className: string }) {
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(navigator.clipboard !== undefined), []);
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => showNotice({ tone: 'success', title: 'Link copied', description: url }),
      () => showNotice({ tone: 'error', title: 'The link could not be copied', description: url }),
    );
  return (
    <button type="button" onClick={copy} className={cn(className, !isReady && 'invisible')}>
      Copy link
    </button>
  );
}
