import { languageHintOf } from '#app/domain/ads/language-hint.ts';
import { plans } from '#app/domain/billing/plans.ts';
import type { Viewer } from '#app/middleware/session.server.ts';
import { type FormRefusal, inMinutes, receiveForm } from '#app/routes/receive-form.server.ts';
import { unreadable } from './intents.server.ts';
import { type DashboardOutcome, failed } from './outcomes.server.ts';
import { pictureFields } from './sent-pictures.server.ts';

const title = 'Failed to generate ad';

type Answer = (viewer: Viewer, form: FormData, languageHint: string | null) => Promise<DashboardOutcome>;

/** Reads a form of the dashboard and has it answered, in words also where it may not be sent. */
export async function withForm(request: Request, viewer: Viewer, answer: Answer): Promise<DashboardOutcome> {
  const languageHint = languageHintOf(request.headers.get('accept-language'));
  const files = plans[viewer.plan].imageUploads ? pictureFields.length : 0;
  const received = await receiveForm(request, { userId: viewer.id, files }, (form) =>
    answer(viewer, form, languageHint),
  );
  return received.ok ? received.answer : describe(received);
}

function describe(refusal: FormRefusal): DashboardOutcome {
  switch (refusal.reason) {
    case 'unreadable':
      return unreadable();
    case 'too-long':
      return failed(
        413,
        title,
        'This form is longer than it can be: a picture may have 10 MB. Please shorten it.',
      );
    case 'no-files':
      return failed(
        403,
        title,
        'Reference and product images are part of the Professional and Enterprise plans.',
      );
    case 'busy':
      return failed(
        429,
        title,
        'Other pictures are being read at the moment. Please send this form again shortly.',
      );
    case 'used-up':
      return failed(
        429,
        title,
        `You have sent as many pictures as one account can within an hour. Please send this form again ${inMinutes(refusal.retryAfterMs)}; nothing was charged.`,
      );
    case 'not-stored':
      return failed(500, title, 'Your pictures could not be saved. Please try again later.');
  }
}
