import { type MouseEvent, useEffect, useRef } from 'react';
import '#app/routes/public/blog/article.css';

/**
 * The text as readers will see it, in a frame that scrolls by itself. Links in it lead nowhere: they would leave the
 * form.
 */
export function PostPreview({ html }: { html: string }) {
  const frame = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new preview is shown
  useEffect(() => {
    frame.current?.scrollIntoView({ block: 'nearest' });
  }, [html]);
  function stay(event: MouseEvent) {
    if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
  }
  return (
    <section
      ref={frame}
      aria-label="Preview"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys
      tabIndex={0}
      className="max-h-[32rem] overflow-auto rounded-md border border-line bg-paper p-5"
    >
      {html ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: only keeps links from leaving the form
        // biome-ignore lint/a11y/useKeyWithClickEvents: a link pressed by a key clicks as well
        <div
          dir="auto"
          onClick={stay}
          className="article min-w-0"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized by domain/blog/markdown.server.ts
          dangerouslySetInnerHTML={{ __html: html }}
        />
      ) : (
        <p className="text-ink-soft">Nothing to show yet.</p>
      )}
    </section>
  );
}
