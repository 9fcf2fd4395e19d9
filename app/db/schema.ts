import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { TestCustomer } from '#app/adapters/payments/test-life.ts';
import type { AdSize, Brief, CheckReport, Tuning } from '#app/composer/design/ad-design.ts';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });
const createdAt = () => instant().notNull().defaultNow();
const updatedAt = () => instant().notNull().defaultNow();
/**
 * The columns' texts in lower case, one a line, kept by the database. To put all rows into lower case for each search
 * takes longer than the search.
 */
const searchable = (...columns: string[]) =>
  text().generatedAlwaysAs(sql.raw(`lower(${columns.join(' || chr(10) || ')})`));

// Accounts. Better Auth owns the shape of the first five; `users` is the profile (specification: profile.full-name).

export const users = pgTable(
  'users',
  {
    id: text().primaryKey(),
    /** Full name, the sign-up metadata `full_name`. */
    name: text().notNull(),
    email: text().notNull().unique(),
    emailVerified: boolean().notNull().default(false),
    image: text(),
    role: text().$type<'user' | 'admin'>().notNull().default('user'),
    banned: boolean().notNull().default(false),
    banReason: text(),
    banExpires: instant(),
    searchText: searchable('email', 'name'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    // Holds all that the operators' list filters by, so that it is counted and paged without reading the rows.
    index('users_newest').on(
      table.role,
      table.createdAt.desc(),
      table.id.desc(),
      table.banned,
      table.emailVerified,
    ),
    index('users_search').using('gin', table.searchText.op('gin_trgm_ops')),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    token: text().notNull().unique(),
    expiresAt: instant().notNull(),
    ipAddress: text(),
    userAgent: text(),
    impersonatedBy: text(),
    /** When the password was last typed in this session. */
    passwordCheckedAt: instant().notNull().defaultNow(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index().on(table.userId)],
);

export const accounts = pgTable(
  'accounts',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    accountId: text().notNull(),
    providerId: text().notNull(),
    accessToken: text(),
    refreshToken: text(),
    idToken: text(),
    accessTokenExpiresAt: instant(),
    refreshTokenExpiresAt: instant(),
    scope: text(),
    /** argon2id, never anything else. */
    password: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index().on(table.userId)],
);

export const verifications = pgTable(
  'verifications',
  {
    id: text().primaryKey(),
    /** Stored hashed. */
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: instant().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index().on(table.identifier)],
);

/**
 * Sign-ups whose mail was not answered yet. Several people may sign up with one address; of each nothing counts for the
 * account before the link of its own mail is opened.
 */
export const signUps = pgTable(
  'sign_ups',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** argon2id. */
    password: text().notNull(),
    /** SHA-256 of the cookie that the browser which signed up was given. */
    browser: text().notNull(),
    /** Path the person was on the way to. */
    next: text(),
    expiresAt: instant().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.userId), index().on(table.expiresAt)],
);

export const rateLimits = pgTable('rate_limits', {
  id: text().primaryKey(),
  key: text().notNull().unique(),
  count: integer().notNull(),
  /** Unix time in ms. */
  lastRequest: bigint({ mode: 'number' }).notNull(),
});

/** Captcha answers and other tokens that may be used once, kept until they would expire anyway. */
export const usedTokens = pgTable(
  'used_tokens',
  { key: text().primaryKey(), expiresAt: instant().notNull() },
  (table) => [index().on(table.expiresAt)],
);

// Plans and usage.

export const subscriptionStatuses = ['active', 'trialing', 'past_due', 'canceled'] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

export const subscribers = pgTable(
  'subscribers',
  {
    userId: text()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    /**
     * Whether it is paid for or, past due, should be. What may be used now is for billing/entitlement.server.ts to
     * say.
     */
    isBilled: boolean('subscribed').notNull().default(false),
    subscriptionTier: text().$type<'professional' | 'enterprise'>(),
    subscriptionStatus: text().$type<SubscriptionStatus>(),
    subscriptionEnd: instant(),
    /** When the subscription fell past due; paid rights last a grace period from here. */
    pastDueSince: instant(),
    customerId: text().unique(),
    subscriptionId: text().unique(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('subscribers_paying').on(table.subscriptionTier, table.userId).where(sql`subscribed`)],
);

export const paymentEvents = pgTable('payment_events', {
  /** The provider's event id: a second delivery finds it here. */
  id: text().primaryKey(),
  type: text().notNull(),
  customerId: text(),
  receivedAt: createdAt(),
  processedAt: instant(),
});

/** Customers of the payments' test mode: its whole state, of which `subscribers` is the mirror as with any provider. */
export const testPayments = pgTable('test_payments', {
  customerId: text().primaryKey(),
  userId: text().notNull().unique(),
  state: jsonb().$type<TestCustomer>().notNull(),
  updatedAt: updatedAt(),
});

export const monthlyUsage = pgTable(
  'monthly_usage',
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** UTC month of the database clock, YYYY-MM. */
    monthYear: text().notNull(),
    creditsUsed: integer().notNull().default(0),
    /** Credits an operator gave on top of the plan for this month. */
    creditsGranted: integer().notNull().default(0),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.monthYear] }),
    index().on(table.monthYear),
    check('credits_used_not_negative', sql`${table.creditsUsed} >= 0`),
    check('month_year_format', sql`${table.monthYear} ~ '^[0-9]{4}-[0-9]{2}$'`),
  ],
);

/** Credits that deleted accounts had used in a month, so that signing up again doesn't bring them back. */
export const spentCredits = pgTable(
  'spent_credits',
  {
    /** Keyed hash of the address: without the deployment's secret it can't even be guessed at. */
    person: text().notNull(),
    monthYear: text().notNull(),
    credits: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.person, table.monthYear] })],
);

// Teams. A team is its owner's account with people in it: no row for the team itself, and none for the owner.

export const teamMembers = pgTable(
  'team_members',
  {
    /** Nobody is in two teams. */
    userId: text()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The subscriber whose plan, credits and ads the team shares. */
    ownerId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    joinedAt: createdAt(),
  },
  (table) => [
    index().on(table.ownerId),
    check('team_member_is_not_owner', sql`${table.userId} <> ${table.ownerId}`),
  ],
);

/** Invitations by mail. An open one (not used, not expired) takes a seat. */
export const teamInvitations = pgTable(
  'team_invitations',
  {
    id: uuid().primaryKey().defaultRandom(),
    ownerId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Normalised: trimmed, lower case. */
    email: text().notNull(),
    /** SHA-256 of the token in the mail, which is kept nowhere. */
    tokenHash: text().notNull().unique(),
    sentAt: createdAt(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [
    uniqueIndex('team_invitation_once').on(table.ownerId, table.email),
    index().on(table.email),
    index().on(table.expiresAt),
  ],
);

// Ads.

export const adStatuses = ['generating', 'completed', 'failed'] as const;
export type AdStatus = (typeof adStatuses)[number];

/** Where a generation is, in this order; shown on the card. */
export const adStages = ['queued', 'writing', 'directing', 'painting', 'setting-type'] as const;
export type AdStage = (typeof adStages)[number];

export const ads = pgTable(
  'ads',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The account it belongs to and was charged to: in a team, the owner's. */
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Who made it; null once that person's account is deleted. */
    creatorId: text().references(() => users.id, { onDelete: 'set null' }),
    title: text().notNull(),
    /** Labelled lines of the filled fields (specification: ads.prompt). */
    prompt: text().notNull(),
    brief: jsonb().$type<Brief>().notNull(),
    size: text().$type<AdSize>().notNull(),
    status: text().$type<AdStatus>().notNull().default('generating'),
    stage: text().$type<AdStage>().notNull().default('queued'),
    /** Why it failed: a code the interface turns into a sentence. */
    failure: text(),
    /** How many times a worker has picked it up. */
    attempts: integer().notNull().default(0),
    /** Last sign of life of the worker that has it; sweepers look here. */
    touchedAt: createdAt(),
    /** When a worker first took it up; null while it waits for its turn. */
    startedAt: instant(),
    /** Month the credit was taken from, YYYY-MM; a refund goes back to it. */
    chargedMonth: text().notNull(),
    refundedAt: instant(),
    /** One key gives at most one ad and one charge. */
    idempotencyKey: text().notNull(),
    /** The ad this one was made from, for Re-Gen and Try again. */
    sourceAdId: uuid(),
    seed: integer().notNull(),
    /** Enterprise's fine-tuning; null when everything was left to the art director. */
    tuning: jsonb().$type<Tuning>(),
    /**
     * BCP 47. What the user chose, null for automatic; and what their browser asked for, for a brief that leaves it
     * open.
     */
    language: text(),
    languageHint: text(),
    /** A design of any version: read it by `readDesign`. null when a model painted the ad, words and all. */
    design: jsonb().$type<unknown>(),
    report: jsonb().$type<CheckReport>(),
    /** Who made it: 'built-in' or the models' names. */
    writer: text(),
    painter: text(),
    /** Why the text model did not write it, where the built-in writer stood in: a ModelFailure. */
    writerFailure: text(),
    /** Storage keys of the clean and the watermarked picture. */
    cleanKey: text(),
    markedKey: text(),
    /** Storage key of the scene a model painted, kept so that the design can be drawn again. */
    sceneKey: text(),
    /** SHA-256 of the clean picture in hex; null for ads from before it was kept. */
    pictureHash: text(),
    /** Storage keys of the pictures the user sent with the brief. */
    referenceKey: text(),
    productKey: text(),
    /** Counts up with every save of the editor. A form sends back the version it was opened with. */
    version: integer().notNull().default(1),
    /**
     * Who saved this version and when; null while the ad is as it was made, and once that person's account is deleted.
     */
    editorId: text().references(() => users.id, { onDelete: 'set null' }),
    editedAt: instant(),
    createdAt: createdAt(),
    completedAt: instant(),
    deletedAt: instant(),
  },
  (table) => [
    index('ads_of_user')
      .on(table.userId, table.createdAt.desc(), table.id.desc())
      .where(sql`deleted_at is null`),
    index('ads_by_day').on(table.createdAt),
    index('ads_by_status').on(table.status).where(sql`deleted_at is null`),
    index('ads_failed').on(table.refundedAt.desc(), table.id.desc()).where(sql`status = 'failed'`),
    index('ads_of_creator').on(table.creatorId, table.id),
    index('ads_of_editor').on(table.editorId).where(sql`editor_id is not null`),
    index('ads_generating').on(table.touchedAt).where(sql`status = 'generating'`),
    index('ads_started').on(table.userId, table.startedAt).where(sql`started_at is not null`),
    uniqueIndex('ads_idempotency').on(table.userId, table.idempotencyKey),
    // No account pays twice for the same picture.
    uniqueIndex('ads_picture').on(table.userId, table.pictureHash).where(sql`deleted_at is null`),
    check('ads_status', sql`${table.status} in ('generating', 'completed', 'failed')`),
    check('ads_failed_is_refunded', sql`${table.status} <> 'failed' or ${table.refundedAt} is not null`),
    check('ads_completed_has_file', sql`${table.status} <> 'completed' or ${table.cleanKey} is not null`),
  ],
);

/** Former versions of edited ads, with their pictures; what is shown now stands in `ads` alone. */
export const adVersions = pgTable(
  'ad_versions',
  {
    id: uuid().primaryKey().defaultRandom(),
    adId: uuid()
      .notNull()
      .references(() => ads.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    /** Of any version, as in `ads`. */
    design: jsonb().$type<unknown>().notNull(),
    report: jsonb().$type<CheckReport>(),
    cleanKey: text().notNull(),
    markedKey: text().notNull(),
    /** Who saved it; null for the one the designer made. */
    editorId: text().references(() => users.id, { onDelete: 'set null' }),
    /** When it was saved, or made. */
    savedAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('ad_version_once').on(table.adId, table.version),
    index('ad_versions_of_editor').on(table.editorId).where(sql`editor_id is not null`),
  ],
);

/**
 * Files no row holds, to be deleted from storage once due, however often it takes. A key is noted here before its file
 * is written and struck out when a row takes the file, so a crash in between leaves nothing behind.
 */
export const orphanedFiles = pgTable(
  'orphaned_files',
  { key: text().primaryKey(), dueAt: instant().notNull().defaultNow() },
  (table) => [index().on(table.dueAt)],
);

/** Processes that work on jobs, so that one that serves pages knows whether anybody draws what is asked for. */
export const workers = pgTable(
  'workers',
  {
    id: uuid().primaryKey(),
    host: text().notNull(),
    pid: integer().notNull(),
    /** Ads it draws at the same time. */
    concurrency: integer().notNull(),
    startedAt: createdAt(),
    /** Last sign of life. */
    seenAt: createdAt(),
    /** When it was told to stop; null while it works, and when it was killed. */
    stoppedAt: instant(),
  },
  (table) => [index('workers_seen').on(table.seenAt)],
);

// What operators look after.

export const mediaCategories = ['slider', 'examples', 'gallery', 'hero', 'general'] as const;
export type MediaCategory = (typeof mediaCategories)[number];

export const mediaLibrary = pgTable(
  'media_library',
  {
    id: uuid().primaryKey().defaultRandom(),
    filename: text().notNull(),
    /** Public URL path. */
    filePath: text().notNull(),
    storageKey: text().notNull(),
    /** Bytes. */
    fileSize: integer().notNull(),
    mimeType: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    altText: text().notNull().default(''),
    category: text().$type<MediaCategory>().notNull(),
    uploadedBy: text().references(() => users.id, { onDelete: 'set null' }),
    isActive: boolean().notNull().default(true),
    /** Set on rows made at first start, so that they can be removed together. */
    isSample: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [index('media_by_category').on(table.category, table.isActive, table.createdAt.desc())],
);

export const newsletterSubscribers = pgTable(
  'newsletter_subscribers',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Normalised: trimmed, lower case. */
    email: text().notNull().unique(),
    source: text().notNull(),
    isActive: boolean().notNull().default(true),
    confirmedAt: instant(),
    subscribedAt: createdAt(),
    unsubscribedAt: instant(),
  },
  (table) => [
    index('newsletter_newest').on(table.subscribedAt.desc(), table.id.desc()),
    index('newsletter_inactive').on(table.id).where(sql`not is_active`),
    index('newsletter_search').using('gin', table.email.op('gin_trgm_ops')),
  ],
);

export const contactStatuses = ['open', 'in_progress', 'resolved'] as const;
export type ContactStatus = (typeof contactStatuses)[number];

export const contactRequests = pgTable(
  'contact_requests',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: text().references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    email: text().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    status: text().$type<ContactStatus>().notNull().default('open'),
    isPriority: boolean().notNull().default(false),
    searchText: searchable('name', 'email', 'subject', 'message'),
    createdAt: createdAt(),
  },
  (table) => [
    index().on(table.createdAt.desc()),
    index('contact_urgent_first').on(
      sql`(status = 'open' and is_priority) desc nulls last`,
      table.createdAt.desc(),
      table.id.desc(),
      // Without the columns of the expression the rows would be read for it.
      table.status,
      table.isPriority,
    ),
    index('contact_by_status').on(table.status, table.createdAt.desc(), table.id.desc()),
    index('contact_search').using('gin', table.searchText.op('gin_trgm_ops')),
    check('contact_status', sql`${table.status} in ('open', 'in_progress', 'resolved')`),
  ],
);

export const blogPosts = pgTable(
  'blog_posts',
  {
    id: uuid().primaryKey().defaultRandom(),
    slug: text().notNull().unique(),
    title: text().notNull(),
    excerpt: text().notNull(),
    /** Markdown. */
    content: text().notNull(),
    category: text().notNull().default('General'),
    author: text().notNull(),
    featuredImage: text(),
    publishedDate: createdAt(),
    isPublished: boolean().notNull().default(false),
    isSample: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [index('blog_published').on(table.isPublished, table.publishedDate.desc())],
);

export const adminSettings = pgTable('admin_settings', {
  key: text().$type<'maintenance_mode' | 'beta_mode'>().primaryKey(),
  /** { enabled, message } and, for beta mode, { passwordHash, passwordVersion }. */
  value: jsonb().$type<{ enabled: boolean; message: string; [key: string]: unknown }>().notNull(),
  updatedBy: text().references(() => users.id, { onDelete: 'set null' }),
  updatedAt: updatedAt(),
});

export const issueStatuses = ['draft', 'sending', 'sent', 'stopped'] as const;
export type IssueStatus = (typeof issueStatuses)[number];

/** Issues of the newsletter, and announcements of posts. */
export const newsletterIssues = pgTable(
  'newsletter_issues',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** One line. */
    subject: text().notNull(),
    /** Markdown. */
    content: text().notNull(),
    /** The post it announces. */
    postId: uuid().references(() => blogPosts.id, { onDelete: 'set null' }),
    status: text().$type<IssueStatus>().notNull().default('draft'),
    createdBy: text().references(() => users.id, { onDelete: 'set null' }),
    /** Confirmed, active addresses when sending began. */
    recipientCount: integer().notNull().default(0),
    sentCount: integer().notNull().default(0),
    /** Refused for good, or broken off where nobody can tell whether the mail got through. */
    failedCount: integer().notNull().default(0),
    /** Last sign of life of the worker that sends it; the sweeper looks here. */
    touchedAt: createdAt(),
    /** The run that may send now; another one ends as soon as it sees it is not it. */
    run: uuid(),
    /** What keeps it from going on at the moment, in words for an operator. */
    problem: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    startedAt: instant(),
    finishedAt: instant(),
  },
  (table) => [
    index().on(table.createdAt.desc()),
    check('newsletter_issue_status', sql`${table.status} in ('draft', 'sending', 'sent', 'stopped')`),
  ],
);

/** Who got which issue. The row is there before the mail goes out: at most one mail each, whatever crashes. */
export const newsletterDeliveries = pgTable(
  'newsletter_deliveries',
  {
    issueId: uuid()
      .notNull()
      .references(() => newsletterIssues.id, { onDelete: 'cascade' }),
    subscriberId: uuid()
      .notNull()
      .references(() => newsletterSubscribers.id, { onDelete: 'cascade' }),
    claimedAt: createdAt(),
    /** null while the mail is on its way, and for ever where that broke off. */
    sentAt: instant(),
    attempts: integer().notNull().default(1),
    /** Set where the mail server asked to try later; then this recipient may be claimed once more. */
    retryAt: instant(),
  },
  (table) => [primaryKey({ columns: [table.issueId, table.subscriberId] }), index().on(table.subscriberId)],
);

export const auditLog = pgTable(
  'audit_log',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The acting person's id at the time, or 'system'; kept after the account is gone. */
    actor: text().notNull(),
    action: text().notNull(),
    subject: text().notNull(),
    before: jsonb(),
    after: jsonb(),
    createdAt: createdAt(),
  },
  (table) => [
    index('audit_newest').on(table.createdAt.desc(), table.id.desc()),
    index('audit_of_subject').on(table.subject, table.createdAt),
  ],
);

/**
 * What may be an attack, or the end of one: refused sign-ins, lock-outs, refused origins. Equal events of an hour are
 * one row with a count, so that a flood stays small.
 */
export const securityEvents = pgTable(
  'security_events',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** 'sign-in.failed' */
    kind: text().notNull(),
    /** Whose account it was about; null for an address without one. */
    userId: text().references(() => users.id, { onDelete: 'cascade' }),
    /** IPv4 address or IPv6 /64. */
    network: text().notNull(),
    /** 'Chrome on Windows', or the origin that was refused. */
    detail: text().notNull(),
    /** Start of the hour, UTC. */
    hour: instant().notNull(),
    count: integer().notNull().default(1),
    lastAt: instant().notNull().defaultNow(),
  },
  (table) => [
    unique('security_event_of_hour')
      .on(table.kind, table.userId, table.network, table.detail, table.hour)
      .nullsNotDistinct(),
    index('security_newest').on(table.lastAt.desc(), table.id.desc()),
    index().on(table.userId),
  ],
);

/**
 * The figures of finished days, one row for each figure of a day. They are counted once, soon after the day (UTC) is
 * over, so that the analytics need not read months of ads again. What is deleted later stays counted.
 */
export const dailyFigures = pgTable(
  'daily_figures',
  { day: date().notNull(), figure: text().notNull(), value: bigint({ mode: 'number' }).notNull() },
  (table) => [primaryKey({ columns: [table.day, table.figure] })],
);
