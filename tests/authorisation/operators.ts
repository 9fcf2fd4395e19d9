import { type Access, allow, missing, type Row } from './policy.ts';

/** Its own guard stands before all of it, also while the beta gate is shut. */
const gates = [] as const;
const page = (route: string): Row => ({ route, gates, read: allow('admins') });
const onNothing = (form: Record<string, string> = {}): Access => allow('admins', { form, answers: 404 });
const incomplete = (form: Record<string, string> = {}): Access => allow('admins', { form, answers: 422 });

const media = {
  upload: incomplete({ category: 'gallery' }),
  promote: onNothing({ category: 'gallery', adId: missing }),
  toggle: onNothing({ mediaId: missing, active: 'true' }),
  update: onNothing({ mediaId: missing, category: 'gallery' }),
  delete: onNothing({ mediaId: missing }),
};

const nobody: Partial<Access> = { path: () => `/admin/users/${missing}`, answers: 404 };
const issue = { subject: 'A subject', content: 'A text.' };

const settings = {
  switch: allow('admins', {
    form: (gate) => ({ key: 'beta_mode', enabled: String(gate.startsWith('beta')) }),
  }),
  message: incomplete({ key: 'maintenance_mode', message: ' ' }),
  'beta-password': incomplete({ password: ' ' }),
};

/** The admin area, which leads everybody else to its sign-in. */
export const operators: Row[] = [
  {
    route: '/admin/login',
    gates: [],
    read: allow('not yet admins'),
    write: {
      '': allow('everybody', {
        form: { email: 'a@b.example', password: 'x' },
        answers: 400,
        asDataOnly: true,
      }),
    },
  },
  { route: '/admin', gates, read: allow('admins', { answers: '/admin/dashboard' }) },
  {
    route: '/admin/dashboard',
    gates,
    read: allow('admins'),
    write: {
      '': allow('admins', { form: (gate) => ({ enabled: String(gate === 'maintenance') }) }),
      ...settings,
    },
  },
  page('/admin/users'),
  {
    route: '/admin/users/:userId',
    gates,
    path: ({ other }) => `/admin/users/${other.userId}`,
    read: allow('admins'),
    write: {
      'cancel-subscription': allow('admins', { ...nobody, answers: 409 }),
      refund: allow('admins', { ...nobody, answers: 409 }),
      delete: allow('admins', nobody),
      block: allow('admins', { ...nobody, form: { reason: 'Spam' } }),
      unblock: allow('admins', nobody),
      grant: allow('admins', { ...nobody, form: { amount: '1' } }),
      promote: allow('admins', nobody),
      demote: allow('admins', nobody),
    },
  },
  {
    route: '/admin/files/ads/:adId',
    gates,
    path: ({ other }) => `/admin/files/ads/${other.adId}`,
    read: allow('admins'),
  },
  {
    route: '/admin/contact',
    gates,
    read: allow('admins'),
    write: {
      status: onNothing({ id: missing, status: 'in_progress' }),
      reply: onNothing({ id: missing, reply: 'An answer.' }),
    },
  },
  { route: '/admin/media', gates, read: allow('admins'), write: media },
  { route: '/admin/media/upload', gates, write: { '': incomplete() } },
  { route: '/admin/media/from-ads', gates, read: allow('admins'), write: media },
  {
    route: '/admin/blog',
    gates,
    read: allow('admins'),
    write: {
      publish: onNothing({ postId: missing }),
      unpublish: onNothing({ postId: missing }),
      delete: onNothing({ postId: missing }),
    },
  },
  {
    route: '/admin/blog/new',
    gates,
    read: allow('admins'),
    write: { preview: allow('admins', { form: { content: 'A text.' } }), '': incomplete() },
  },
  {
    route: '/admin/blog/:postId/edit',
    gates,
    path: () => `/admin/blog/${missing}/edit`,
    read: onNothing(),
    write: { preview: allow('admins', { form: { content: 'A text.' } }), '': incomplete() },
  },
  {
    route: '/admin/newsletter',
    gates,
    read: allow('admins'),
    write: {
      deactivate: onNothing({ id: missing }),
      reactivate: onNothing({ id: missing }),
      // Gone is gone, whoever was faster.
      delete: allow('admins', { form: { id: missing } }),
    },
  },
  { route: '/admin/newsletter/export', gates, read: allow('admins', { method: 'HEAD' }) },
  {
    route: '/admin/newsletter/issues',
    gates,
    read: allow('admins'),
    write: {
      write: allow('admins', { answers: '/admin/newsletter/issues/' }),
      announce: incomplete({ postId: missing }),
    },
  },
  {
    route: '/admin/newsletter/issues/:issueId',
    gates,
    path: () => `/admin/newsletter/issues/${missing}`,
    read: onNothing(),
    write: {
      save: onNothing(issue),
      test: onNothing(issue),
      send: onNothing(issue),
      stop: onNothing(),
      resume: onNothing(),
      delete: allow('admins', { answers: 409 }),
    },
  },
  {
    route: '/admin/newsletter/issues/:issueId/preview',
    gates,
    path: () => `/admin/newsletter/issues/${missing}/preview`,
    read: onNothing(),
  },
  {
    route: '/admin/settings',
    gates,
    read: allow('admins'),
    write: settings,
  },
  {
    route: '/admin/jobs',
    gates,
    read: allow('admins'),
    write: { retry: onNothing({ id: missing }), discard: onNothing({ id: missing }) },
  },
  { route: '/admin/failed-ads', gates, read: allow('admins'), write: { retry: onNothing({ id: missing }) } },
  page('/admin/audit'),
  page('/admin/audit/security'),
  {
    route: '/admin/*',
    gates,
    path: () => '/admin/no-such-page',
    read: allow('admins', { answers: 404 }),
    write: { '': allow('admins', { answers: 404 }) },
  },
];
