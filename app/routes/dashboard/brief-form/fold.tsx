import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { AdFormErrors, AdFormValues } from '#app/domain/ads/ad-form.ts';

type FoldProps = {
  name: string;
  icon: ReactNode;
  /** What is set inside, in a few words each. */
  summarise: (values: AdFormValues) => string[];
  /** Said while nothing is. */
  otherwise: string;
  /** What the form was filled with, by a draft, Remix, an example or a refused answer. */
  values?: AdFormValues;
  errors?: AdFormErrors;
  fields: readonly (keyof AdFormErrors)[];
  children: ReactNode;
};

/**
 * A part of the form that stays shut until it is wanted. It opens by hand, when something in it was filled in for
 * somebody, and when something in it is wrong. Opens without JavaScript, too.
 */
export function Fold({ name, icon, summarise, otherwise, values, errors, fields, children }: FoldProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const [typed, setTyped] = useState<AdFormValues>();
  const isWrong = fields.some((field) => errors?.[field]);
  const isOpen = isWrong || summarise(values ?? {}).length > 0;
  const summary = summarise(typed ?? values ?? {});

  // Shut by hand in between, it opens again when it is filled again or something in it is refused again.
  useEffect(() => {
    if (details.current && isOpen && (values || errors)) details.current.open = true;
  }, [values, errors, isOpen]);

  useEffect(() => {
    const element = details.current;
    const form = element?.closest('form');
    if (!element || !form) return;
    // A tick later: one field may set another, and a reset is told of before it is done.
    const read = () => setTimeout(() => setTyped(textsOf(form)));
    // The browser can't point at a hidden field. It would refuse to send the form and not say why.
    const open = () => {
      element.open = true;
    };
    read();
    form.addEventListener('input', read);
    form.addEventListener('reset', read);
    element.addEventListener('invalid', open, { capture: true });
    return () => {
      form.removeEventListener('input', read);
      form.removeEventListener('reset', read);
      element.removeEventListener('invalid', open, { capture: true });
    };
  }, []);

  return (
    <details ref={details} open={isOpen} className="group/fold">
      <summary className="flex min-h-14 items-center gap-3 rounded-md px-4 py-2 hover:bg-sunk">
        <span className="shrink-0 text-ink-soft [&_svg]:size-5" aria-hidden="true">
          {icon}
        </span>
        <span className="grid min-w-0 grow">
          <span className="text-sm font-semibold">{name}</span>
          <span className="truncate text-2xs text-ink-soft">
            {summary.length > 0
              ? summary.map((part, index) => <Part key={part} {...{ part, index }} />)
              : otherwise}
          </span>
        </span>
        <ChevronDown
          className="size-4.5 shrink-0 text-ink-soft transition-transform group-open/fold:rotate-180 motion-reduce:transition-none"
          aria-hidden="true"
        />
      </summary>
      <div className="grid gap-5 px-4 pt-3 pb-5 md:max-lg:grid-cols-2 md:max-lg:items-start md:max-lg:[&>.wide]:col-span-2">
        {children}
      </div>
    </details>
  );
}

/** Each in its own direction, the line in the page's. */
function Part({ part, index }: { part: string; index: number }) {
  return (
    <>
      {index > 0 ? ' · ' : null}
      <bdi>{part}</bdi>
    </>
  );
}

/** What stands in the form, files by their names. */
function textsOf(form: HTMLFormElement): AdFormValues {
  const texts = [...new FormData(form)].map(([name, value]) => [
    name,
    typeof value === 'string' ? value : value.name,
  ]);
  return Object.fromEntries(texts);
}
