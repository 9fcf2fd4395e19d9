import { languageHintOf } from '#app/domain/ads/language-hint.ts';
import { plans } from '#app/domain/billing/plans.ts';
import type { Viewer } from '#app/middleware/session.server.ts';
import { refuse } from '#app/routes/answer.server.ts';
import { type FormRefusal, inMinutes, receiveForm } from '#app/routes/receive-form.server.ts';
import { dashboardIntents } from '../intents.server.ts';
import type { DashboardOutcome } from '../outcomes.server.ts';
import { pictureFields } from './sent-pictures.server.ts';

const title = 'Failed to generate ad';

/**
 * Reads a form of the dashboard, which may hold pictures, and answers it. A form that may not be sent is answered in
 * words too.
 */
export async function answerForm(request: Request, viewer: Viewer): Promise<DashboardOutcome> {
  const languageHint = languageHintOf(request.headers.get('accept-language'));
  const files = plans[viewer.plan].imageUploads ? pictureFields.length : 0;
  const received = await receiveForm(request, { userId: viewer.id, files }, (form) =>
    dashboardIntents(form, { viewer, languageHint }),
  );
  return received.ok ? received.answer : describe(received);
}

function describe(refusal: FormRefusal): DashboardOutcome {
  switch (refusal.reason) {
    case 'unreadable':
      return refuse(400, title, 'This form could not be read. Please reload the page.');
    case 'too-long':
      return refuse(
        413,
        title,
        'This form is longer than it can be: a picture may have 10 MB. Please shorten it.',
      );
    case 'no-files':
      return refuse(
        403,
        title,
        'Reference and product images are part of the Professional and Enterprise plans.',
      );
    case 'busy':
      return refuse(
        429,
        title,
        'Other pictures are being read at the moment. Please send this form again shortly.',
      );
    case 'used-up':
      return refuse(
        429,
        title,
        `You have sent as many pictures as one account can within an hour. Please send this form again ${inMinutes(refusal.retryAfterMs)}; nothing was charged.`,
      );
    case 'not-stored':
      return refuse(500, title, 'Your pictures could not be saved. Please try again later.');
  }
}
