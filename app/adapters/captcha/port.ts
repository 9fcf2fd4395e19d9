/** The forms that ask for a captcha; an answer for one is refused by the others. */
export const captchaActions = ['sign-in', 'sign-up', 'forgot-password', 'admin-sign-in', 'contact'] as const;
export type CaptchaAction = (typeof captchaActions)[number];

export type CaptchaVerdict =
  | { ok: true }
  | { ok: false; reason: 'missing' | 'wrong' | 'expired' | 'replayed' | 'unavailable' };

/** What the browser needs to draw the widget. */
export type CaptchaWidget =
  | { kind: 'altcha'; challengeUrl: string }
  | { kind: 'turnstile' | 'hcaptcha'; siteKey: string };

/** Remembers answers already used, shared by all nodes. True the first time a key is seen. */
export type CaptchaMemory = { remember(entry: { key: string; expiresAt: Date }): Promise<boolean> };

export type CaptchaPort = {
  readonly kind: 'altcha' | 'turnstile' | 'hcaptcha';
  widget(action: CaptchaAction): CaptchaWidget;
  /** A fresh challenge as JSON, or null when the provider makes its own. */
  challenge(action: CaptchaAction): Promise<unknown | null>;
  verify(token: string | undefined, context: { ip: string; action: CaptchaAction }): Promise<CaptchaVerdict>;
};
