import type { CaptchaAction } from '#app/adapters/captcha/port.ts';

export type CaptchaDrawing = {
  action: CaptchaAction;
  /** Of the hosted captchas. */
  siteKey: string;
  /** Starts without being asked: the answer before this one was spent. */
  again: boolean;
  /** Called with true when there is an answer and false when it is gone. */
  onSolved: (solved: boolean) => void;
};

/** Draws a widget into `box`, which puts its answer into the surrounding form. Returns what removes it. */
export type DrawCaptcha = (box: HTMLElement, drawing: CaptchaDrawing) => () => void;
