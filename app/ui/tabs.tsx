import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { cn } from '#app/ui/cn.ts';

export type Tab = {
  value: string;
  label: ReactNode;
  /** The address that shows this tab: tabs are links, so that they work without JavaScript and can be shared. */
  to: string;
};

type TabsProps = {
  label: string;
  tabs: readonly Tab[];
  value: string;
  className?: string;
  children: ReactNode;
};

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
  const at = tabs.indexOf(document.activeElement as HTMLElement);
  const next = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    Home: 0,
    End: tabs.length - 1,
  }[event.key];
  if (at < 0 || next === undefined) return;
  event.preventDefault();
  tabs[(next + tabs.length) % tabs.length]?.focus();
}

/** Tabs over one panel: `children` is the content of the tab named by `value`. Arrow keys move, Enter follows. */
export function Tabs({ label, tabs, value, className, children }: TabsProps) {
  const id = useId();
  return (
    <div className={className}>
      <div
        role="tablist"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={moveFocus}
        className="grid auto-cols-[minmax(max-content,1fr)] grid-flow-col gap-1 rounded-md border border-line bg-sunk p-1"
      >
        {tabs.map((tab) => {
          const selected = tab.value === value;
          return (
            <Link
              key={tab.value}
              to={tab.to}
              role="tab"
              id={`${id}-${tab.value}`}
              aria-selected={selected}
              aria-controls={`${id}-panel`}
              tabIndex={selected ? 0 : -1}
              preventScrollReset
              className={cn(
                'grid min-h-10 place-items-center rounded-sm px-1.5 text-center sm:px-3 text-sm font-semibold',
                selected ? 'bg-raised text-ink shadow-sheet' : 'text-ink-soft hover:text-ink',
              )}
            >
              {tab.label}
            </Link>
          );
        })}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`} className="pt-6">
        {children}
      </div>
    </div>
  );
}
