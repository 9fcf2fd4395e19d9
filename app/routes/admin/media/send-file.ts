import { href } from 'react-router';
import { pictureProblems } from '#app/domain/ads/picture-limits.ts';
import type { UploadAnswer } from './upload.ts';

type Sending = {
  file: File;
  fields: Record<string, string>;
  /** 0 to 1 while the bytes go out. */
  onProgress: (share: number) => void;
};

const lost = 'The connection broke off. Please try again.';
const unknown = 'The server did not take it. Please reload the page and try again.';

/** ms without a byte going out, or without an answer once all are, after which the connection counts as lost. */
const longestSilence = 60_000;

/** Sends one picture to /admin/media/upload. XMLHttpRequest, because fetch tells nothing of how far an upload is. */
export function sendFile({ file, fields, onProgress }: Sending): Promise<UploadAnswer> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', file);
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const fail = (message: string) => resolve({ ok: false, message });
    let timer: ReturnType<typeof setTimeout>;
    const heard = () => {
      clearTimeout(timer);
      timer = setTimeout(() => request.abort(), longestSilence);
    };
    request.upload.onprogress = (event) => {
      heard();
      onProgress(event.total > 0 ? event.loaded / event.total : 0);
    };
    request.onloadend = () => clearTimeout(timer);
    request.onload = () => resolve(answerOf(request));
    request.onerror = () => fail(lost);
    request.onabort = () => fail(lost);
    heard();
    request.open('POST', href('/admin/media/upload'));
    request.send(form);
  });
}

function answerOf({ status, responseText }: XMLHttpRequest): UploadAnswer {
  if (status === 413) return { ok: false, message: pictureProblems.bytes };
  try {
    const answer: unknown = JSON.parse(responseText);
    if (typeof answer === 'object' && answer !== null && 'ok' in answer) return answer as UploadAnswer;
  } catch {
    // A page instead of an answer: somebody signed out meanwhile.
  }
  return { ok: false, message: unknown };
}
