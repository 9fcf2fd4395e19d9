import type { EditErrors } from '#app/domain/ads/edit/edit-form.ts';
import type { EditNotes } from '#app/domain/ads/edit/edit-notes.ts';
import type { FormValues } from './form-values.ts';
import { notesHeader } from './notes-header.ts';

type Answer =
  | { kind: 'drawn'; url: string; notes: EditNotes }
  | { kind: 'refused'; errors: EditErrors }
  | { kind: 'gave-way' }
  | { kind: 'trouble'; trouble: 'offline' | 'signed-out' | 'too-many' | 'failed' };

type How = { signal: AbortSignal; width?: number; isFine?: true; isSmall?: true };

/** Longest address that is asked for; a longer edit is posted. */
const longestQuery = 6_000;
/** ms a drawing may take. */
const patience = 20_000;

/** Asks for the ad as the values have it. Never rejects. */
export async function askForPreview(adId: string, values: FormValues, how: How): Promise<Answer> {
  const query = queryOf(values);
  if (how.isSmall) query.set('small', '');
  if (how.isFine) query.set('fine', '');
  if (how.width) query.set('width', String(how.width));
  const path = `/dashboard/ads/${adId}/preview`;
  const signal = AbortSignal.any([how.signal, AbortSignal.timeout(patience)]);
  try {
    const text = query.toString();
    const response =
      text.length > longestQuery
        ? await fetch(path, { method: 'POST', body: query, signal })
        : await fetch(`${path}?${text}`, { signal });
    return await read(response);
  } catch {
    return { kind: 'trouble', trouble: navigator.onLine ? 'failed' : 'offline' };
  }
}

async function read(response: Response): Promise<Answer> {
  const notes = response.headers.get(notesHeader);
  if (response.ok && notes) {
    const url = URL.createObjectURL(await response.blob());
    return { kind: 'drawn', url, notes: JSON.parse(decodeURIComponent(notes)) };
  }
  if (response.status === 204) return { kind: 'gave-way' };
  if (response.redirected) return { kind: 'trouble', trouble: 'signed-out' };
  if (response.status === 429) return { kind: 'trouble', trouble: 'too-many' };
  const isTold = response.headers.get('content-type')?.includes('json');
  const told: { errors?: EditErrors } = isTold ? await response.json() : {};
  return told.errors ? { kind: 'refused', errors: told.errors } : { kind: 'trouble', trouble: 'failed' };
}

function queryOf({ details, things, ...single }: FormValues): URLSearchParams {
  const query = new URLSearchParams(single);
  for (const { role, text } of details) {
    query.append('detailRole', role);
    query.append('detailText', text);
  }
  for (const thing of things) query.append('thing', thing);
  return query;
}
