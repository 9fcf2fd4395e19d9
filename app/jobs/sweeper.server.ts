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

/** Looks regularly for work that is stuck and ends it. Returns what stops it. */
export function startSweeper(): () => void {
  let round = 0;
  let busy = false;
  const sweep = async () => {
    if (busy) return;
    busy = true;
    try {
      await sweepGenerations();
      await sweepSending();
      await forgetSentMails();
      await sweepOrphanedFiles();
      if (round % 12 === 0) await reportFailures();
      if (round++ % 60 === 0) {
        await sweepSignUps();
        await sweepSpentCredits();
        await sweepSecurityLog();
        await sweepUsedTokens();
        await sweepVerifications();
        await sweepRateLimits();
        await closeDays();
        await sweepUnconfirmed();
        await sweepInvitations();
      }
    } catch (error) {
      log.warn({ error: describeError(error) }, 'sweep failed');
    } finally {
      busy = false;
    }
  };
  const timer = setInterval(sweep, sweepEvery);
  void sweep();
  return () => clearInterval(timer);
}
