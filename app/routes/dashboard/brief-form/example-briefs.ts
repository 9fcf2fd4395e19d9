import type { AdFormValues } from '#app/domain/ads/ad-form.ts';

export type ExampleBrief = { name: string; label: string; values: AdFormValues };

/**
 * Briefs of three of the sample ads (public/showcase), for somebody's first ad: `/dashboard?example=coffee` fills the
 * form.
 */
export const exampleBriefs: readonly ExampleBrief[] = [
  {
    name: 'coffee',
    label: 'Coffee roaster',
    values: {
      title: 'Morning coffee for Kettle & Crane',
      saleGoals: '20% off your first bag',
      colors: 'terracotta and warm cream',
      adCopy: 'Slow mornings, freshly roasted.\nSmall batches, sent out the day they leave the drum.',
      brandVoice: 'warm, unhurried',
      fontStyle: 'elegant serif',
      instructions: 'Brand: Kettle & Crane. CTA: Order a bag',
    },
  },
  {
    name: 'sneakers',
    label: 'Sneaker drop',
    values: {
      title: 'Sneaker drop',
      saleGoals: '30% off until Sunday',
      colors: '#ff4d1c and ink black',
      adCopy: 'Run the city before it wakes.\nThe Tempo 3 is back in every size.',
      brandVoice: 'bold, energetic',
      fontStyle: 'bold condensed',
      instructions: 'Brand: Northlap. CTA: Shop the drop',
    },
  },
  {
    name: 'ramadan',
    label: 'Ramadan offer, in Arabic',
    values: {
      title: 'عروض رمضان',
      saleGoals: 'خصم 25٪ على كل العلب',
      colors: 'deep emerald and gold',
      adCopy: 'حلويات رمضان على مائدتكم\nعلب محضّرة كل صباح بالتمر والفستق',
      instructions: 'CTA: اطلب الآن',
    },
  },
];
