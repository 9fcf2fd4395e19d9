import type { LayoutName } from '../design/ad-design.ts';
import { band } from './band.tsx';
import { card } from './card.tsx';
import { centered } from './centered.tsx';
import { editorial } from './editorial.tsx';
import { heroBottom } from './hero-bottom.tsx';
import { heroSide } from './hero-side.tsx';
import type { Layout } from './layout.ts';
import { poster } from './poster.tsx';
import { split } from './split.tsx';

/** Every layout by the name designs use. */
export const layouts: Record<LayoutName, Layout> = {
  'hero-side': heroSide,
  'hero-bottom': heroBottom,
  split,
  card,
  poster,
  editorial,
  band,
  centered,
};
