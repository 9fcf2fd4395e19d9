import type { Notice } from '#app/ui/notice.ts';

/** What `?saved=` of the list says was just done in a dialog. */
const notices = {
  created: { tone: 'success', title: 'Blog post created successfully' },
  updated: { tone: 'success', title: 'Blog post updated successfully' },
  replaced: {
    tone: 'success',
    title: 'Blog post updated successfully',
    description:
      'Somebody else had changed this post since you opened it. Your version replaced theirs; the audit log still has it.',
  },
} satisfies Record<string, Notice>;

export type Saved = keyof typeof notices;

/** The same object each time, so that a message is shown once. */
export function savedNotice(search: URLSearchParams): Notice | null {
  const saved = search.get('saved');
  return saved && Object.hasOwn(notices, saved) ? notices[saved as Saved] : null;
}

/** '?q=summer&page=2&saved=created' */
export function withSaved(search: string, saved: Saved): string {
  const next = new URLSearchParams(search);
  next.set('saved', saved);
  return `?${next}`;
}

/** The list's own search and page, without what was said about the last dialog. */
export function withoutSaved(search: string): string {
  const next = new URLSearchParams(search);
  next.delete('saved');
  return next.size > 0 ? `?${next}` : '';
}
