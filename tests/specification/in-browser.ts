import { testFilesByKind } from '../support/file-kinds.ts';
import type { Row, ShownBy } from './row.ts';

const pages = 'tests/pages/page-words-browser.test.ts: $what: its words, links, buttons and fields';
const screen = (title: string) => `tests/admin/screens-browser.test.ts: ${title}`;
const words = (title: string) => `tests/admin/words-browser.test.ts: ${title}`;

const said = (title: string) => `tests/pages/visitor-words-browser.test.ts: ${title}`;

const visitors = {
  blog: said('blog: nothing published, and a post that is not there'),
  gallery: said('gallery and blog stand while their pictures and posts can not be read'),
  gates: said('both gates: their default messages, and a blank beta password'),
  plan: said(
    'the plan: its status line in every state, the badge of the dashboard, and that it can not be read',
  ),
  ads: said('ads: one can not be deleted'),
  limit: said('ads: the %s limit of %i is used up in another window, and what to do is said'),
  forms: said('forms: what is missing is named'),
  turned: said('the sign-in of the operators turns away who is none'),
};

const operators = {
  settings: words('settings: each switch and the password, and that they failed'),
  blog: words('blog: a post made, published, changed and deleted, and that each failed'),
  newsletter: words('newsletter: an address deactivated, reactivated and deleted, and that each failed'),
  users: words('users: a subscription canceled and an account deleted, and that each failed'),
  media: words('media: a picture uploaded, taken out and deleted, and that each failed'),
  contact: words('contact: a message moved on, opened again, and that it failed'),
};

const screens = {
  frame: screen('the frame: a sidebar to every screen, and Sign Out'),
  settings: screen('settings: both cards with their switches and hints, and the masked field'),
  blankPassword: screen('settings: a blank password is refused where no script keeps it back'),
  blog: screen('blog: title, search and count, and the empty states with and without a search'),
  post: screen('blog: the dialogs to create and to edit a post, and its card'),
  nobody: screen('newsletter: nobody yet'),
  newsletter: screen('newsletter: figures, columns, search, row actions and the question before a deletion'),
  users: screen('users: statistics, search and the list'),
};

const filled = (title: string) => `tests/pages/subscriber-words-browser.test.ts: ${title}`;

const beta =
  'tests/e2e/gates.test.ts: a visitor enters the beta password once: denied, then let in to the page they wanted, for the session';
const newsletter =
  'tests/newsletter/newsletter-browser.test.ts: the form of %s sends nothing when empty, one request for two presses, and clears';
const support =
  'tests/contact/support-dialog-browser.test.ts: it names what is missing, sends once for two presses, says so and is empty the next time';
const signUp = 'tests/e2e/keyboard.test.ts: somebody signs up and asks for a new password';
const cut = (title: string) => `tests/network/network-cut.test.ts: ${title}`;

/**
 * The tests that look at the form, button or message of a row in Chromium, as 'file: title'. A row whose own test does
 * needs no line.
 */
const seen: Record<string, string | string[]> = {
  'landing.hero': pages,
  'landing.slider.title-and-footer': pages,
  'landing.plans': pages,
  'plans.prices': pages,
  'ads.card.actions':
    'tests/ads/dashboard-browser.test.ts: Download, Re-Gen, Remix and Delete each say what the specification says',
  'header.links': pages,
  'plan.page': pages,
  'gallery.grid': pages,
  'legal.pages': pages,
  'faq.page': pages,
  'contact.side': pages,
  'about.page': pages,
  'contact.sent':
    'tests/contact/contact-browser.test.ts: the contact form solves a new captcha for each attempt, thanks, and takes another message',
  'ad-form.title': 'tests/e2e/without-javascript.test.ts: what was typed and what is wrong stay on the page',
  'auth.captcha.required':
    'tests/e2e/captcha-wait.test.ts: the message about the captcha goes once the check is done',
  'auth.new-password.session':
    'tests/e2e/auth-modes.test.ts: a recovery link without a token shows the new-password view, and that there is no session',
  'auth.sign-in.failure':
    'tests/e2e/captcha-wait.test.ts: a wrong password still gets its own message, and the next try waits again',
  'auth.sign-up.success': signUp,
  'auth.reset.no-hint': signUp,
  'newsletter.words': newsletter,
  'newsletter.email-required': newsletter,
  'newsletter.failure': [cut('the newsletter form keeps its address'), cut('contact keeps the message')],
  'admin.dashboard.tabs':
    'tests/admin/dashboard-browser.test.ts: the tabs are moved through by arrow keys, opened by Enter and left by the back button',
  'ads.generation-failure': cut('the brief stays, and goes out once when the network is back'),
  'plan.failures': [cut('portal and checkout close the tab they opened'), visitors.plan],
  'ads.load-failure':
    'tests/ads/dashboard-browser.test.ts: paging says Failed to fetch ads, keeps what was typed, and Try again loads them',
  'support.opens':
    'tests/contact/support-dialog-browser.test.ts: the dialog works by keyboard: it opens on the subject, Escape keeps what was typed and gives the focus back',
  'support.required': support,
  'support.sent.words': support,
  'plan.billing-buttons':
    'tests/pages/page-words-browser.test.ts: Manage Billing, Open Customer Portal and the downgrade open the portal in a new tab',
  'admin.layout': screens.frame,
  'admin.users.statistics': screens.users,
  'admin.newsletter.empty': screens.nobody,
  'admin.newsletter.no-match': operators.newsletter,
  'gates.maintenance.page':
    'tests/e2e/gates.test.ts: an open dashboard on another node is shut and opened again within two seconds, by itself',
  'gates.beta.page': beta,
  'gates.beta.denied.words': beta,
  'admin.user.missing': operators.users,
  'admin.contact.steps': operators.contact,
  'admin.settings.page': screens.settings,
  'admin.blog.page': screens.blog,
  'admin.blog.card': screens.post,
  'admin.blog.create-dialog': screens.post,
  'admin.blog.edit-dialog': screens.post,
  'admin.newsletter.page': screens.newsletter,
  'admin.newsletter.table': screens.newsletter,
  'settings.beta-password-blank': screens.blankPassword,
  'admin.blog.delete-asks': operators.blog,
  'settings.failures': operators.settings,
  'admin.dashboard.maintenance-failure': operators.settings,
  'settings.saved.words': operators.settings,
  'admin.blog.load-failure': operators.blog,
  'admin.blog.failures': operators.blog,
  'admin.blog.updated.words': operators.blog,
  'admin.blog.deleted.words': operators.blog,
  'admin.blog.created.words': operators.blog,
  'admin.newsletter.load-failure': operators.newsletter,
  'admin.newsletter.status-failure': operators.newsletter,
  'admin.newsletter.delete-failure': operators.newsletter,
  'admin.newsletter.status.words': operators.newsletter,
  'admin.newsletter.deleted.words': operators.newsletter,
  'admin.users.load-failure': operators.users,
  'admin.user.load-failure': operators.users,
  'admin.user.not-there': operators.users,
  'admin.user.delete-failure': operators.users,
  'admin.user.deleted.words': operators.users,
  'admin.user.cancel-refused': operators.users,
  'admin.user.canceled.words': operators.users,
  'admin.media.load-failure': operators.media,
  'admin.media.change-failure': operators.media,
  'admin.media.deleted.words': operators.media,
  'admin.media.uploaded.words': operators.media,
  'admin.contact.load-failure': operators.contact,
  'admin.contact.step-failure': operators.contact,
  'admin.contact.step.words': operators.contact,
  'blog.empty': visitors.blog,
  'blog.post.missing': visitors.blog,
  'gallery.load-failure': visitors.gallery,
  'gates.messages': visitors.gates,
  'gates.beta.blank': visitors.gates,
  'plan.status-line': visitors.plan,
  'plan.status-line.none': visitors.plan,
  'dashboard.plan-badge': visitors.plan,
  'plan.load-failure': visitors.plan,
  'ads.limit.words': visitors.limit,
  'ads.delete-failure': visitors.ads,
  'auth.sign-up.required': visitors.forms,
  'contact.required': visitors.forms,
  'admin.sign-in.denied': visitors.turned,
  'admin.media.store-failure': operators.media,
  'admin.user.delete-refused': operators.users,
  'blog.categories': operators.blog,
  'ads.prompt': filled('the form: what is filled in becomes the prompt, and each size can be ordered'),
  'ads.sizes': filled('the form: what is filled in becomes the prompt, and each size can be ordered'),
  'ads.watermark.text': filled('a free ad carries the mark, which reads Created with and the host'),
  'ads.regen-failure': filled('Re-Gen that can not be stored says so'),
  'support.failure': filled('a message to support that can not be stored says so and stays in the dialog'),
  'auth.sign-in.too-many': filled('sign-in: too many tries, and when the next one counts'),
  'auth.sign-up.no-hint': filled('sign-up: the same words whether or not the address has an account'),
  'contact.captcha': filled('contact: a form without a solved captcha is refused, and keeps its words'),
  'settings.load-failure': filled('settings that can not be read keep nobody out'),
  'auth.new-password.rules':
    'tests/e2e/auth-modes.test.ts: the link of the mail sets a new password and leads to the dashboard a second later',
  'plan.subscribe-signed-out': filled('plans: who is signed out is asked to sign up, or to sign in'),
};

const files = testFilesByKind();
const inChromium = new Set(files.browser);

/** Whether the tests of a file drive a browser. Programs that are started and killed show nobody a page. */
export const isInChromium = (file: string): boolean => inChromium.has(file);

/** Ids that `seen` names, so that one whose row is gone is noticed. */
export const seenIds = Object.keys(seen);

/** Where a row is seen in the browser; nowhere where nobody has shown it there yet. */
export function inBrowserOf({ id, shownBy }: Omit<Row, 'inBrowser'>): ShownBy[] {
  const named = [seen[id] ?? []].flat();
  if (named.length === 0) return isInChromium(shownBy.file) ? [shownBy] : [];
  return named.map((test) => {
    const [, file = test, title = ''] = /^([^:]+): (.*)$/s.exec(test) ?? [];
    return { file, title };
  });
}

/** Whether a row is about something a person reads, fills in or presses: a message, or words shown as they stand. */
export const isSeenByPeople = ({ section, exact = [] }: Row): boolean => section === 8 || exact.length > 0;
