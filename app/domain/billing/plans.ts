import { type AdSize, adSizes } from '#app/composer/design/ad-size.ts';

export const tiers = ['starter', 'professional', 'enterprise'] as const;
export type Tier = (typeof tiers)[number];

export type Plan = {
  tier: Tier;
  name: string;
  /** Minor currency units (US cents) a month. */
  priceCents: number;
  period: 'forever' | 'per month';
  tagline: string;
  /** Generations a calendar month (UTC). */
  monthlyGenerations: number;
  sizes: readonly AdSize[];
  /** Finished ads in the sizes and formats of every network. */
  allExports: boolean;
  watermark: boolean;
  /** Reference and product images, Re-Gen and Remix. */
  imageUploads: boolean;
  regenerate: boolean;
  remix: boolean;
  fineTuning: boolean;
  seats: number;
  features: readonly string[];
};

/** Days after a payment within which it is given back on request. */
export const moneyBackDays = 30;

/** Prices and limits (specification: plans.prices, plans.quotas); everything that depends on a plan reads them here. */
export const plans: Record<Tier, Plan> = {
  starter: {
    tier: 'starter',
    name: 'Starter',
    priceCents: 0,
    period: 'forever',
    tagline: 'Try it with your next idea.',
    monthlyGenerations: 5,
    sizes: ['1024x1024'],
    allExports: false,
    watermark: true,
    imageUploads: false,
    regenerate: false,
    remix: false,
    fineTuning: false,
    seats: 1,
    features: [
      '5 ad generations per month',
      'Square 1:1 format',
      'Every language and script',
      'Watermark on exports',
    ],
  },
  professional: {
    tier: 'professional',
    name: 'Professional',
    priceCents: 2900,
    period: 'per month',
    tagline: 'For people who advertise every week.',
    monthlyGenerations: 100,
    sizes: adSizes,
    allExports: true,
    watermark: false,
    imageUploads: true,
    regenerate: true,
    remix: true,
    fineTuning: false,
    seats: 3,
    features: [
      '100 ad generations per month',
      'All export formats',
      'No watermarks',
      'Reference and product images',
      'Re-Gen and Remix',
      'Priority support',
      'Team collaboration up to 3 users',
    ],
  },
  enterprise: {
    tier: 'enterprise',
    name: 'Enterprise',
    priceCents: 14900,
    period: 'per month',
    tagline: 'For teams that run campaigns at scale.',
    monthlyGenerations: 500,
    sizes: adSizes,
    allExports: true,
    watermark: false,
    imageUploads: true,
    regenerate: true,
    remix: true,
    fineTuning: true,
    seats: 3,
    features: [
      '500 ad generations per month',
      'Everything in Professional',
      'No watermarks',
      'Extra fine-tuning options',
      'Priority support',
    ],
  },
};

/** 2900 to '$29', 0 to '$0', 1250 to '$12.50'. */
export function formatPrice(cents: number): string {
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  }).format(cents / 100);
}
