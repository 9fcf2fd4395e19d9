import { type Entitlement, entitlementOf } from '#app/domain/billing/entitlement.server.ts';
import { createHolds, type Release } from '#app/domain/limits/in-process.server.ts';
import { clientNetwork } from '#app/domain/limits/network.ts';
import { currentGates, markOf } from '#app/domain/settings/gates.server.ts';
import { type LiveEvent, subscribe } from '#app/live.server.ts';
import { describeError, log } from '#app/log.server.ts';
import { passesGates } from '#app/middleware/pass-gates.server.ts';
import { viewerContext } from '#app/middleware/session.server.ts';
import { closeOnShutdown } from '#app/shutdown.server.ts';
import type { Route } from './+types/events';

/** ms between two comments that keep the connection open through proxies. */
const keepAliveEvery = 20_000;

/**
 * GET /events: server-sent events of the signed-in person's ads and team, and of settings, which everybody hears. While
 * a gate is shut all but settings is kept quiet; the page asks again once it opens. `?gates=` is the mark of the page:
 * when the gates have changed since, the stream begins with that.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);
  if (request.method === 'HEAD') return new Response(null, { headers });
  let circle: Circle | null = viewer && { id: viewer.id, ...(await entitlementOf(viewer.id)) };
  const release = hold(viewer?.id, clientNetwork(request));
  if (!release) return new Response('Too many open streams.', { status: 429 });

  const encoder = new TextEncoder();
  let cleanUp = () => {};
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (text: string) => {
        try {
          controller.enqueue(encoder.encode(text));
        } catch {
          cleanUp();
        }
      };
      const end = () => {
        cleanUp();
        try {
          controller.close();
        } catch {
          // Already closed by the reader.
        }
      };
      const tell = (event: LiveEvent) =>
        send(`event: ${event.type}\ndata: ${JSON.stringify(withoutUser(event))}\n\n`);
      const lookAgain = async () => {
        if (viewer) circle = { id: viewer.id, ...(await entitlementOf(viewer.id)) };
      };
      const hear = async (event: LiveEvent) => {
        if (event.type === 'plan') await lookAgain();
        if (await passesGates(request, viewer)) tell(event);
      };
      // One after another, so that they arrive in their order.
      let turn = Promise.resolve();
      const unsubscribe = subscribe((event) => {
        if (!isFor(event, circle)) return;
        // Missed events are not sent again: a page loads its data anew when its stream is back.
        if (event.type === 'session-ended' || event.type === 'missed') return end();
        if (event.type === 'settings') return tell(event);
        // The change may be about whose ads this session hears of. Until that is known it hears of its own only.
        if (event.type === 'plan' && viewer && circle) circle = { ...circle, accountId: viewer.id };
        turn = turn.then(() => hear(event)).catch(giveUp);
      });
      const seen = new URL(request.url).searchParams.get('gates');
      const tellWhatChanged = async () => {
        if (seen !== markOf(await currentGates())) send('event: settings\ndata: {}\n\n');
      };
      const giveUp = (error: unknown) => {
        log.warn({ error: describeError(error) }, 'a live stream could not look up its team');
        end();
      };
      const timer = setInterval(() => {
        send(': still here\n\n');
        // The plan of a team may end without anybody's doing.
        if (circle?.teamOwnerId) lookAgain().catch(giveUp);
      }, keepAliveEvery);
      const forget = closeOnShutdown(end);
      cleanUp = () => {
        release();
        clearInterval(timer);
        unsubscribe();
        forget();
      };
      request.signal.addEventListener('abort', end, { once: true });
      // A random part keeps the streams of many pages from coming back at the same moment.
      send(`retry: ${1_500 + Math.round(Math.random() * 1_500)}\n\n`);
      // Read after the subscription has begun, so that no change is lost in between.
      if (seen) turn = turn.then(tellWhatChanged).catch(giveUp);
    },
    cancel: () => cleanUp(),
  });
  return new Response(stream, { headers });
}

const headers = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
};

/**
 * Streams open at the same time in this process. A browser needs one for all its tabs; a whole office may share one
 * address.
 */
const holds = {
  account: createHolds(20, 30_000),
  visitors: createHolds(100, 30_000),
  network: createHolds(500, 30_000),
};

/** Takes a place for a stream; null when the account or the network has used all of its places. */
function hold(userId: string | undefined, network: string): Release | null {
  const own = userId ? holds.account(userId) : holds.visitors(network);
  const shared = own && holds.network(network);
  if (!own || !shared) {
    own?.();
    return null;
  }
  return () => {
    own();
    shared();
  };
}

/** Whose events a stream tells: a person's own, and those of the team that gives them rights. */
type Circle = Entitlement & { id: string };

function isFor(event: LiveEvent, circle: Circle | null): boolean {
  if (event.type === 'content') return false;
  if (!('userId' in event)) return true;
  if (!circle) return false;
  if (event.userId === circle.id) return true;
  if (event.type === 'ad') return event.userId === circle.accountId;
  // Also while the team gives no rights: it may be about to give them again.
  return event.type === 'plan' && event.userId === circle.teamOwnerId;
}

function withoutUser(event: LiveEvent): Record<string, unknown> {
  const { type: _type, ...rest } = event;
  return 'userId' in rest ? { ...rest, userId: undefined } : rest;
}
