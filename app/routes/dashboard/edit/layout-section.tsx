import { useRef } from 'react';
import type { LayoutName } from '#app/composer/design/ad-design.ts';
import { layoutInWords, layoutNamesInWords } from '#app/domain/ads/edit/layout-names.ts';
import type { Editing } from './editor.tsx';
import type { FormValues } from './form-values.ts';
import { Section } from './section.tsx';
import { TroubleNote } from './trouble-note.tsx';
import { useThumbnails } from './use-thumbnails.ts';

type LayoutSectionProps = {
  editing: Editing;
  /** Whether the subject is also modelled. */
  hasProp: boolean;
  values: FormValues;
  closed: Editing['closed'];
  error?: string;
};

const layouts = Object.keys(layoutNamesInWords) as LayoutName[];

/** This ad in every layout that is open for it, small. */
export function LayoutSection({ editing, hasProp, values, closed, error }: LayoutSectionProps) {
  const { ad } = editing;
  const list = useRef<HTMLDivElement>(null);
  const open = layouts.filter((layout) => !closed[layout] || layout === values.layout);
  const { pictures, trouble, tryAgain } = useThumbnails({
    ...{ adId: ad.id, values, layouts: open, hasProp, near: list },
  });
  const shut = layouts.filter((layout) => !open.includes(layout));
  return (
    <Section title="Layout" hint={layoutInWords(values.layout)} isOpen>
      <fieldset className="grid gap-2" aria-describedby={error ? 'layout-error' : undefined}>
        <legend className="sr-only">Layout</legend>
        {error ? (
          <p id="layout-error" className="text-sm font-medium text-danger-text">
            {error}
          </p>
        ) : null}
        {trouble ? (
          <div role="status">
            <TroubleNote
              what="The small pictures do not follow."
              later="The small pictures follow"
              trouble={trouble}
              onTryAgain={tryAgain}
            />
          </div>
        ) : null}
        <div ref={list} className="grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-2.5">
          {open.map((layout) => (
            <label
              key={layout}
              className="relative grid content-start gap-1.5 rounded-md border border-line-strong bg-paper p-1.5 text-center not-has-checked:hover:border-ink has-checked:border-accent has-checked:bg-accent-wash has-checked:ring-1 has-checked:ring-accent has-focus-visible:outline-3 has-focus-visible:outline-offset-2"
            >
              <input
                type="radio"
                name="layout"
                value={layout}
                defaultChecked={values.layout === layout}
                className="absolute inset-0 size-full cursor-[inherit] appearance-none rounded-md outline-none"
              />
              <Thumbnail src={pictures[layout]} ad={ad} />
              <span className="text-[0.6875rem] leading-tight font-semibold">
                {layoutNamesInWords[layout]}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      {shut.length > 0 ? (
        <details className="text-2xs text-ink-soft">
          <summary className="w-fit rounded-sm font-semibold hover:text-ink">
            {shut.length} more open with other facts
          </summary>
          <ul className="mt-2 grid gap-1">
            {shut.map((layout) => (
              <li key={layout}>
                <span className="font-semibold">{layoutNamesInWords[layout]}</span> needs {closed[layout]}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </Section>
  );
}

/** As high as the ad is, before and after its picture is there. */
function Thumbnail({ src, ad }: { src: string | undefined; ad: Editing['ad'] }) {
  return (
    <svg viewBox={`0 0 ${ad.width} ${ad.height}`} className="w-full rounded-xs bg-sunk" aria-hidden="true">
      {src ? <image href={src} width={ad.width} height={ad.height} preserveAspectRatio="none" /> : null}
    </svg>
  );
}
