import { cn } from '#app/ui/cn.ts';

/**
 * Ads the composer made, kept in public/showcase as name.webp, name-480.webp and name-720.webp (480 and 720 px wide).
 */
const showcase = {
  coffee: {
    width: 1024,
    height: 1024,
    alt: 'Ad for a coffee roaster: Slow mornings, freshly roasted. 20% off your first bag.',
  },
  sneakers: {
    width: 1024,
    height: 1024,
    alt: 'Ad for running shoes: Run the city before it wakes. 30% off.',
  },
  app: {
    width: 1024,
    height: 1536,
    alt: 'Ad for a bill-splitting app: Split the bill, keep the friends.',
  },
  burger: {
    width: 1024,
    height: 1024,
    alt: 'Ad for a burger restaurant: Two patties, zero regrets. Free fries after 9 pm.',
  },
  ledger: {
    width: 1536,
    height: 1024,
    alt: 'Ad for bookkeeping software: Close the books by Tuesday. 50% off the first year.',
  },
  ramadan: { width: 1024, height: 1024, alt: 'Arabic ad for a sweets shop in Ramadan with 25 percent off.' },
  skincare: { width: 1024, height: 1024, alt: 'Ad for a face serum: Skin that looks like it slept.' },
  travel: { width: 1024, height: 1024, alt: 'Spanish ad for weekend trips to the coast from 89 euros.' },
  diwali: { width: 1024, height: 1536, alt: 'Hindi ad for a festival sale on home decor.' },
};
export type ShowcaseName = keyof typeof showcase;

type ShowcaseAdProps = {
  name: ShowcaseName;
  /** As in the HTML attribute; which file is fetched follows from it. */
  sizes: string;
  /** Visible on first paint: fetched at once. */
  eager?: boolean;
  className?: string;
};

/** A finished ad, at its own proportions. */
export function ShowcaseAd({ name, sizes, eager, className }: ShowcaseAdProps) {
  const { width, height, alt } = showcase[name];
  return (
    <img
      src={`/showcase/${name}.webp`}
      srcSet={`/showcase/${name}-480.webp 480w, /showcase/${name}-720.webp 720w, /showcase/${name}.webp ${width}w`}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      // Words come first: React would have an eager picture fetched before the style sheet.
      fetchPriority={eager ? 'low' : undefined}
      decoding="async"
      className={cn('h-auto w-full bg-sunk', className)}
    />
  );
}
