import { applyEdit } from '#app/domain/ads/edit/apply-edit.server.ts';
import { deskOf } from '#app/domain/ads/edit/desks.server.ts';
import { type EditFields, fieldsOf } from '#app/domain/ads/edit/edit-fields.ts';
import { type EditErrors, readEdit } from '#app/domain/ads/edit/edit-form.ts';
import { lettersSentence } from '#app/domain/ads/edit/edit-notes.ts';
import { findEditedAd, findEditor } from '#app/domain/ads/edit/find-edited-ad.server.ts';
import { bringBack, type SaveResult, saveEdit } from '#app/domain/ads/edit/save-edit.server.ts';
import { plans } from '#app/domain/billing/plans.ts';
import type { Viewer } from '#app/middleware/session.server.ts';
import { attempt, done, intents, refuse } from '#app/routes/answer.server.ts';
import type { Notice } from '#app/ui/notice.ts';
import { type FormValues, typedValues, withPutIn } from './form-values.ts';

/** Somebody else's newer version, met by a save that began before it. */
export type Conflict = { version: number; by: string; theirs: EditFields };

/** What the editor is told after a form was sent. */
export type EditOutcome = {
  status: number;
  notice?: Notice;
  errors?: EditErrors;
  /** What was typed, for a page without JavaScript. */
  values?: FormValues;
  /** The version that is saved now. `isReplaced`: it is not the one that stood in the form. */
  saved?: number;
  isReplaced?: true;
  conflict?: Conflict;
};

type Asked = { viewer: Viewer; adId: string };

const title = 'This was not saved';
const broken = 'Something went wrong on our side. Please try again in a moment; nothing you typed is lost.';

const editIntents = intents<Asked, EditOutcome>({
  save,
  'bring-back': bringVersionBack,
  'put-in': putIn,
});

/** Does what a form of the editor asks for. What was typed is shown again when something breaks. */
export async function answerEdit(form: FormData, asked: Asked): Promise<EditOutcome> {
  // The button of a fact carries the fact as its value, and so can't carry an intent as well.
  if (form.has('putIn')) form.set('intent', 'put-in');
  const outcome = await attempt({ title, description: broken }, () => editIntents(form, asked));
  return outcome.status < 500 ? outcome : { ...outcome, values: typedValues(form) };
}

const fail = (status: number, description: string): EditOutcome => refuse(status, title, description);

/** A refusal in the words of the list of versions. */
const notBroughtBack = ({ notice, ...outcome }: EditOutcome): EditOutcome => ({
  ...outcome,
  ...(notice && { notice: { ...notice, title: 'This version was not brought back' } }),
});

const notFound = () => fail(404, 'This ad could not be found. It may have been deleted in another window.');

/** The version the form began with; `over` is a newer one that is knowingly replaced. */
const versionIn = (form: FormData) => Number(form.get('over') ?? form.get('version'));

async function save(form: FormData, { viewer, adId }: Asked): Promise<EditOutcome> {
  const found = await findEditedAd(viewer, adId);
  if (!found.ok) return found.reason === 'not-found' ? notFound() : fail(409, 'This ad can’t be edited.');
  const { ad, design: before } = found;
  const values = typedValues(form);
  const read = readEdit(form);
  if (!read.ok) return invalid(values, read.errors);
  const facts = await deskOf(ad).facts();
  const applied = applyEdit(before, read.edit, { facts, sceneKey: ad.sceneKey });
  const version = versionIn(form);
  // A change by somebody else may be what makes this edit wrong, so that is said first.
  if (!applied.ok && ad.version === version) return invalid(values, applied.errors);
  const result: SaveResult = applied.ok
    ? await saveEdit({
        ...{ reader: viewer, ad, before, version, design: applied.design },
        isMarked: plans[viewer.plan].watermark,
      })
    : { ok: false, reason: 'conflict' };
  return describe(result, { viewer, adId, values });
}

const invalid = (values: FormValues, errors: EditErrors): EditOutcome => ({
  ...refuse(422, title, Object.values(errors)[0]),
  values,
  errors,
});

async function bringVersionBack(form: FormData, { viewer, adId }: Asked): Promise<EditOutcome> {
  const versionId = String(form.get('versionId'));
  const found = await findEditedAd(viewer, adId);
  if (!found.ok) return notBroughtBack(notFound());
  const result = await bringBack({ reader: viewer, adId, version: versionIn(form), versionId });
  if (!result.ok && result.reason === 'conflict')
    return notBroughtBack(
      fail(409, 'Somebody has just saved a newer version. Have a look at it, then bring this one back.'),
    );
  const outcome = await describe(result, { viewer, adId });
  return result.ok
    ? {
        ...outcome,
        isReplaced: true,
        ...done('Brought back', 'The version before it is kept.'),
      }
    : notBroughtBack(outcome);
}

/** Without JavaScript: the form again, with the fact in its sub-line. */
async function putIn(form: FormData, { viewer, adId }: Asked): Promise<EditOutcome> {
  const found = await findEditedAd(viewer, adId);
  if (!found.ok) return notFound();
  return { status: 200, values: withPutIn(typedValues(form), String(form.get('putIn') ?? '')) };
}

async function describe(
  result: SaveResult,
  { viewer, adId, values }: { viewer: Viewer; adId: string; values?: FormValues },
): Promise<EditOutcome> {
  if (result.ok) {
    const notice: Notice =
      'isSame' in result
        ? { tone: 'info', title: 'Nothing to save', description: 'The ad is as it was saved.' }
        : {
            tone: 'success',
            title: 'Saved',
            description: 'Download and exports follow. No credit was used.',
          };
    return { status: 200, saved: result.version, notice };
  }
  const kept = values && { values };
  switch (result.reason) {
    case 'not-found':
      return { ...notFound(), ...kept };
    case 'picture-gone':
      return { ...fail(409, 'A picture of this ad is gone, so it can’t be drawn again.'), ...kept };
    case 'too-many':
      return {
        ...fail(429, 'You have saved very often in the last minutes. Please wait a little; nothing is lost.'),
        ...kept,
      };
    case 'does-not-fit': {
      const { tooLong, checks } = result.notes;
      const errors = Object.fromEntries(
        tooLong.map(({ field, letters }) => [field, lettersSentence(letters)]),
      );
      const sentence = checks.find(({ passed }) => !passed)?.text;
      return { ...fail(422, sentence ?? 'The words do not fit this layout.'), errors, ...kept };
    }
    case 'conflict':
      return { status: 409, ...kept, ...(await conflictOf(viewer, adId)) };
  }
}

async function conflictOf(viewer: Viewer, adId: string): Promise<Partial<EditOutcome>> {
  const found = await findEditedAd(viewer, adId);
  if (!found.ok) return notFound();
  const by = await findEditor(found.ad, viewer);
  return { conflict: { version: found.ad.version, by, theirs: fieldsOf(found.design) } };
}
