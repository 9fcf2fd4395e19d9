import { allow, type Row } from './policy.ts';

const gates = ['beta'] as const;
const page = (route: string): Row => ({ route, gates, read: allow('everybody') });
const blankEmail = allow('everybody', { form: { email: '' }, answers: 400 });
const blankForm = { ...blankEmail, asDataOnly: true };

/** Pages for everybody, and those that lead in and out. */
export const visitors: Row[] = [
  {
    route: '/',
    gates,
    path: () => '/?index',
    read: allow('everybody'),
    write: { '': blankEmail },
  },
  page('/gallery'),
  page('/faq'),
  page('/about'),
  page('/privacy-policy'),
  page('/terms-of-service'),
  { route: '/contact', gates, read: allow('everybody'), write: { '': allow('everybody', { answers: 400 }) } },
  { route: '/blog', gates, read: allow('everybody'), write: { '': blankEmail } },
  { route: '/blog/:slug', gates, path: ({ slug }) => `/blog/${slug}`, read: allow('everybody') },
  {
    route: '/*',
    gates,
    path: () => '/no-such-page',
    read: allow('everybody', { answers: 404 }),
    write: { '': allow('everybody', { answers: 404 }) },
  },
  {
    route: '/auth',
    gates,
    read: allow('visitors'),
    write: {
      'sign-in': blankForm,
      'sign-up': blankForm,
      forgot: blankForm,
      'new-password': { ...blankForm, form: { token: 'made-up', password: '' } },
      resend: blankForm,
    },
  },
  {
    route: '/sign-out',
    gates: [],
    read: allow('everybody', { answers: '/' }),
    write: { '': allow('everybody', { answers: '/', endsSession: true }) },
  },
  {
    route: '/.well-known/change-password',
    gates,
    read: allow('everybody', { answers: '/account#password' }),
  },
  {
    route: '/beta-access',
    gates: [],
    // Nobody has business there once the gate is open.
    read: allow('everybody', { answers: (gate) => (gate.startsWith('beta') ? 200 : '/') }),
    write: { '': { ...blankForm, form: { password: ' ' } } },
  },
  // Links of mails: the token in the address decides, and no gate stands before them.
  {
    route: '/newsletter/confirm',
    gates: [],
    read: allow('everybody', { answers: 404 }),
    write: { '': allow('everybody', { answers: 404 }) },
  },
  {
    route: '/newsletter/unsubscribe',
    gates: [],
    read: allow('everybody', { answers: 404 }),
    write: {
      '': allow('everybody', { answers: 404 }),
      undo: allow('everybody', { answers: 404 }),
    },
  },
];
