import { config } from '#app/config.server.ts';
import type { AdFormErrors, AdFormValues } from '#app/domain/ads/ad-form.ts';
import type { StartResult } from '#app/domain/ads/generate.server.ts';
import { type Answer, done, refuse } from '#app/routes/answer.server.ts';

/**
 * What the page is told after a form was sent. Status: 2xx done, 403 not in the plan, 404 not theirs, 409 and 429 not
 * now,
 * 400 and 422 not understood, 5xx ours.
 */
export type DashboardOutcome = Answer & { errors?: AdFormErrors; values?: AdFormValues };

export const succeed = (description: string): DashboardOutcome => done('Success!', description);

/** The same for another person's ad and for one that never was. */
export const notFound = (title: string): DashboardOutcome =>
  refuse(404, title, 'This ad could not be found. It may have been deleted in another window.');

type Refusal = Extract<StartResult, { ok: false }>;

/**
 * Why nothing was started, in the promised words (specification: ads.limit.words). `title` is for what has no title
 * there.
 */
export function describeRefusal(refusal: Refusal, title: string): DashboardOutcome {
  if (refusal.reason === 'account-gone')
    return refuse(403, title, 'This account has just been deleted. Nothing was made, and nothing charged.');
  const { plan } = refusal;
  switch (refusal.reason) {
    case 'limit-reached':
      return refuse(403, 'Monthly Limit Reached', limitSentence(refusal));
    case 'too-many-waiting':
      return refuse(429, title, waitingSentence(refusal));
    case 'nobody-at-work':
      return refuse(503, title, nobodyAtWork());
    case 'size-not-allowed': {
      const size = `This size is not part of the ${plan.name} plan. Choose square, or upgrade your plan.`;
      return { ...refuse(403, title, `The ${plan.name} plan makes square ads.`), errors: { size } };
    }
    case 'images-not-allowed':
      return refuse(403, title, `The ${plan.name} plan does not include your own images.`);
    case 'tuning-not-allowed':
      return refuse(
        403,
        title,
        `Fine-tuning is part of the Enterprise plan; you are on ${plan.name}. Nothing was charged.`,
      );
  }
}

const nobodyAtWork = () =>
  `The part of this site that draws ads is not running, so yours would only wait. Nothing was charged. Please try again in a minute; if it stays like this, write to ${config().supportEmail}.`;

function waitingSentence({ waiting, most, asked }: Extract<Refusal, { reason: 'too-many-waiting' }>): string {
  const left = most - waiting;
  const now = waiting === 1 ? '1 ad is waiting for its turn' : `${waiting} ads are waiting for their turn`;
  const way =
    asked > 1 && left > 0
      ? `Choose ${left === 1 ? '1 variant' : `${left} variants or fewer`}, or try again when some are finished.`
      : `Please try again when ${waiting === 1 ? 'it is' : 'some of them are'} finished.`;
  return `${now} already, and ${most} may wait at a time. ${way} Nothing was charged.`;
}

function limitSentence(refusal: Extract<Refusal, { reason: 'limit-reached' }>): string {
  const { plan, used, limit, asked, isMember } = refusal;
  const who = isMember ? 'Your team has' : 'You have';
  const sofar = `${who} used ${used}/${limit} generations of the ${plan.name} plan.`;
  const upgrade = isMember ? 'Ask the owner of your team to upgrade' : 'Upgrade your plan';
  const way = plan.tier === 'enterprise' ? 'Wait until next month' : upgrade;
  const left = Math.max(0, limit - used);
  if (asked === 1 || left === 0) return `${sofar} ${way} to create more ads.`;
  const credits = left === 1 ? '1 credit is left' : `${left} credits are left`;
  return `${sofar} ${credits} and ${asked} variants need ${asked}, so none was started. Choose ${left} or fewer. ${way} to create more ads.`;
}
