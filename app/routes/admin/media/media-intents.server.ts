import { StorageError } from '#app/adapters/storage/port.ts';
import type { MediaCategory } from '#app/db/schema.ts';
import { mostFilesAtOnce } from '#app/domain/media/media-limits.ts';
import { mediaCategoryOf } from '#app/domain/media/operator-list.server.ts';
import {
  deleteMedia,
  setMediaActive,
  type UploadResult,
  updateMedia,
  uploadMedia,
} from '#app/domain/media/operator-media.server.ts';
import { promoteAd } from '#app/domain/media/operator-promote-ad.server.ts';
import { describeError, log } from '#app/log.server.ts';
import { type Answer, attempt, done, intents, refuse, statusOfFailure } from '#app/routes/answer.server.ts';
import { type FormRefusal, inMinutes, receiveForm } from '#app/routes/receive-form.server.ts';

type Actor = { id: string };

const uploadFailed = 'Failed to upload file';
/** Reads a form of the media pages and has it answered; a sentence says why it was not read. */
export async function withMediaForm<Result>(
  request: Request,
  actor: Actor,
  answer: (form: FormData) => Promise<Result>,
): Promise<{ ok: true; answer: Result } | { ok: false; status: number; message: string }> {
  const received = await receiveForm(request, { userId: actor.id, files: mostFilesAtOnce }, answer);
  return received.ok ? received : { ok: false, ...describe(received) };
}

function describe(refusal: FormRefusal): { status: number; message: string } {
  switch (refusal.reason) {
    case 'too-long':
      return { status: 413, message: 'These are more than 64 MB at once. Please send fewer pictures.' };
    case 'busy':
      return {
        status: 429,
        message: 'Other pictures are being read at the moment. Please try again shortly.',
      };
    case 'used-up':
      return {
        status: 429,
        message: `These are more pictures than one account can send within an hour. Please go on ${inMinutes(refusal.retryAfterMs)}.`,
      };
    case 'not-stored':
      return {
        status: 500,
        message: 'The server can not write files at the moment. Please try again later.',
      };
    default:
      return { status: 400, message: 'This form could not be read. Please reload the page.' };
  }
}

export const refuseUpload = ({ status, message }: { status: number; message: string }): Answer =>
  refuse(status, uploadFailed, message);

const gone = 'This picture is no longer in the library.';
const chooseCategory = 'Please choose one of the categories.';

/** Every form of the media pages. */
export const mediaIntents = intents<Actor, Answer>({
  upload: uploadAll,
  promote,
  toggle: (form, actor) =>
    change('Failed to update media status', async () => {
      const isActive = form.get('active') === 'true';
      if (!(await setMediaActive(idOf(form), isActive, actor))) return gone;
      return isActive
        ? done('Picture activated', 'Visitors see it from now on.')
        : done('Picture deactivated', 'Visitors no longer see it.');
    }),
  update: (form, actor) =>
    change('Failed to update media', async () => {
      const category = categoryOf(form);
      if (!category) return chooseCategory;
      const altText = String(form.get('altText') ?? '');
      if (!(await updateMedia(idOf(form), { category, altText }, actor))) return gone;
      return done('Media updated successfully');
    }),
  delete: (form, actor) =>
    change('Failed to delete media', async () =>
      (await deleteMedia(idOf(form), actor)) ? done('Media deleted successfully') : gone,
    ),
});

const idOf = (form: FormData) => String(form.get('mediaId') ?? '');

/** One picture of an upload, whatever goes wrong: the sentence names what to do about it. */
export async function uploadOne(
  form: FormData,
  file: FormDataEntryValue | null,
  actor: Actor,
): Promise<UploadResult & { status: number }> {
  const category = categoryOf(form);
  if (!category) return { ok: false, status: 422, message: chooseCategory };
  try {
    const result = await uploadMedia({ file, category, altText: String(form.get('altText') ?? '') }, actor);
    return { ...result, status: result.ok ? 200 : 422 };
  } catch (error) {
    log.error({ error: describeError(error) }, uploadFailed);
    return { ok: false, status: statusOfFailure(error), message: sentenceOf(error) };
  }
}

/** The plain form: pictures are taken one after another, so that only one at a time is decoded in memory. */
async function uploadAll(form: FormData, actor: Actor): Promise<Answer> {
  const files = form.getAll('file').filter((file) => typeof file === 'string' || file.size > 0 || file.name);
  if (files.length === 0) return refuse(422, uploadFailed, 'Please choose a picture.');
  if (files.length > mostFilesAtOnce)
    return refuse(422, uploadFailed, `Please choose at most ${mostFilesAtOnce} pictures at once.`);
  let status = 200;
  const problems: string[] = [];
  for (const file of files) {
    const result = await uploadOne(form, file, actor);
    if (result.ok) continue;
    status = Math.max(status, result.status);
    problems.push(
      files.length > 1 && file instanceof File ? `${file.name}: ${result.message}` : result.message,
    );
  }
  const stored = files.length - problems.length;
  if (problems.length === 0)
    return done('File uploaded successfully', stored > 1 ? `${stored} pictures were added.` : undefined);
  const others = stored > 0 ? [`${stored} of ${files.length} pictures were added.`] : [];
  return refuse(status, uploadFailed, [...problems, ...others].join(' '));
}

async function promote(form: FormData, actor: Actor): Promise<Answer> {
  return change(uploadFailed, async () => {
    const category = categoryOf(form);
    if (!category) return chooseCategory;
    const adId = String(form.get('adId') ?? '');
    const altText = String(form.get('altText') ?? '');
    const promoted = await promoteAd({ adId, category, altText }, actor);
    return promoted
      ? done('File uploaded successfully', 'The ad is in the media library.')
      : 'This is no finished ad of your account.';
  });
}

/** Runs the work; a sentence it answers with is why it could not be done. */
async function change(failure: string, work: () => Promise<Answer | string>): Promise<Answer> {
  const words = (error: unknown) => ({ title: failure, description: sentenceOf(error) });
  return attempt(words, async () => {
    const outcome = await work();
    if (typeof outcome !== 'string') return outcome;
    return refuse(outcome === chooseCategory ? 422 : 404, failure, outcome);
  });
}

function sentenceOf(error: unknown): string {
  if (!(error instanceof StorageError)) return 'Nothing was changed. Please try again.';
  if (error.reason === 'full') return 'The server has no room left for files.';
  return 'The server can not write files at the moment. Please try again later.';
}

const categoryOf = (form: FormData): MediaCategory | undefined =>
  mediaCategoryOf(String(form.get('category') ?? ''));
