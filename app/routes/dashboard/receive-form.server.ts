import { languageHintOf } from '#app/domain/ads/language-hint.ts';
import { enterUpload } from '#app/domain/ads/upload-turns.server.ts';
import { plans } from '#app/domain/billing/plans.ts';
import { limitBody } from '#app/limit-body.server.ts';
import type { Viewer } from '#app/middleware/session.server.ts';
import { unreadable } from './intents.server.ts';
import { type DashboardOutcome, failed } from './outcomes.server.ts';

/** Bytes a multipart form has at most without a picture in it. */
const textOnly = 256 * 1024;
/** Bytes of any other form. */
const longestText = 2 * 1024 * 1024;

const title = 'Failed to generate ad';

/**
 * Reads a form and has it answered. What may not be sent is refused before its body is read: pictures of a plan without
 * them, and more pictures at once than one account or this process can hold.
 */
export async function withForm(
  request: Request,
  viewer: Viewer,
  answer: (viewer: Viewer, form: FormData, languageHint: string | null) => Promise<DashboardOutcome>,
): Promise<DashboardOutcome> {
  const isMultipart = /^multipart/i.test(request.headers.get('content-type') ?? '');
  // A body of unknown length may be of any.
  const length = Number(request.headers.get('content-length') ?? Number.POSITIVE_INFINITY);
  const languageHint = languageHintOf(request.headers.get('accept-language'));
  const read = async (body = request) => {
    const form = await body.formData().catch(() => null);
    return form ? answer(viewer, form, languageHint) : unreadable();
  };
  if (!isMultipart) return length > longestText && Number.isFinite(length) ? tooLong() : read();
  if (length <= textOnly) return read();
  if (!plans[viewer.plan].imageUploads)
    return Number.isFinite(length) ? notInPlan() : read(limitBody(request, textOnly));
  const leave = enterUpload(viewer.id);
  if (!leave) return busy();
  try {
    return await read();
  } finally {
    leave();
  }
}

const tooLong = () => failed(413, title, 'This form is longer than it can be. Please shorten it.');
const notInPlan = () =>
  failed(403, title, 'Reference and product images are part of the Professional and Enterprise plans.');
const busy = () =>
  failed(429, title, 'Other pictures are being read at the moment. Please send this form again shortly.');
