import type { Actor, World } from './world.ts';

/**
 * Who may do what: one row for each route, with one access for reading it and one for each form it takes. The tests
 * beside it compare these rows with app/routes.ts and with the actions, and try every cell of actor x row x gate state
 * through the front door.
 *
 * A new route, or a new `intent` in an action, fails route-table.test.ts, which names what is missing. Then add to the
 * file of its area (visitors.ts, subscribers.ts, operators.ts, machines.ts):
 *
 *     { route: '/reports', gates: ['beta'], read: allow('users'), write: {
 *       send: allow('users', { form: { email: '' }, answers: 422 }),
 *     } },
 *
 * `route` is the pattern of app/routes.ts, and `gates` what stands before it. `write` has a key for each intent, or ''
 * for a form without one. An access names a policy below and what whoever is let in is answered with: 200, unless
 * `answers` says otherwise. A form should ask for something that is not there, or leave out what is needed: the answer
 * then shows that the action was reached, and nothing changes. `endsSession` is for forms that end the session they
 * come with. A key such as 'generate, fine-tuned' is the same intent with other fields. `path` gives ids, of `world`
 * and `actor`, to a route with parameters, or a query. A policy is a function of the actor: a new kind of right is one
 * more line below. An action's intents are found by authorisation/intents.ts, which says how.
 */
export type Row = {
  /** The pattern of app/routes.ts with a leading slash. */
  route: string;
  gates: readonly GateName[];
  /** How the pattern is filled; the pattern itself when there is nothing to fill. */
  path?: (world: World, actor: Actor) => string;
  read?: Access;
  write?: Record<string, Access>;
};

export type GateName = 'beta' | 'maintenance';

export type Access = {
  policy: PolicyName;
  /** Fields beside the intent; some must not change the gate they are sent through. */
  form?: Record<string, string> | ((gate: GateState) => Record<string, string>);
  headers?: (world: World, actor: Actor) => Record<string, string>;
  /** Where another path than the row's is asked. */
  path?: Row['path'];
  /** Status for whoever is let in, or the path a redirect leads to; one that ends in '/' is the beginning of it. */
  answers: Answers | ((gate: GateState) => Answers);
  /** For what costs much to answer, or counts. */
  method?: 'HEAD';
  /** For forms whose page leads away from itself afterwards: asked as the page's script does, without its redirect. */
  asDataOnly?: boolean;
  endsSession?: boolean;
};

export type Answers = number | string;

/** An id of nothing. */
export const missing = '00000000-0000-4000-8000-000000000000';

export const allow = (policy: PolicyName, rest: Partial<Omit<Access, 'policy'>> = {}): Access => ({
  policy,
  answers: 200,
  ...rest,
});

/** What an actor is answered with: let in, a redirect's path, or the status of a refusal. */
export type Verdict = 'allowed' | `to ${string}` | 401 | 403 | 404 | 405;

const users = ({ person, isAdmin }: Actor): Verdict =>
  isAdmin ? 'to /admin' : person ? 'allowed' : 'to /auth';

/** The rights there are. The plan's own come after whether the actor is a user at all. */
export const policies = {
  everybody: () => 'allowed',
  /** Who is signed in has no business there. */
  visitors: ({ person }) => (person ? 'to /dashboard' : 'allowed'),
  /** The subscriber's area: admins have one of their own. */
  users,
  accounts: ({ person }) => (person ? 'allowed' : 'to /auth'),
  /** Programs are not sent to a page. */
  'accounts, else 401': ({ person }) => (person ? 'allowed' : 401),
  'accounts, else 404': ({ person }) => (person ? 'allowed' : 404),
  admins: ({ isAdmin }) => (isAdmin ? 'allowed' : 'to /admin/login'),
  /** The admin sign-in: an admin is there already. */
  'not yet admins': ({ isAdmin }) => (isAdmin ? 'to /admin/dashboard' : 'allowed'),
  nobody: () => 404,
  'paid users': (actor) => withPlan(users(actor), actor.tier !== 'starter'),
  'enterprise users': (actor) => withPlan(users(actor), actor.tier === 'enterprise'),
  /** Files: who has no account is told nothing; an admin's own ads are as anybody's. */
  'paid owners': ({ person, tier }) => (person ? (tier === 'starter' ? 403 : 'allowed') : 404),
} satisfies Record<string, (actor: Actor) => Verdict>;

export type PolicyName = keyof typeof policies;

const withPlan = (verdict: Verdict, isInPlan: boolean): Verdict =>
  verdict === 'allowed' && !isInPlan ? 403 : verdict;

export type GateState = 'open' | 'maintenance' | 'beta without a grant' | 'beta with a grant';

/** The outcome of a cell: a gate comes first, the beta gate before the other, and admins pass both. */
export function expectedOf(
  row: Row,
  access: Access,
  cell: { actor: Actor; gate: GateState },
): Verdict | 'beta gate' | 'maintenance gate' {
  const { actor, gate } = cell;
  if (!actor.isAdmin) {
    if (gate === 'beta without a grant' && row.gates.includes('beta')) return 'beta gate';
    if (gate === 'maintenance' && row.gates.includes('maintenance')) return 'maintenance gate';
  }
  return policies[access.policy](actor);
}
