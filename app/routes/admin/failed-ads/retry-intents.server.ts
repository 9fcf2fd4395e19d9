import { rowIdOf } from '#app/db/uuid.ts';
import { type RetryOutcome, retryForUser } from '#app/domain/ads/operator-retry.server.ts';
import { type Answer, attempt, done, intents, refuse } from '#app/routes/answer.server.ts';

/** Ads one form may name: those of a page. */
const most = 20;

const sentences = {
  gone: 'This ad was tried again already, or was deleted.',
  'no-credits': 'This account has no credits left this month. Grant some on the page of the user first.',
  'too-many-waiting':
    'This account has as many ads waiting for their turn as one may have. Try again when some of them are finished.',
  'nobody-at-work':
    'No worker is running, so nothing would be drawn. Start one first (ROLE=worker); see Jobs.',
  refused: 'The plan of this account does not allow this ad any more.',
} as const;

/** The form of the page: one ad once more, or all that are shown. */
export const retryIntents = intents<{ id: string }, Answer>({ retry });

async function retry(form: FormData, actor: { id: string }): Promise<Answer> {
  const ids = form
    .getAll('id')
    .flatMap((id) => rowIdOf(id) ?? [])
    .slice(0, most);
  if (ids.length === 0) return refuse(404, 'Error', sentences.gone);
  return attempt(
    { title: 'Error', description: 'Failed to retry. Look at the list to see which ads are left.' },
    async () => {
      const outcomes: RetryOutcome[] = [];
      for (const id of ids) outcomes.push(await retryForUser(id, actor));
      return summaryOf(outcomes);
    },
  );
}

function summaryOf(outcomes: RetryOutcome[]): Answer {
  const refused = outcomes.filter((outcome) => !outcome.ok);
  const begun = outcomes.length - refused.length;
  const [first] = refused;
  if (!first)
    return done(
      'Success',
      begun === 1 ? 'The ad is being made again.' : `${begun} ads are being made again.`,
    );
  const why = sentences[first.reason];
  if (outcomes.length === 1) return refuse(first.reason === 'gone' ? 404 : 409, 'Error', why);
  if (begun === 0) return refuse(409, 'Error', `None could be made again. ${why}`);
  return done('Success', `${begun} of ${outcomes.length} ads are being made again. ${why}`);
}
