import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** ms until a browser that fills in forms by itself has done so; it tells nobody before the first gesture. */
const filledBy = 1_000;

/**
 * What somebody does with the form around `box`. `isNear`: they point at it or have begun, perhaps before this code was
 * there. `hasBegun` says at any moment whether they are filling it in. Then a field has the focus or a text, or the box
 * or the form was pressed.
 */
export function useFirstTouch(box: RefObject<HTMLElement | null>) {
  const [isNear, setNear] = useState(false);
  const begun = useRef(false);

  useEffect(() => {
    const form = box.current?.closest('form');
    if (!form) return;
    const listening = new AbortController();
    const near = () => setNear(true);
    const begin = () => {
      begun.current = true;
      near();
    };
    const look = () => {
      if (isBegun(form)) begin();
    };
    look();
    const timer = setTimeout(look, filledBy);
    form.addEventListener('pointerover', near, listening);
    for (const sign of ['pointerdown', 'focusin', 'input', 'submit'])
      form.addEventListener(sign, begin, listening);
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, [box]);

  const hasBegun = useCallback(() => begun.current, []);
  return { isNear, hasBegun };
}

/** Whether the focus is in the form, or a field of it holds something the page did not put there. */
function isBegun(form: HTMLFormElement): boolean {
  const fields = form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input:not([type=hidden]), textarea',
  );
  const isFilled = (field: HTMLInputElement | HTMLTextAreaElement) =>
    field.value !== field.defaultValue || field.matches(':autofill');
  return form.contains(document.activeElement) || [...fields].some(isFilled);
}
