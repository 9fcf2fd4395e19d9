import { StorageError } from '#app/adapters/storage/port.ts';
import { maxPictureBytes } from '#app/domain/ads/picture-limits.ts';
import type { Release } from '#app/domain/limits/in-process.server.ts';
import { receiveMultipart, UnreadableForm } from '#app/domain/uploads/multipart.server.ts';
import { enterUpload, takeUploadTurn } from '#app/domain/uploads/turns.server.ts';
import { limitBody } from '#app/http/limit-body.server.ts';

/** Bytes of a multipart form that are read before anybody asks whether it may be sent. So few hold no picture. */
const textOnly = 256 * 1024;
/** Bytes of a form without files. */
const longestText = 2 * 1024 * 1024;
/** Bytes of a form with files. It is more than a form may hold, so that the page can say which picture is too large. */
const longestForm = 64 * 1024 * 1024;

/** Who sends a form, and how many files it may hold; 0 where the plan has none. */
export type Sender = { userId: string; files: number };

/** Why a form was not read. `busy`: other forms of this person, or of everybody, are on their way. */
export type FormRefusal =
  | { reason: 'unreadable' | 'too-long' | 'no-files' | 'busy' | 'not-stored' }
  | { reason: 'used-up'; retryAfterMs: number };

/**
 * Reads a form that may hold pictures and has it answered; they lie on the
 * disk until then. What may not be sent is refused before its body is read.
 */
export async function receiveForm<Answer>(
  request: Request,
  sender: Sender,
  answer: (form: FormData) => Promise<Answer>,
): Promise<{ ok: true; answer: Answer } | ({ ok: false } & FormRefusal)> {
  const isMultipart = /^multipart/i.test(request.headers.get('content-type') ?? '');
  // A body of unknown length may be of any.
  const length = Number(request.headers.get('content-length') ?? Number.POSITIVE_INFINITY);
  if (!isMultipart) {
    if (length > longestText && Number.isFinite(length)) return { ok: false, reason: 'too-long' };
    const form = await limitBody(request, longestText)
      .formData()
      .catch(() => null);
    return form ? { ok: true, answer: await answer(form) } : { ok: false, reason: 'unreadable' };
  }
  if (length > longestForm && Number.isFinite(length)) return { ok: false, reason: 'too-long' };
  if (length > textOnly && sender.files === 0 && Number.isFinite(length))
    return { ok: false, reason: 'no-files' };

  const admission = createAdmission(sender.userId);
  const mayBeLarge = length > textOnly && sender.files > 0;
  try {
    const refused =
      (mayBeLarge ? admission.enter() : null) ??
      (mayBeLarge && Number.isFinite(length) ? await admission.charge(length) : null);
    if (refused) return { ok: false, ...refused };
    const received = await receiveMultipart(request, {
      bodyBytes: mayBeLarge ? longestForm : textOnly,
      fileBytes: maxPictureBytes,
      files: sender.files,
    });
    try {
      const bytes = sender.files > 0 ? bytesOfFiles(received.form) : 0;
      const late = bytes > 0 ? (admission.enter() ?? (await admission.charge(bytes))) : null;
      return late ? { ok: false, ...late } : { ok: true, answer: await answer(received.form) };
    } finally {
      await received.discard();
    }
  } catch (error) {
    if (error instanceof StorageError) return { ok: false, reason: 'not-stored' };
    if (!(error instanceof UnreadableForm)) throw error;
    if (error.reason === 'broken') return { ok: false, reason: 'unreadable' };
    return { ok: false, reason: sender.files === 0 ? 'no-files' : 'too-long' };
  } finally {
    admission.end();
  }
}

/** Lets a form in and counts it, once each. Where its length is known that is before its body is read, else after. */
function createAdmission(userId: string) {
  let leave: Release | null = null;
  let isCounted = false;
  return {
    enter(): FormRefusal | null {
      leave ??= enterUpload(userId);
      return leave ? null : { reason: 'busy' };
    },
    async charge(bytes: number): Promise<FormRefusal | null> {
      if (isCounted) return null;
      isCounted = true;
      const turn = await takeUploadTurn(userId, bytes);
      return turn.ok ? null : { reason: 'used-up', retryAfterMs: turn.retryAfterMs };
    },
    end: () => leave?.(),
  };
}

const bytesOfFiles = (form: FormData) =>
  [...form.values()].reduce((sum, value) => sum + (typeof value === 'string' ? 0 : value.size), 0);

/** 'in a minute', 'in 24 minutes': when a limit is free again. */
export function inMinutes(ms: number): string {
  const minutes = Math.ceil(ms / 60_000);
  return minutes <= 1 ? 'in a minute' : `in ${minutes} minutes`;
}
