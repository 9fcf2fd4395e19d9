import type { IncomingMessage } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';

/** ms between two looks at how late the event loop runs, and how many in a row have to find it late. */
const lookEvery = 250;
const looks = 3;
/** ms */
const resolution = 20;
/** ms in which whoever is let in should be answered: so many requests are in work at once as are answered in that time. */
const answerWithin = 700;
const inWork = { least: 40, first: 48, most: 96 };
/** ms by which the loop runs late, from which on requests are turned away. */
const lateFrom = { visitor: 400, others: 250 };
/** Part of the places that those others (signed-in people, and forms) may take: pages for visitors are turned away last. */
const partOfOthers = 2 / 3;
/** Requests let in however late the loop runs: without them it would never be seen that it no longer does. */
const alwaysIn = 4;
/** s after which somebody turned away should come again, at least; chance adds as many. */
const comeAgainAfter = 2;

/** What has to be answered whatever happens: who watches the process, and a provider that tells about money. */
const always = /^\/(healthz|readyz|livez|metrics|api\/webhooks\/payments)$/;

/** A session's cookie under any of its names (users/auth.server.ts); whether it is worth anything is seen later. */
const sessionCookie = /\.session_token=/;

type Turn = { admitted: true; leave(): void } | { admitted: false; retryAfterSeconds: number };
type Overload = {
  /** Lets a request in, which says with `leave` that it has been answered, or turns it away. */
  admit(request: Pick<IncomingMessage, 'url' | 'method' | 'headers'>): Turn;
  close(): void;
};

/** Watches what this process can still answer within a second. */
export function watchOverload(): Overload {
  const delay = monitorEventLoopDelay({ resolution });
  delay.enable();
  const means: number[] = [];
  let late = 0;
  let inside = 0;
  let places = inWork.first;
  /** Since the last look. */
  let seen = { at: performance.now(), answered: 0, turnedAway: 0 };

  const look = () => {
    // Without the resolution, which is always part of it; ns to ms. One slow moment is no overload, hence the least of them.
    means.push(Math.max(0, delay.mean / 1e6 - resolution));
    if (means.length > looks) means.shift();
    late = means.length === looks ? Math.min(...means) : 0;
    delay.reset();
    const { at, answered, turnedAway } = seen;
    const now = performance.now();
    const bearable = (answered / (now - at)) * answerWithin;
    // Only at work to the full it shows what it can do.
    places = turnedAway > 0 ? places * 0.7 + bearable * 0.3 : places * 1.25;
    places = Math.min(inWork.most, Math.max(inWork.least, places));
    seen = { at: now, answered: 0, turnedAway: 0 };
  };
  const timer = setInterval(look, lookEvery).unref();

  return {
    admit({ url = '/', method, headers }) {
      if (always.test(url.split('?', 1)[0] ?? '')) return { admitted: true, leave: () => undefined };
      const isRead = method === 'GET' || method === 'HEAD';
      const isVisitor = isRead && !sessionCookie.test(headers.cookie ?? '');
      const isLate = late >= (isVisitor ? lateFrom.visitor : lateFrom.others) && inside >= alwaysIn;
      // A form may take long to arrive over a slow line, and holds nobody up meanwhile.
      if (isLate || (isRead && inside >= places * (isVisitor ? 1 : partOfOthers))) {
        seen.turnedAway += 1;
        return { admitted: false, retryAfterSeconds: Math.ceil(comeAgainAfter * (1 + Math.random())) };
      }
      inside += 1;
      let isInside = true;
      return {
        admitted: true,
        leave() {
          if (!isInside) return;
          isInside = false;
          inside -= 1;
          seen.answered += 1;
        },
      };
    },
    close() {
      clearInterval(timer);
      delay.disable();
    },
  };
}
