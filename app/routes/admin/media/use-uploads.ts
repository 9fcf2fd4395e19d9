import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { problemOfFile } from '#app/domain/ads/picture-limits.ts';
import { showNotice } from '#app/ui/notice-store.ts';
import { sendFile } from './send-file.ts';

export type Upload = {
  id: number;
  file: File;
  /** Object URL of the file, for its thumbnail; null when it is none the server would take. */
  preview: string | null;
  altText: string;
  state: 'chosen' | 'sending' | 'failed';
  /** 0 to 1. */
  share: number;
  /** Why it failed. */
  message?: string;
};

/**
 * Pictures chosen for upload. They are sent one after another; a stored one leaves the list, a refused one stays
 * with the reason.
 */
export function useUploads() {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [busy, setBusy] = useState(false);
  const { revalidate } = useRevalidator();
  const nextId = useRef(0);
  const previews = useRef(new Set<string>());

  useEffect(() => {
    const made = previews.current;
    return () => {
      for (const preview of made) URL.revokeObjectURL(preview);
    };
  }, []);

  const patch = (id: number, change: Partial<Upload>) =>
    setUploads((list) => list.map((upload) => (upload.id === id ? { ...upload, ...change } : upload)));

  /** Those worth sending. */
  const ready = uploads.filter(({ preview }) => preview !== null);

  function choose(files: Iterable<File>) {
    const added = [...files].map((file): Upload => {
      nextId.current += 1;
      const message = problemOfFile(file);
      const preview = message ? null : URL.createObjectURL(file);
      if (preview) previews.current.add(preview);
      const state = message ? 'failed' : 'chosen';
      return { id: nextId.current, file, preview, altText: '', state, share: 0, message };
    });
    setUploads((list) => [...list, ...added]);
  }

  function drop({ id, preview }: Upload) {
    if (preview) {
      URL.revokeObjectURL(preview);
      previews.current.delete(preview);
    }
    setUploads((list) => list.filter((upload) => upload.id !== id));
  }

  async function send(category: string) {
    if (busy || ready.length === 0) return;
    setBusy(true);
    let stored = 0;
    const failed: Upload[] = [];
    for (const upload of ready) {
      patch(upload.id, { state: 'sending', share: 0, message: undefined });
      const answer = await sendFile({
        file: upload.file,
        fields: { category, altText: upload.altText },
        onProgress: (share) => patch(upload.id, { share }),
      });
      if (answer.ok) {
        stored += 1;
        drop(upload);
      } else {
        failed.push(upload);
        patch(upload.id, { state: 'failed', message: answer.message });
      }
    }
    setBusy(false);
    if (stored > 0) await revalidate();
    const added = stored > 1 ? `${stored} pictures were added.` : undefined;
    if (failed.length === 0)
      return showNotice({ tone: 'success', title: 'File uploaded successfully', description: added });
    const names = failed.map(({ file }) => file.name).join(', ');
    const description = [names.slice(0, 200), added].filter(Boolean).join('. ');
    showNotice({ tone: 'error', title: 'Failed to upload file', description });
  }

  const describe = (id: number, altText: string) => patch(id, { altText });
  return { uploads, ready: ready.length, busy, choose, drop, describe, send };
}
