/**
 * How often each thing may be done: the one table of rate limits. The specification fixes no numbers; they follow from
 * what a use costs the site, or somebody else's mailbox, and from how often an honest person can need it. The nouns
 * count by these names (turns.server.ts in the database, in-process.server.ts in one process).
 */

/** At most `max` uses in each window; a window begins with its first use. */
export type Rate = { max: number; windowMs: number };

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const per = (windowMs: number, max: number): Rate => ({ max, windowMs });

/** Checking a password costs an argon2id, so a network has few (specification: auth.sign-in.too-many). */
export const signInRates = { network: per(minute, 10) };

/**
 * Guesses at one account's password: the first are free, then the wait doubles from the first wait to the longest.
 * They are forgotten after `memoryMs` without one. Nobody is locked out for good (OWASP, "Authentication Cheat Sheet").
 */
export const passwordAttempts = {
  free: 10,
  firstWaitMs: 5_000,
  longestWaitMs: 15 * minute,
  memoryMs: 30 * minute,
};

/** Each sends a mail: neither one address nor one network is a tap of mails. */
export const signUpRates = { network: per(30 * minute, 5), address: per(30 * minute, 5) };

/** The mail that confirms an address, asked for again; a second within a minute is a double click. */
export const confirmationRates = {
  network: per(30 * minute, 20),
  addressAtOnce: per(minute, 1),
  address: per(30 * minute, 5),
};

/** A network has more here: an office may sit behind it, and typing errors count. The address is what mails go to. */
export const resetRates = {
  network: per(30 * minute, 50),
  addressAtOnce: per(minute, 1),
  address: per(30 * minute, 5),
};

/** New passwords chosen by a mailed link: nobody guesses its token, and trying must not cost us much. */
export const newPasswordRates = { network: per(minute, 100) };

/**
 * Tries at the shared beta password. After a thousand of all networks together each has `crowded` left, so that
 * guessing gets slow and nobody is shut out.
 */
export const betaRates = { network: per(5 * minute, 10), everybody: per(hour, 1_000), crowded: per(hour, 3) };

/** Messages to the operators, of an account or else of a network. */
export const contactRates = { sender: per(30 * minute, 20) };

/** Receipts of messages: whoever writes may type a stranger's address, whose mailbox is not ours to fill. */
export const contactReceiptRates = {
  network: per(hour, 5),
  address: per(hour, 3),
  addressDaily: per(day, 6),
};

/** Forms sent for the newsletter, and the mails that ask an address to confirm it. */
export const newsletterRates = {
  network: per(10 * minute, 120),
  address: per(10 * minute, 1),
  addressDaily: per(day, 5),
  networkMails: per(10 * minute, 20),
  networkMailsDaily: per(day, 100),
};

/** Invitations of a team's owner, and those to one address: however many teams want somebody, they get few mails. */
export const invitationRates = { owner: per(day, 20), address: per(day, 5) };

/** Pages of the payment provider opened by a user; each asks the provider. */
export const billingRates = { user: per(minute, 60) };

/** Checks of a subscription by a user's plan page; each asks the provider. */
export const subscriptionCheckRates = { user: per(minute, 60) };

/** MB one person may send in forms with pictures. */
export const uploadRates = { megabytes: per(hour, 600) };

/** Saves of edited ads by a person: each draws and stores two pictures. */
export const saveRates = { person: per(10 * minute, 120) };

/** Previews of an edit: five a second for ten minutes on end, more than anybody types. */
export const previewRates = { person: per(10 * minute, 3_000) };

/** A person's exported files and zips. */
export const exportRates = { file: per(10 * minute, 120), zip: per(10 * minute, 12) };

/** A person's previews of exports: some forty ads in all their shapes. */
export const exportPreviewRates = { person: per(10 * minute, 400) };

/** Exports of all that is kept about a person: a whole archive may be read from storage each time. */
export const dataExportRates = { person: per(hour, 5) };

/** Captcha challenges: each costs a derived key; one form shown needs one. */
export const captchaRates = { network: per(minute, 120) };

/** Notes of refused requests from other sites: a stranger can cause any number, and a few are enough to be seen. */
export const refusedOriginRates = { network: per(minute, 6) };
