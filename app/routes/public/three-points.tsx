import type { LucideIcon } from 'lucide-react';

type Point = { icon: LucideIcon; title: string; text: string };

type ThreePointsProps = {
  points: readonly Point[];
  /** One level below the heading of the section they stand in. */
  heading: 'h2' | 'h3';
};

/** Three short statements side by side between two rules; below each other on a small screen. */
export function ThreePoints({ points, heading: Heading }: ThreePointsProps) {
  return (
    <ul className="grid border-y border-ink md:grid-cols-3">
      {points.map(({ icon: Icon, title, text }) => (
        <li
          key={title}
          className="grid grid-cols-[auto_1fr] content-start gap-x-4 border-line py-6 not-last:border-b md:max-lg:grid-cols-1 md:px-6 lg:px-7 md:py-8 md:not-last:border-e md:not-last:border-b-0 md:first:ps-0 md:last:pe-0"
        >
          <Icon
            className="row-span-2 mt-0.5 size-7 text-accent md:max-lg:row-span-1 md:max-lg:mb-3"
            strokeWidth={1.75}
            aria-hidden="true"
          />
          <Heading className="text-title font-bold tracking-tight">{title}</Heading>
          <p className="mt-1 text-base text-ink-soft text-pretty">{text}</p>
        </li>
      ))}
    </ul>
  );
}
