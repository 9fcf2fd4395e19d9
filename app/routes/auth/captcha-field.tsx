import { CircleAlert } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useActionData } from 'react-router';
import type { CaptchaAction, CaptchaPort } from '#app/adapters/captcha/port.ts';
import { useRootData } from '#app/root-data.ts';
import { cn } from '#app/ui/cn.ts';
import type { CaptchaState, DrawCaptcha } from './captcha-draw.ts';
import { useFirstTouch } from './use-first-touch.ts';
import { usePatientSubmit } from './use-patient-submit.ts';
import './captcha.css';

const draws: Record<CaptchaPort['kind'], () => Promise<DrawCaptcha>> = {
  altcha: async () => (await import('./captcha-altcha.client.ts')).drawAltcha,
  turnstile: async () => (await import('./captcha-hosted.client.ts')).drawTurnstile,
  hcaptcha: async () => (await import('./captcha-hosted.client.ts')).drawHcaptcha,
};

type CaptchaFieldProps = {
  /** The form it protects. */
  action: CaptchaAction;
  error?: string;
  onSolved?: (solved: boolean) => void;
};

/**
 * The captcha of a form. The built-in one comes when somebody is near the form, starts by itself when they begin, and a
 * form sent meanwhile waits for it. Each answer of the page's action spends it: a new one is drawn.
 */
export function CaptchaField({ action, error, onSolved }: CaptchaFieldProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const tell = useRef(onSolved);
  const [failed, setFailed] = useState(false);
  const [solved, setSolved] = useState(false);
  const { waiting, isHeld, tell: tellForm } = usePatientSubmit(box);
  const answer = useActionData();
  const { captcha } = useRootData();
  const { kind, siteKey } = captcha;
  const { isNear, hasBegun } = useFirstTouch(box);
  // Those of others may look at the visit from its beginning.
  const isWanted = kind !== 'altcha' || isNear || answer !== undefined;

  useEffect(() => {
    tell.current = onSolved;
  });

  useEffect(() => {
    let remove = () => {};
    let gone = false;
    const hear = (state: CaptchaState) => {
      setSolved(state === 'solved');
      tell.current?.(state === 'solved');
      tellForm(state);
    };
    setFailed(false);
    // Until it is drawn, the built-in captcha counts as checking: it starts by itself when the form was sent before.
    hear(kind === 'altcha' ? 'checking' : 'open');
    if (!isWanted) return;
    draws[kind]().then(
      (draw) => {
        if (gone || !box.current) return;
        remove = draw(box.current, {
          action,
          siteKey,
          starts: answer !== undefined || isHeld() || hasBegun(),
          onState: hear,
        });
      },
      () => {
        setFailed(true);
        hear('open');
      },
    );
    return () => {
      gone = true;
      remove();
    };
  }, [isWanted, kind, siteKey, action, answer, isHeld, hasBegun, tellForm]);

  return (
    <fieldset
      className="grid gap-1.5"
      data-needs-scripts=""
      aria-describedby={error && !solved ? `${id}-error` : undefined}
    >
      <legend className="sr-only">Captcha</legend>
      <div ref={box} className="captcha-box" data-hosted={kind === 'altcha' ? undefined : kind} />
      {failed ? (
        <p role="alert" className="text-sm font-medium text-danger-text">
          The captcha could not be loaded. Please reload the page.
        </p>
      ) : null}
      <div role="status">
        <p className={cn('text-sm text-ink-soft', !waiting && 'hidden in-data-held:block')}>
          The form is sent as soon as the check is done...
        </p>
      </div>
      {error && !solved ? (
        <p id={`${id}-error`} className="flex items-start gap-1.5 text-sm font-medium text-danger-text">
          <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
          {error}
        </p>
      ) : null}
      <noscript>
        <p className="text-sm text-ink-soft">
          This form has a captcha, which needs JavaScript. Please turn it on.
        </p>
      </noscript>
    </fieldset>
  );
}
