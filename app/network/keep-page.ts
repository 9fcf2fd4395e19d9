import { type DataStrategyResult, data, href, type MiddlewareFunction, replace } from 'react-router';
import { failureOfForm } from '#app/network/form-failures.ts';
import { type Loss, lossOf } from '#app/network/loss.ts';
import { noteLoss } from '#app/network/note-loss.ts';
import { addressOf, shownPage } from '#app/network/shown-page.ts';
import { signOutHere } from '#app/network/sign-out-here.ts';
import { showNotice, withdrawNotice } from '#app/ui/notice-store.ts';

type Results = Record<string, DataStrategyResult>;

/**
 * ms to wait. `form` is for a form, `files` for one with files: as long as the server gives it over the slowest line it
 * bears (http/slow-bodies.server.ts). `again` is for loading the shown page once more.
 */
const patience = { form: 30_000, files: 45 * 60_000, again: 20_000 };

/**
 * What the browser does with a request that never arrived or was not answered. The page stays as it is, with all that
 * was typed, and a toast says what failed and why. It stands in the root once, because every form and every reload of
 * data passes there.
 */
export const keepPageOnLoss: MiddlewareFunction<Results> = async ({ request }, next) => {
  if (request.method === 'GET') return keepShown(request, next);
  const { pathname } = new URL(request.url);
  const isMultipart = /^multipart/.test(request.headers.get('content-type') ?? '');
  // Read now: after a failure the body is used up.
  const intent = isMultipart ? 'generate' : String((await request.clone().formData()).get('intent'));
  const results = await limitTime(isMultipart ? patience.files : patience.form, next());
  const loss = results === 'timed-out' ? results : lossIn(results);
  if (!loss || request.signal.aborted) return undefined;
  if (pathname === href('/sign-out')) {
    signOutHere();
    return { [routeIn(results)]: { type: 'data', result: stay(request) } };
  }
  noteLoss(pathname, intent, loss);
  const { inPlace } = failureOfForm(pathname, intent);
  return { [routeIn(results)]: { type: 'data', result: inPlace ? noAnswer() : stay(request) } };
};

/** Nothing, as before the form was sent; the status of a failure keeps the router from loading everything anew. */
const noAnswer = () => data(undefined, { status: 503 });

/** A form that would lead to another page stays on this one. */
function stay(request: Request): unknown {
  const here = shownPage();
  // Links in mails may name the view in the fragment. It is part of what is shown; a form posts to the page
  // without.
  const view = window.location.hash.startsWith('#type=') ? window.location.hash : '';
  if (here && (view || here.address !== askedFor(request))) return replace(here.address + view);
  return noAnswer();
}

/** A shown page that can't be loaded again stays, out of date. A page that was asked for anew cannot stay. */
async function keepShown(request: Request, next: () => Promise<Results>): Promise<Results | undefined> {
  const here = shownPage();
  if (here?.address !== askedFor(request)) return undefined;
  const results = await limitTime(patience.again, next());
  const loss = results === 'timed-out' ? results : lossIn(results);
  if (request.signal.aborted) return undefined;
  if (!loss) {
    withdrawNotice('connection');
    return undefined;
  }
  if (here.error !== undefined) return { root: { type: 'error', result: here.error } };
  showNotice(
    { tone: 'info', title: 'This page may be out of date', description: outOfDate[loss] },
    { about: 'connection' },
  );
  const kept: Results = {};
  for (const [id, known] of here.data) kept[id] = { type: 'data', result: known };
  return kept;
}

const outOfDate: Partial<Record<Loss, string>> = {
  offline: 'You are offline. It is brought up to date once you are connected.',
  unreachable: 'The server can’t be reached at the moment.',
  'timed-out': 'The server takes too long to answer.',
};

/** Answers of forms carry their status, which wraps what was thrown. */
function lossIn(results: Results): Loss | null {
  for (const { type, result } of Object.values(results)) {
    if (type !== 'error') continue;
    const isWrapped = typeof result === 'object' && result !== null && 'init' in result && 'data' in result;
    const loss = lossOf(isWrapped ? result.data : result);
    if (loss) return loss;
  }
  return null;
}

const routeIn = (results: Results | 'timed-out') =>
  results === 'timed-out' ? 'root' : (Object.keys(results)[0] ?? 'root');

function askedFor(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return addressOf(pathname, search);
}

async function limitTime<Result>(ms: number, work: Promise<Result>): Promise<Result | 'timed-out'> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<'timed-out'>((resolve) => {
    timer = setTimeout(resolve, ms, 'timed-out');
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
