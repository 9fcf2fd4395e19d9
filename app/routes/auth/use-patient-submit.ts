import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { CaptchaState } from './captcha-draw.ts';

/** ms a form waits for its check; then it is sent, and the server says what is missing. */
const patience = 15_000;

/**
 * Holds back a form that is sent while its captcha is still checking, and sends it once the check is done or has
 * failed. `tell` takes each state of the captcha inside `box`. `waiting` is true meanwhile, and `isHeld` says the same
 * at any moment.
 */
export function usePatientSubmit(box: RefObject<HTMLElement | null>) {
  const [waiting, setWaiting] = useState(false);
  const state = useRef<CaptchaState>('open');
  const sendNow = useRef<(() => void) | null>(null);

  useEffect(() => {
    const form = box.current?.closest('form');
    if (!form) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hold = (event: SubmitEvent) => {
      if (state.current !== 'checking') return;
      event.preventDefault();
      event.stopPropagation();
      if (sendNow.current) return;
      const { submitter } = event;
      sendNow.current = () => {
        clearTimeout(timer);
        sendNow.current = null;
        // Past the check, whatever became of it: this time the form goes.
        state.current = 'open';
        setWaiting(false);
        form.requestSubmit(submitter);
      };
      timer = setTimeout(() => sendNow.current?.(), patience);
      setWaiting(true);
    };
    // Before the router hears of it, which listens further up.
    form.addEventListener('submit', hold);
    return () => {
      form.removeEventListener('submit', hold);
      clearTimeout(timer);
      sendNow.current = null;
    };
  }, [box]);

  const tell = useCallback((next: CaptchaState) => {
    state.current = next;
    // A moment later: by then the widget has put its answer into the form.
    if (next !== 'checking' && sendNow.current) setTimeout(() => sendNow.current?.());
  }, []);
  const isHeld = useCallback(() => sendNow.current !== null, []);
  return { waiting, isHeld, tell };
}
