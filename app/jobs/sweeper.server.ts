import { closeDays } from '#app/domain/admin/analytics/close-days.server.ts';
import { reportFailures } from '#app/domain/admin/failures/report-failures.server.ts';
import { sweepOrphanedFiles } from '#app/domain/ads/ad-files.server.ts';
import { sweepGenerations } from '#app/domain/ads/sweep.server.ts';
import { sweepSecurityLog } from '#app/domain/audit/security-log.server.ts';
import { sweepRateLimits } from '#app/domain/limits/turns.server.ts';
import { sweepSending } from '#app/domain/newsletter/send-issue.server.ts';
import { sweepUnconfirmed } from '#app/domain/newsletter/subscription.server.ts';
import { sweepInvitations } from '#app/domain/teams/invite.server.ts';
import { sweepSpentCredits } from '#app/domain/usage/spent-credits.server.ts';
import { sweepSignUps } from '#app/domain/users/pending-sign-ups.server.ts';
import { sweepUsedTokens, sweepVerifications } from '#app/domain/users/used-tokens.server.ts';
import { describeError, log } from '#app/log.server.ts';
import { forgetSentMails } from './queue.server.ts';

/** ms between two looks for what is stuck. */
const sweepEvery = 5_000;

type Step = () => Promise<unknown>;

const eachTime: Step[] = [sweepGenerations, sweepSending, forgetSentMails, sweepOrphanedFiles];
const eachMinute: Step[] = [reportFailures];
const eachFiveMinutes: Step[] = [
  sweepSignUps,
  sweepSpentCredits,
  sweepSecurityLog,
  sweepUsedTokens,
  sweepVerifications,
  sweepRateLimits,
  closeDays,
  sweepUnconfirmed,
  sweepInvitations,
];

export type Sweeper = {
  /** Begins no further step. May be called twice. */
  stop(): void;
  /** Call it once it is stopped. Resolves when the step at work has ended; until then it needs the database. */
  ended(): Promise<void>;
};

/** Looks regularly for work that is stuck and ends it. */
export function startSweeper(): Sweeper {
  let round = 0;
  let isStopped = false;
  let atWork: Promise<void> | undefined;
  const take = async (steps: Step[]) => {
    for (const step of steps) if (!isStopped) await step();
  };
  const sweep = async () => {
    try {
      await take(eachTime);
      if (round % 12 === 0) await take(eachMinute);
      if (round++ % 60 === 0) await take(eachFiveMinutes);
    } catch (error) {
      log.warn({ error: describeError(error) }, 'sweep failed');
    } finally {
      atWork = undefined;
    }
  };
  const begin = () => {
    atWork ??= sweep();
  };
  const timer = setInterval(begin, sweepEvery);
  begin();
  return {
    stop() {
      isStopped = true;
      clearInterval(timer);
    },
    ended: async () => atWork,
  };
}
