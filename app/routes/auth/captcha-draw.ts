import type { CaptchaAction } from '#app/adapters/captcha/port.ts';

/**
 * 'checking': an answer is on its way by itself. 'open': nothing happens until the person or another try brings one.
 */
export type CaptchaState = 'open' | 'checking' | 'solved';

export type CaptchaDrawing = {
  action: CaptchaAction;
  /** Of the hosted captchas. */
  siteKey: string;
  /**
   * For the built-in captcha: it starts without being asked. That is so where an earlier answer was spent, or somebody
   * has begun already.
   */
  starts: boolean;
  onState: (state: CaptchaState) => void;
};

/** Draws a widget into `box`, which puts its answer into the surrounding form. Returns a function that removes it. */
export type DrawCaptcha = (box: HTMLElement, drawing: CaptchaDrawing) => () => void;
