import type { ReactNode } from 'react';

/** One state of a component, with its name above. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid min-w-0 content-start gap-2">
      <p className="text-2xs text-ink-soft">{name}</p>
      {children}
    </div>
  );
}
