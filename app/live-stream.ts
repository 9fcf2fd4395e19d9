import { href } from 'react-router';

/**
 * One /events stream for all tabs of a browser: browsers open six connections to a site, so a stream in each tab would
 * leave none for pages. The tab that holds the lock listens and passes on what it hears; when it closes another takes
 * over. Where locks are missing each tab listens for itself.
 */

/** 'open' means that events may have been missed: ask the server again. */
type LiveName = 'ad' | 'plan' | 'settings' | 'open';
type Message = { name: LiveName; data: string };
type Listener = (data: string) => void;

const listeners = new Map<LiveName, Set<Listener>>();
let owner = 'visitor';
let gatesMark = '';
let channel: BroadcastChannel | undefined;
let giveUp: (() => void) | undefined;
let joining: ReturnType<typeof setTimeout> | undefined;

/** Calls `listener` with the data of each event of this name; returns what ends it. Browser only. */
export function onLive(name: LiveName, listener: Listener): () => void {
  const known = listeners.get(name) ?? new Set();
  listeners.set(name, known.add(listener));
  // A moment later: by then the root has said whose page this is.
  joining ??= setTimeout(join);
  return () => {
    known.delete(listener);
    if ([...listeners.values()].every((set) => set.size === 0)) leave();
  };
}

/** Says who is signed in: a stream carries what its session may hear, so another person needs another stream. */
export function setLiveOwner(userId: string | undefined): void {
  const next = userId ?? 'visitor';
  if (next === owner) return;
  owner = next;
  if (!channel) return;
  leave();
  joining = setTimeout(join);
}

/**
 * Says in which state of the gates this page was made. A stream begins with a word of the gates when they have changed
 * since, so that nothing is missed between the page and its stream.
 */
export function setGatesMark(mark: string): void {
  gatesMark = mark;
}

function dispatch({ name, data }: Message): void {
  for (const listener of listeners.get(name) ?? []) listener(data);
}

function join(): void {
  const room = `adwright-live-${owner}`;
  const own = new BroadcastChannel(room);
  own.onmessage = (event: MessageEvent<Message>) => dispatch(event.data);
  channel = own;
  const left = new Promise<void>((resolve) => {
    giveUp = resolve;
  });
  const hold = async () => {
    const end = listen(own);
    await left;
    end();
  };
  // The lock may come long after this tab has left the room; then it is given back at once.
  if (navigator.locks) void navigator.locks.request(room, hold);
  else void hold();
}

function leave(): void {
  clearTimeout(joining);
  joining = undefined;
  channel?.close();
  channel = undefined;
  giveUp?.();
}

/** ms until a stream is asked for again that the server had no place for; a lost one the browser opens by itself. */
const askAgainIn = 30_000;

/** Hears the server and tells this tab and the others. Returns a function that ends it. */
function listen(own: BroadcastChannel): () => void {
  const tell = (message: Message) => {
    dispatch(message);
    if (own === channel) own.postMessage(message);
  };
  let wasOpen = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const open = (): EventSource => {
    const next = new EventSource(`${href('/events')}?gates=${encodeURIComponent(gatesMark)}`);
    next.addEventListener('open', () => {
      if (wasOpen) tell({ name: 'open', data: '' });
      wasOpen = true;
    });
    next.addEventListener('error', () => {
      if (next.readyState !== EventSource.CLOSED) return;
      timer = setTimeout(() => {
        source = open();
      }, askAgainIn);
    });
    for (const name of ['ad', 'plan', 'settings'] as const) {
      next.addEventListener(name, (event) => tell({ name, data: event.data }));
    }
    return next;
  };
  let source = open();
  return () => {
    clearTimeout(timer);
    source.close();
  };
}
