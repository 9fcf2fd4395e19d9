import { type LiveEvent, subscribe } from '#app/live.server.ts';
import { passesGates } from '#app/middleware/pass-gates.server.ts';
import { viewerContext } from '#app/middleware/session.server.ts';
import { closeOnShutdown } from '#app/shutdown.server.ts';
import type { Route } from './+types/events';

/** ms between two comments that keep the connection open through proxies. */
const keepAliveEvery = 20_000;

/**
 * GET /events: server-sent events of the signed-in person's ads, and of settings, which everybody hears. While a gate is
 * shut the ads are kept quiet; the page asks again once it opens.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);

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
      // One after another, so that they arrive in their order.
      let turn = Promise.resolve();
      const unsubscribe = subscribe((event) => {
        if (!isFor(event, viewer?.id)) return;
        if (event.type === 'session-ended') return end();
        if (event.type === 'settings') return tell(event);
        turn = turn.then(async () => {
          if (await passesGates(request, viewer)) tell(event);
        });
      });
      const timer = setInterval(() => send(': still here\n\n'), keepAliveEvery);
      const forget = closeOnShutdown(end);
      cleanUp = () => {
        clearInterval(timer);
        unsubscribe();
        forget();
      };
      request.signal.addEventListener('abort', end, { once: true });
      send('retry: 2000\n\n');
    },
    cancel: () => cleanUp(),
  });
  return new Response(stream, {
    headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' },
  });
}

function isFor(event: LiveEvent, userId: string | undefined): boolean {
  return !('userId' in event) || event.userId === userId;
}

function withoutUser(event: LiveEvent): Record<string, unknown> {
  const { type: _type, ...rest } = event;
  return 'userId' in rest ? { ...rest, userId: undefined } : rest;
}
