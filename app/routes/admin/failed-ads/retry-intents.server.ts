import { type RetryOutcome, retryForUser } from '#app/domain/admin/failures/retry-ad.server.ts';
import { rowIdOf } from '#app/routes/admin/newsletter/require-operator.server.ts';
import {
  attempt,
  done,
  type Outcome,
  refuse,
} from '#app/routes/admin/newsletter/subscriber-intents.server.ts';

/** Ads one form may name: those of a page. */
const most = 20;

const sentences = {
  gone: 'This ad was tried again already, or was deleted.',
  'no-credits': 'This account has no credits left this month. Grant some on the page of the user first.',
  refused: 'The plan of this account does not allow this ad any more.',
} as const;

/** The forms of the page: one ad once more, or all that are shown. */
export async function retryAds(form: FormData, actor: { id: string }): Promise<Outcome> {
  if (form.get('intent') !== 'retry')
    return refuse(400, 'This form is not known here. Please reload the page.');
  const ids = form
    .getAll('id')
    .flatMap((id) => rowIdOf(id) ?? [])
    .slice(0, most);
  if (ids.length === 0) return refuse(404, sentences.gone);
  return attempt('Failed to retry. Look at the list to see which ads are left.', async () => {
    const outcomes: RetryOutcome[] = [];
    for (const id of ids) outcomes.push(await retryForUser(id, actor));
    return summaryOf(outcomes);
  });
}

function summaryOf(outcomes: RetryOutcome[]): Outcome {
  const refused = outcomes.filter((outcome) => !outcome.ok);
  const begun = outcomes.length - refused.length;
  const [first] = refused;
  if (!first) return done(begun === 1 ? 'The ad is being made again.' : `${begun} ads are being made again.`);
  const why = sentences[first.reason];
  if (outcomes.length === 1) return refuse(first.reason === 'gone' ? 404 : 409, why);
  if (begun === 0) return refuse(409, `None could be made again. ${why}`);
  return done(`${begun} of ${outcomes.length} ads are being made again. ${why}`);
}
