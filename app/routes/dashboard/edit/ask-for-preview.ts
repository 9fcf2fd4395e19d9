import { href } from 'react-router';
import type { EditErrors } from '#app/domain/ads/edit/edit-form.ts';
import type { EditNotes } from '#app/domain/ads/edit/edit-notes.ts';
import type { FormValues } from './form-values.ts';
import { notesHeader } from './notes-header.ts';
import { type Trouble, troubleOfAnswer, troubleOfError, within } from './trouble.ts';

type Answer =
  | { kind: 'drawn'; url: string; notes: EditNotes }
  | { kind: 'refused'; errors: EditErrors }
  | { kind: 'gave-way' }
  | { kind: 'trouble'; trouble: Trouble };

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
  const path = href('/dashboard/ads/:adId/preview', { adId });
  const signal = within(patience, how.signal);
  try {
    const text = query.toString();
    const response =
      text.length > longestQuery
        ? await fetch(path, { method: 'POST', body: query, signal })
        : await fetch(`${path}?${text}`, { signal });
    return await read(response);
  } catch (error) {
    return { kind: 'trouble', trouble: troubleOfError(error) };
  }
}

async function read(response: Response): Promise<Answer> {
  const notes = response.headers.get(notesHeader);
  if (response.ok && notes) {
    const url = URL.createObjectURL(await response.blob());
    return { kind: 'drawn', url, notes: JSON.parse(decodeURIComponent(notes)) };
  }
  if (response.status === 204) return { kind: 'gave-way' };
  const isTold = response.status === 422 && response.headers.get('content-type')?.includes('json');
  const told: { errors?: EditErrors } = isTold ? await response.json() : {};
  if (told.errors) return { kind: 'refused', errors: told.errors };
  return { kind: 'trouble', trouble: troubleOfAnswer(response) };
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
