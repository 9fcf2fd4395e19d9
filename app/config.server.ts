import { resolve } from 'node:path';
import { z } from 'zod';
import { OperatorError } from '#app/operator-error.ts';

const flag = z
  .enum(['true', 'false', '1', '0', 'yes', 'no'])
  .transform((value) => value === 'true' || value === '1' || value === 'yes');

const optional = z.string().trim().optional();

const url = (protocol: RegExp, like: string) =>
  optional.pipe(z.url({ protocol, error: `It has to be a whole address, such as ${like}.` }).optional());
const webUrl = (like: string) => url(/^https?$/, like);

const mailAddress = optional.pipe(z.email('It has to be one mail address.').optional());

const wholeNumber = (least: number, most: number) => {
  const words = `It has to be a whole number from ${least} to ${most}.`;
  return z.coerce.number<string | number>(words).int(words).min(least, words).max(most, words);
};

const settings = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  HOST: optional,
  PORT: wholeNumber(0, 65_535).default(3000),
  PUBLIC_URL: webUrl('https://ads.example.com'),
  HSTS: z.enum(['host', 'subdomains', 'preload']).default('host'),
  TRUSTED_PROXIES: optional,
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: optional,
  SHUTDOWN_DELAY_SECONDS: wholeNumber(0, 120).default(0),
  ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  BRAND_NAME: z.string().trim().min(1).max(40).default('Adwright'),
  SUPPORT_EMAIL: mailAddress,
  MAIL_FROM: mailAddress,
  SMTP_URL: url(/^smtps?$/, 'smtps://user:password@mail.example.com'),
  NEWSLETTER_PER_MINUTE: wholeNumber(1, 6_000).default(300),
  AUTH_SECRET: optional.pipe(
    z.string().min(32, 'It has to be 32 characters or more; openssl rand -hex 32 makes one.').optional(),
  ),
  PASSWORD_MIN_LENGTH: wholeNumber(6, 128).default(6),
  CAPTCHA: z.enum(['altcha', 'turnstile', 'hcaptcha']).default('altcha'),
  CAPTCHA_SITE_KEY: optional,
  CAPTCHA_SECRET: optional,
  CAPTCHA_VERIFY_ORIGIN: webUrl('https://captcha.example.com'),
  PAYMENTS: z.enum(['auto', 'off', 'test', 'stripe']).default('auto'),
  STRIPE_SECRET_KEY: optional,
  STRIPE_WEBHOOK_SECRET: optional,
  STRIPE_PRICE_PROFESSIONAL: optional,
  STRIPE_PRICE_ENTERPRISE: optional,
  STRIPE_API_BASE: webUrl('https://payments.example.com'),
  PAST_DUE_GRACE_DAYS: wholeNumber(0, 365).default(7),
  STORAGE: z.enum(['disk', 's3']).optional(),
  S3_BUCKET: optional,
  S3_REGION: z.string().default('auto'),
  S3_ENDPOINT: webUrl('https://s3.example.com'),
  S3_ACCESS_KEY_ID: optional,
  S3_SECRET_ACCESS_KEY: optional,
  OPENAI_API_KEY: optional,
  MODEL_BASE_URL: webUrl('https://models.example.com/v1'),
  MODEL_API_KEY: optional,
  IMAGE_MODEL: optional,
  IMAGE_QUALITY: z.enum(['low', 'medium', 'high', 'auto']).default('medium'),
  TEXT_MODEL: optional,
  MODEL_TIMEOUT_MS: wholeNumber(1_000, 600_000).default(80_000),
  AD_STYLE: z.enum(['composed', 'painted']).default('composed'),
  WAITING_ADS_PER_ACCOUNT: wholeNumber(4, 10_000).default(24),
  GENERATION_CONCURRENCY: wholeNumber(1, 16).default(2),
  METRICS_PORT: wholeNumber(0, 65_535).optional(),
  METRICS_TOKEN: optional.pipe(z.string().min(16, 'It has to be 16 characters or more.').optional()),
  ACCESS_LOG: flag.default(false),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
  EMBEDDED_DATABASE_DURABLE: flag.default(true),
  TESTING: flag.default(false),
});

/**
 * Thrown at start-up when the environment can't be understood; the
 * message lists each setting and what is wrong with it.
 */
export class ConfigError extends OperatorError {
  override name = 'ConfigError';
}

/** Everything the application is told from outside, read once. Paths are absolute, times in ms. */
export type Config = ReturnType<typeof readConfig>;

/**
 * Reads and validates the environment. The only reader of `process.env`.
 * Throws ConfigError naming every setting that is wrong.
 */
export function readConfig(env: NodeJS.ProcessEnv = process.env) {
  // Empty is as good as not set: `DATA_DIR=` must not put the data into the folder of the program.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const parsed = settings.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError(
      `These settings can't be used:\n${lines.join('\n')}\nSee .env.example for what each one takes.`,
    );
  }
  const value = parsed.data;
  const publicUrl = (value.PUBLIC_URL ?? `http://localhost:${value.PORT}`).replace(/\/+$/, '');
  const isLoopback = isLoopbackHost(new URL(publicUrl).hostname);
  const s3 = readS3(value);
  refuseTesting(value, isLoopback);
  return {
    production: value.NODE_ENV === 'production',
    host: value.HOST ?? (isLoopback ? '127.0.0.1' : '0.0.0.0'),
    port: value.PORT,
    publicUrl,
    /** True while the public address is this very machine: local mailbox and test payments are allowed only then. */
    isLoopback,
    /** For which hosts browsers are told to use https alone, on an https site. */
    hsts: value.HSTS,
    /** Addresses or CIDR ranges whose X-Forwarded-For is believed. */
    trustedProxies: (value.TRUSTED_PROXIES ?? '').split(',').flatMap((part) => part.trim() || []),
    dataDir: resolve(value.DATA_DIR),
    databaseUrl: value.DATABASE_URL,
    embeddedDatabaseDurable: value.EMBEDDED_DATABASE_DURABLE,
    role: value.ROLE,
    shutdownDelayMs: value.SHUTDOWN_DELAY_SECONDS * 1_000,
    brandName: value.BRAND_NAME,
    supportEmail: value.SUPPORT_EMAIL ?? `support@${new URL(publicUrl).hostname}`,
    mailFrom: value.MAIL_FROM ?? value.SUPPORT_EMAIL ?? `no-reply@${new URL(publicUrl).hostname}`,
    smtpUrl: value.SMTP_URL,
    /** Mails of a newsletter issue sent in a minute, at most. */
    newsletterPerMinute: value.NEWSLETTER_PER_MINUTE,
    authSecret: value.AUTH_SECRET,
    passwordMinLength: value.PASSWORD_MIN_LENGTH,
    captcha: {
      kind: value.CAPTCHA,
      siteKey: value.CAPTCHA_SITE_KEY,
      secret: value.CAPTCHA_SECRET,
      verifyOrigin: value.CAPTCHA_VERIFY_ORIGIN?.replace(/\/+$/, ''),
    },
    payments: readPayments(value, isLoopback),
    /** Days a past-due subscription keeps its rights. */
    pastDueGraceDays: value.PAST_DUE_GRACE_DAYS,
    s3,
    models: {
      openaiApiKey: value.OPENAI_API_KEY,
      baseUrl: value.MODEL_BASE_URL,
      apiKey: value.MODEL_API_KEY,
      imageModel: value.IMAGE_MODEL,
      imageQuality: value.IMAGE_QUALITY,
      textModel: value.TEXT_MODEL,
      timeoutMs: value.MODEL_TIMEOUT_MS,
      /** The built-in writer stands in for the text model, so that the picture keeps its time. */
      textTimeoutMs: Math.min(value.MODEL_TIMEOUT_MS, Math.max(25_000, value.MODEL_TIMEOUT_MS * 0.3)),
    },
    adStyle: value.AD_STYLE,
    /** Ads of one account that may wait for a worker at once. */
    waitingAdsPerAccount: value.WAITING_ADS_PER_ACCOUNT,
    generationConcurrency: value.GENERATION_CONCURRENCY,
    /** Where figures are told: on a port of their own, to whoever knows the token, or not at all. */
    metrics: { port: value.METRICS_PORT, token: value.METRICS_TOKEN },
    /** Whether each request is a line of the log. */
    accessLog: value.ACCESS_LOG,
    logLevel: value.LOG_LEVEL,
    /** The file the log goes to in place of standard error: in the project's own tests, whose runs are quiet. */
    logFile: value.TESTING ? `${value.DATA_DIR}/log` : undefined,
    /** True in the project's own tests: passwords hashed and captchas solved at next to no cost, nothing warmed up. */
    testing: value.TESTING,
  };
}

/** Cheap passwords and captchas must never guard a database that somebody uses. */
function refuseTesting(value: z.infer<typeof settings>, isLoopback: boolean): void {
  const isTestDatabase = /\/test_\w+(\?|$)/.test(value.DATABASE_URL ?? '');
  if (!value.TESTING || (isLoopback && isTestDatabase)) return;
  throw new ConfigError(
    'TESTING is for the tests of this project: it needs a DATABASE_URL whose database is named test_... and a loopback PUBLIC_URL.',
  );
}

/**
 * Who takes the money. Test payments come by themselves only on one's
 * own machine: elsewhere anyone could subscribe for nothing.
 */
function readPayments(value: z.infer<typeof settings>, isLoopback: boolean) {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = value;
  const asked = value.PAYMENTS === 'auto' ? null : value.PAYMENTS;
  const fallback = isLoopback ? 'test' : 'off';
  const kind = asked ?? (secretKey ? 'stripe' : fallback);
  if (kind !== 'stripe') return { kind, stripe: null };
  if (!secretKey || !webhookSecret)
    throw missing('Payments over Stripe', {
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
    });
  const priceIds = {
    professional: value.STRIPE_PRICE_PROFESSIONAL,
    enterprise: value.STRIPE_PRICE_ENTERPRISE,
  };
  return {
    kind: 'stripe' as const,
    stripe: { secretKey, webhookSecret, priceIds, apiBase: value.STRIPE_API_BASE },
  };
}

function readS3(value: z.infer<typeof settings>) {
  if (value.STORAGE !== 's3' && !(value.STORAGE === undefined && value.S3_BUCKET)) return undefined;
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = value;
  if (!bucket || !accessKeyId || !secretAccessKey)
    throw missing('Storage on S3', {
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    });
  return { bucket, accessKeyId, secretAccessKey, region: value.S3_REGION, endpoint: value.S3_ENDPOINT };
}

/** What to set beside the settings that are there already. */
function missing(what: string, values: Record<string, string | undefined>): ConfigError {
  const names = Object.keys(values).filter((name) => !values[name]);
  return new ConfigError(
    `${what} can't be used: ${names.join(' and ')} ${names.length === 1 ? 'is' : 'are'} not set. See .env.example.`,
  );
}

/** localhost, 127.0.0.0/8 and ::1. */
export function isLoopbackHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  return (
    host === 'localhost' || host.endsWith('.localhost') || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host)
  );
}

let current: Config | undefined;

/** Makes these settings the ones of this process. Called once by boot. */
export function setConfig(next: Config): void {
  current = next;
}

/** The settings of this process. Throws before boot. */
export function config(): Config {
  if (!current) throw new Error('config() was called before boot');
  return current;
}
