import { allow, missing, type Row } from './policy.ts';

const gates = ['beta'] as const;
const dashboardGates = ['beta', 'maintenance'] as const;
/** Pages of the payments' test mode, for somebody who never paid: there is no such customer. */
const neverPaid = allow('users', { answers: 404 });

const noAd = () => `/dashboard/ads/${missing}`;

/** What an account brings with it. */
export const subscribers: Row[] = [
  {
    route: '/dashboard',
    gates: dashboardGates,
    read: allow('users'),
    write: {
      generate: allow('users', { form: { title: '' }, answers: 422 }),
      'generate, fine-tuned': allow('enterprise users', { form: { title: '', seed: '7' }, answers: 422 }),
      'generate, several variants': allow('enterprise users', {
        form: { title: '', variants: '4' },
        answers: 422,
      }),
      'try-again': allow('users', { form: { adId: missing }, answers: 404 }),
      regenerate: allow('paid users', { form: { adId: missing }, answers: 404 }),
      remix: allow('paid users', { form: { adId: missing }, answers: 404 }),
      delete: allow('users', { form: { adId: missing }, answers: 404 }),
    },
  },
  {
    route: '/dashboard/ads/:adId',
    gates: dashboardGates,
    path: (_world, { adId = missing }) => `/dashboard/ads/${adId}`,
    read: allow('users'),
    write: {
      save: allow('users', { path: noAd, answers: 404 }),
      'bring-back': allow('users', { path: noAd, form: { versionId: missing }, answers: 404 }),
      'put-in': allow('users', { path: noAd, form: { putIn: 'x' }, answers: 404 }),
    },
  },
  {
    route: '/dashboard/ads/:adId/preview',
    gates: dashboardGates,
    path: () => `${noAd()}/preview`,
    read: allow('users', { answers: 404 }),
    write: { '': allow('users', { answers: 404 }) },
  },
  {
    route: '/dashboard/subjects',
    gates: dashboardGates,
    path: () => '/dashboard/subjects?q=bread',
    read: allow('users'),
  },
  {
    route: '/files/ads/:adId/versions/:versionId',
    gates: dashboardGates,
    path: (_world, { adId = missing }) => `/files/ads/${adId}/versions/${missing}`,
    // Nobody's ad has been edited here.
    read: allow('nobody'),
  },
  {
    route: '/dashboard/ads/:adId/export',
    gates: dashboardGates,
    path: (_world, { adId = missing }) => `/dashboard/ads/${adId}/export`,
    read: allow('users'),
  },
  {
    route: '/files/ads/:adId',
    gates: dashboardGates,
    path: (_world, { adId = missing }) => `/files/ads/${adId}`,
    read: allow('accounts, else 404'),
  },
  {
    route: '/files/ads/:adId/brief/:use',
    gates: dashboardGates,
    path: (_world, { adId = missing }) => `/files/ads/${adId}/brief/reference`,
    read: allow('accounts, else 404'),
  },
  {
    route: '/files/ads/:adId/export',
    gates: dashboardGates,
    path: (_world, { adId = missing }) => `/files/ads/${adId}/export?placement=feed-square`,
    // What somebody has already is not drawn again.
    read: allow('paid owners', {
      headers: (_world, { adId }) => ({ 'if-none-match': `"export-2-${adId}-1-feed-square-png"` }),
      answers: 304,
    }),
  },
  {
    route: '/files/ads/:adId/export-preview',
    gates: dashboardGates,
    path: (_world, { adId = missing }) => `/files/ads/${adId}/export-preview?placement=nowhere`,
    // Whose ad it is is asked before which placement.
    read: allow('nobody'),
  },
  {
    route: '/files/ads/:adId/export.zip',
    gates: dashboardGates,
    path: (_world, { adId = missing }) => `/files/ads/${adId}/export.zip`,
    read: allow('paid owners', { method: 'HEAD' }),
  },
  {
    route: '/manage-plan',
    gates,
    read: allow('users'),
    write: {
      subscribe: allow('users', { form: { tier: 'none' }, answers: 400 }),
      portal: allow('users', { answers: 409 }),
    },
  },
  {
    route: '/manage-plan/support',
    gates,
    read: allow('users'),
    write: { '': allow('users', { answers: 400 }) },
  },
  {
    route: '/manage-plan/team',
    gates,
    read: allow('users'),
    write: {
      invite: allow('users', { form: { email: '' }, answers: 422 }),
      resend: allow('users', { form: { invitationId: missing }, answers: 404 }),
      revoke: allow('users', { form: { invitationId: missing }, answers: 404 }),
      remove: allow('users', { form: { userId: missing }, answers: 404 }),
      // Asked as somebody just like them in no team: a member would be none afterwards.
      leave: allow('users', { answers: 409, endsSession: true }),
      accept: allow('users', { form: { invitationId: missing }, answers: 409 }),
      decline: allow('users', { form: { invitationId: missing }, answers: 404 }),
    },
  },
  {
    route: '/team/invitation/:token',
    gates,
    path: () => `/team/invitation/${missing}`,
    read: allow('users', { answers: 404 }),
    write: { '': allow('users', { answers: 404 }) },
  },
  {
    route: '/payments/checkout/:checkoutId',
    gates,
    path: () => `/payments/checkout/${missing}`,
    read: neverPaid,
    write: { '': neverPaid },
  },
  {
    route: '/payments/portal',
    gates,
    read: neverPaid,
    write: {
      'change-plan': neverPaid,
      cancel: neverPaid,
      resume: neverPaid,
      'fail-payment': neverPaid,
      pay: neverPaid,
      renew: neverPaid,
    },
  },
  {
    route: '/account',
    gates,
    read: allow('accounts'),
    write: {
      'change-name': allow('accounts', { form: { fullName: '' }, answers: 422 }),
      'change-password': allow('accounts', { answers: 422 }),
      'end-session': allow('accounts', { form: { sessionId: missing }, answers: 404 }),
      'end-other-sessions': allow('accounts', { endsSession: true }),
      'end-all-sessions': allow('accounts', { answers: '/', endsSession: true }),
    },
  },
  {
    route: '/account/delete',
    gates,
    read: allow('accounts'),
    write: { '': allow('accounts', { answers: 422 }) },
  },
  { route: '/account/export', gates, read: allow('accounts', { method: 'HEAD' }) },
];
