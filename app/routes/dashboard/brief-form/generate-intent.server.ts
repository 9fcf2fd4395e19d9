import { z } from 'zod';
import {
  type AdFormErrors,
  type AdFormValues,
  type AdOrder,
  adFormSchema,
  orderOf,
} from '#app/domain/ads/ad-form.ts';
import { tuningFields } from '#app/domain/ads/ad-form-tuning.ts';
import { findByIdempotencyKey, startGeneration } from '#app/domain/ads/generate.server.ts';
import { plans } from '#app/domain/billing/plans.ts';
import { getUsage } from '#app/domain/usage/usage.server.ts';
import type { Viewer } from '#app/middleware/session.server.ts';
import { refuse } from '#app/routes/answer.server.ts';
import { type DashboardOutcome, describeRefusal, succeed } from '../outcomes.server.ts';
import { pictureFields, readPictures, storePictures } from './sent-pictures.server.ts';

const title = 'Failed to generate ad';
const unknownField = () =>
  refuse(400, title, 'This form holds a field we do not know. Please reload the page.');

/** Who sent a form; `languageHint` is what their browser asks for. */
export type Sender = { viewer: Viewer; languageHint: string | null };

/** The 'Generate New Ad' form. */
export async function generate(form: FormData, { viewer, languageHint }: Sender): Promise<DashboardOutcome> {
  const fields = textFieldsOf(form);
  if (!fields) return unknownField();
  const plan = plans[viewer.plan];
  if (!plan.fineTuning && tuningFields.some((name) => fields[name])) {
    return {
      ...describeRefusal({ ok: false, reason: 'tuning-not-allowed', plan }, title),
      values: readTyped(form),
    };
  }
  const parsed = adFormSchema.safeParse(fields);
  const wrong = (errors: AdFormErrors) => {
    const outcome = refuse(422, 'Please check the form', Object.values(errors)[0]);
    return { ...outcome, errors, values: readTyped(form) };
  };
  // Words and credits first: a picture is decoded only for a form that can become an ad.
  if (!parsed.success) {
    const { fieldErrors, formErrors } = z.flattenError(parsed.error);
    return formErrors.length > 0 ? unknownField() : wrong(firstOfEach(fieldErrors));
  }
  const filled = orderOf(parsed.data);
  const order = { ...filled, languageHint: filled.languageHint ?? languageHint };
  const { variants = 1 } = order;
  const spent = hasPictures(form) && (await refusalOfCredits(viewer, order));
  if (spent) return { ...describeRefusal(spent, title), values: readTyped(form) };
  const pictures = await readPictures(viewer, form, parsed.data);
  if (!pictures.ok) return wrong(pictures.errors);
  // Each variant is deleted on its own, so each has files of its own.
  const stored = await Promise.all(
    Array.from({ length: variants }, () => storePictures(viewer.id, pictures)),
  );
  const started = await startGeneration({ userId: viewer.id, order, pictures: stored });
  if (!started.ok) return { ...describeRefusal(started, title), values: readTyped(form) };
  const count = started.adIds.length;
  return succeed(count > 1 ? `${count} ads are being generated.` : 'Your ad is being generated.');
}

const hasPictures = (form: FormData) =>
  pictureFields.some((name) => {
    const value = form.get(name);
    return value instanceof File && value.size > 0;
  });

/** The refusal startGeneration would end with; null when the credits are there, or this form has its ads already. */
async function refusalOfCredits({ id, accountId, plan: tier }: Viewer, order: AdOrder) {
  const plan = plans[tier];
  const { variants: asked = 1, idempotencyKey } = order;
  const { used, limit } = await getUsage(accountId, plan.monthlyGenerations);
  if (used + asked <= limit) return null;
  if (idempotencyKey && (await findByIdempotencyKey(accountId, idempotencyKey)).length > 0) return null;
  return {
    ok: false,
    reason: 'limit-reached',
    plan,
    used,
    limit,
    asked,
    isMember: accountId !== id,
  } as const;
}

const firstOfEach = (errors: Record<string, string[] | undefined>): AdFormErrors =>
  Object.fromEntries(Object.entries(errors).map(([name, messages]) => [name, messages?.[0]]));

/** The text fields of a form; null when it carries a file where none belongs, or one name twice. */
function textFieldsOf(form: FormData): Record<string, string> | null {
  const fields = new Map<string, string>();
  for (const [name, value] of form) {
    if (name === 'intent' || pictureFields.some((field) => field === name)) continue;
    if (typeof value !== 'string' || fields.has(name)) return null;
    fields.set(name, value);
  }
  return Object.fromEntries(fields);
}

/**
 * What was typed, to be shown again; a megabyte in a field is not sent back. The idempotency key is part of it: the
 * same form sent again after a failure of ours is charged once.
 */
export function readTyped(form: FormData): AdFormValues {
  const fields = textFieldsOf(form) ?? {};
  const isOurs = adFormSchema.shape.idempotencyKey.safeParse(fields.idempotencyKey).success;
  if (!isOurs) delete fields.idempotencyKey;
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value.slice(0, 3_000)]));
}
