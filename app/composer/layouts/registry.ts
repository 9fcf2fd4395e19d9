import type { LayoutName } from '../design/ad-design.ts';
import { band } from './band.tsx';
import { beforeAfter } from './before-after.tsx';
import { bigNumber } from './big-number.tsx';
import { card } from './card.tsx';
import { centered } from './centered.tsx';
import { coupon } from './coupon.tsx';
import { dateTicket } from './date-ticket.tsx';
import { editorial } from './editorial.tsx';
import { eventPoster } from './event-poster.tsx';
import { features } from './features.tsx';
import { flatLay } from './flat-lay.tsx';
import { giant } from './giant.tsx';
import { heroBottom } from './hero-bottom.tsx';
import { heroPrice } from './hero-price.tsx';
import { heroSide } from './hero-side.tsx';
import { jobCard } from './job-card.tsx';
import type { Layout } from './layout.ts';
import { ledger } from './ledger.tsx';
import { pattern } from './pattern.tsx';
import { phoneStrip } from './phone-strip.tsx';
import { poster } from './poster.tsx';
import { priceList } from './price-list.tsx';
import { question } from './question.tsx';
import { quote } from './quote.tsx';
import { rings } from './rings.tsx';
import { seal } from './seal.tsx';
import { split } from './split.tsx';
import { statement } from './statement.tsx';
import { stickers } from './stickers.tsx';
import { stillLife } from './still-life.tsx';
import { tickList } from './tick-list.tsx';
import { wasNow } from './was-now.tsx';

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
  giant,
  'flat-lay': flatLay,
  'still-life': stillLife,
  stickers,
  pattern,
  seal,
  'hero-price': heroPrice,
  'was-now': wasNow,
  coupon,
  'date-ticket': dateTicket,
  'event-poster': eventPoster,
  'tick-list': tickList,
  'big-number': bigNumber,
  quote,
  question,
  'phone-strip': phoneStrip,
  'job-card': jobCard,
  'before-after': beforeAfter,
  features,
  statement,
  rings,
  ledger,
  'price-list': priceList,
};
