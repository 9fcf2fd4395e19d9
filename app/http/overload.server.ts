import type { IncomingMessage } from 'node:http';

/** ms between two looks at how late the event loop runs, which is how late a look comes. */
const lookEvery = 100;
/**
 * ms by which the loop may run late. Beyond that fewer requests are worked on at once, because each holds up all
 * others.
 */
const lateFrom = 60;
/** Requests for pages worked on at once. */
const atWork = { least: 4, first: 16, most: 96 };
/**
 * ms after which whoever still waits for a place is turned away. The first in line are next, so they may wait some
 * times that long.
 */
const waitAtMost = 600;
const firstInLine = { count: 16, waits: 5 };
/** Requests that may wait. There are as many as would get a place in that time, judged by what was answered lately. */
const inLine = { least: firstInLine.count, first: 48, most: 256 };
/** Part of the places that signed-in people may take: pages for visitors are turned away last. */
const partOfOthers = 2 / 3;
/**
 * Forms are not kept waiting, as they may arrive slowly. Once the loop has run `lateFrom` ms late for some looks in a
 * row, they are turned away. A few are let in always, or one would never see that the loop is quick again.
 */
const forms = { lateFrom: 250, looks: 6, alwaysIn: 4 };
/** s after which somebody turned away should come again, at least; chance adds as many. */
const comeAgainAfter = 2;

/** What has to be answered whatever happens: who watches the process, and a provider that tells about money. */
const always = /^\/(healthz|readyz|livez|metrics|api\/webhooks\/payments)$/;

/** A session's cookie under any of its names (users/auth.server.ts); whether it is worth anything is seen later. */
const sessionCookie = /\.session_token=/;

/** `leave` says that the request has been answered; it may be called twice. */
export type Turn = { admitted: true; leave(): void } | { admitted: false; retryAfterSeconds: number };
type Answerer = (turn: Turn) => void;
type Waiting = { answer: Answerer; isVisitor: boolean; timer: NodeJS.Timeout };

export type Overload = {
  /** Calls `answer` once: as soon as the request may be worked on, or when it is turned away. */
  admit(request: Pick<IncomingMessage, 'url' | 'method' | 'headers'>, answer: Answerer): void;
  close(): void;
};

/**
 * Keeps the event loop quick, so that whoever is turned away hears it within a second. As many requests are worked on
 * at once as the loop bears. The next wait in line for a moment, and the rest are turned away.
 */
export function watchOverload(): Overload {
  /** ms, of each of the last looks. */
  const lately: number[] = [];
  let places = atWork.first;
  let most = inLine.first;
  let working = 0;
  let formsAtWork = 0;
  const line: Waiting[] = [];
  /** Requests begun in this turn of the event loop. */
  let begun = 0;
  let isNextTurnAsked = false;
  /** Since the last look. */
  let seen = { at: performance.now(), answered: 0, lacked: false };

  const look = () => {
    const now = performance.now();
    const late = now - seen.at - lookEvery;
    lately.push(late);
    if (lately.length > forms.looks) lately.shift();
    if (late > lateFrom) places = Math.max(atWork.least, places * 0.7);
    // Only where somebody waits more places show what they bring.
    else if (seen.lacked || places < atWork.first) places = Math.min(atWork.most, places * 1.25);
    if (seen.lacked) {
      const bearable = (seen.answered / (now - seen.at)) * waitAtMost;
      most = Math.min(inLine.most, Math.max(inLine.least, most * 0.7 + bearable * 0.3));
    }
    seen = { at: now, answered: 0, lacked: false };
    if (line.length > 0) askForNextTurn();
  };
  const timer = setInterval(look, lookEvery).unref();

  const turnAway = (answer: Answerer) =>
    answer({ admitted: false, retryAfterSeconds: Math.ceil(comeAgainAfter * (1 + Math.random())) });

  const hasPlace = (isVisitor: boolean) =>
    working < places * (isVisitor ? 1 : partOfOthers) && begun < places;

  function begin(answer: Answerer): void {
    working += 1;
    begun += 1;
    askForNextTurn();
    answer(
      turnThat(() => {
        working -= 1;
        seen.answered += 1;
        askForNextTurn();
      }),
    );
  }

  function takeForm(answer: Answerer): void {
    // One slow moment is no overload.
    const isLate = lately.length === forms.looks && Math.min(...lately) >= forms.lateFrom;
    if (isLate && formsAtWork >= forms.alwaysIn) return void turnAway(answer);
    formsAtWork += 1;
    answer(
      turnThat(() => {
        formsAtWork -= 1;
      }),
    );
  }

  /** A page may be answered without a pause; the loop has to come round nevertheless. */
  function askForNextTurn(): void {
    if (isNextTurnAsked) return;
    isNextTurnAsked = true;
    setImmediate(() => {
      isNextTurnAsked = false;
      begun = 0;
      for (let next = takeNext(); next; next = takeNext()) begin(next.answer);
    });
  }

  function takeNext(): Waiting | undefined {
    const index = line.findIndex(({ isVisitor }) => hasPlace(isVisitor));
    const [next] = index < 0 ? [] : line.splice(index, 1);
    clearTimeout(next?.timer);
    return next;
  }

  function wait(answer: Answerer, isVisitor: boolean): void {
    seen.lacked = true;
    if (line.length >= most * (isVisitor ? 1 : partOfOthers)) return void turnAway(answer);
    let waits = 0;
    const giveUp = () => {
      waits += 1;
      const place = line.indexOf(waiting);
      if (place < firstInLine.count && waits < firstInLine.waits) {
        waiting.timer = setTimeout(giveUp, waitAtMost);
        return;
      }
      line.splice(place, 1);
      turnAway(answer);
    };
    const waiting: Waiting = { answer, isVisitor, timer: setTimeout(giveUp, waitAtMost) };
    line.push(waiting);
  }

  return {
    admit({ url = '/', method, headers }, answer) {
      if (always.test(url.split('?', 1)[0] ?? '')) return answer({ admitted: true, leave: () => undefined });
      if (method !== 'GET' && method !== 'HEAD') return takeForm(answer);
      const isVisitor = !sessionCookie.test(headers.cookie ?? '');
      const isNext = !line.some((waiting) => waiting.isVisitor === isVisitor);
      if (isNext && hasPlace(isVisitor)) begin(answer);
      else wait(answer, isVisitor);
    },
    close() {
      clearInterval(timer);
      for (const { timer, answer } of line.splice(0)) {
        clearTimeout(timer);
        turnAway(answer);
      }
    },
  };
}

/** A turn whose end counts once. */
function turnThat(ends: () => void): Turn {
  let isOver = false;
  const leave = () => {
    if (isOver) return;
    isOver = true;
    ends();
  };
  return { admitted: true, leave };
}
