import type { ReactNode } from 'react';

type SectionIntroProps = {
  /** Names the section around it. */
  id: string;
  title: ReactNode;
  text: string;
  /** Links beside it. */
  children?: ReactNode;
};

/** The heading of a section of the landing page, what it says, and where it leads. */
export function SectionIntro({ id, title, text, children }: SectionIntroProps) {
  return (
    <div className="grid gap-6 lg:grid-cols-[1fr_auto] lg:items-end">
      <div className="grid gap-4">
        <h2 id={id} className="font-display text-display">
          {title}
        </h2>
        <p className="max-w-2xl text-lead text-ink-soft text-pretty">{text}</p>
      </div>
      {children ? <div className="flex flex-wrap gap-3">{children}</div> : null}
    </div>
  );
}
