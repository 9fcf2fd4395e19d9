import type { CaptchaAction } from '#app/adapters/captcha/port.ts';

/** 'checking': an answer is on its way by itself. 'open': nothing happens until the person or another try brings one. */
export type CaptchaState = 'open' | 'checking' | 'solved';

export type CaptchaDrawing = {
  action: CaptchaAction;
  /** Of the hosted captchas. */
  siteKey: string;
  /** Starts without being asked: the answer before this one was spent. */
  again: boolean;
  onState: (state: CaptchaState) => void;
};

/** Draws a widget into `box`, which puts its answer into the surrounding form. Returns what removes it. */
export type DrawCaptcha = (box: HTMLElement, drawing: CaptchaDrawing) => () => void;
