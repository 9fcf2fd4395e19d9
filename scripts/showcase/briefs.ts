import type { AdSize, Brief } from '#app/composer/ad-design.ts';

/** A sample ad: the brief as a visitor would write it, and where the site shows it. */
export type SampleBrief = {
  name: string;
  alt: string;
  categories: ('slider' | 'examples' | 'gallery')[];
  size: AdSize;
  seed: number;
  brief: Brief;
};

export const sampleBriefs: readonly SampleBrief[] = [
  {
    name: 'coffee',
    alt: 'Ad for a coffee roaster: Slow mornings, freshly roasted. 20% off your first bag.',
    categories: ['slider', 'examples', 'gallery'],
    size: '1024x1024',
    seed: 11,
    brief: {
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
    alt: 'Ad for running shoes: Run the city before it wakes. 30% off.',
    categories: ['slider', 'examples', 'gallery'],
    size: '1024x1024',
    seed: 6,
    brief: {
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
    alt: 'Arabic ad for a sweets shop in Ramadan with 25 percent off.',
    categories: ['slider', 'examples', 'gallery'],
    size: '1024x1024',
    seed: 7,
    brief: {
      title: 'عروض رمضان',
      saleGoals: 'خصم 25٪ على كل العلب',
      colors: 'deep emerald and gold',
      adCopy: 'حلويات رمضان على مائدتكم\nعلب محضّرة كل صباح بالتمر والفستق',
      instructions: 'CTA: اطلب الآن',
    },
  },
  {
    name: 'ramen',
    alt: 'Japanese ad for a ramen shop that opens in the evening.',
    categories: ['slider', 'examples', 'gallery'],
    size: '1024x1024',
    seed: 3,
    brief: {
      title: '夜のらーめん',
      saleGoals: '替え玉一回無料',
      colors: '深い赤と墨色',
      adCopy: '深夜二時まで、湯気の立つ一杯。\n十八時間炊いた鶏白湯',
      instructions: 'CTA: 席を予約する',
    },
  },
  {
    name: 'skincare',
    alt: 'Ad for a face serum: Skin that looks slept in. Nothing else.',
    categories: ['slider', 'examples', 'gallery'],
    size: '1024x1024',
    seed: 21,
    brief: {
      title: 'Night serum launch',
      colors: 'sage green, bone white',
      adCopy: 'Skin that looks like it slept.\nOne serum, seven ingredients, all of them listed.',
      brandVoice: 'calm, minimal, luxury',
      fontStyle: 'thin elegant serif',
      instructions: 'Brand: Ovelle. CTA: Discover the serum',
    },
  },
  {
    name: 'travel',
    alt: 'Spanish ad for weekend trips to the coast from 89 euros.',
    categories: ['slider', 'examples', 'gallery'],
    size: '1024x1024',
    seed: 5,
    brief: {
      title: 'Escapadas de fin de semana',
      saleGoals: 'Desde 89 €',
      colors: 'sunset orange, dusk blue',
      adCopy: 'El mar está más cerca de lo que crees\nVuelo y hotel, de viernes a domingo',
      instructions: 'CTA: Reserva tu viaje',
    },
  },
  {
    name: 'landscape',
    alt: 'German ad for a bicycle workshop with a free spring check.',
    categories: ['slider', 'gallery'],
    size: '1536x1024',
    seed: 10,
    brief: {
      title: 'Frühjahrscheck für dein Fahrrad',
      saleGoals: 'Kostenlose Durchsicht bis 30. April',
      colors: 'petrol blue and sand',
      adCopy: 'Bereit für die ersten warmen Kilometer?\nBremsen, Kette, Licht: wir sehen alles nach.',
      fontStyle: 'modern geometric sans',
      instructions: 'Brand: Radwerk Süd. CTA: Termin buchen',
    },
  },
  {
    name: 'portrait',
    alt: 'Hindi ad for a festival sale on home decor.',
    categories: ['slider', 'gallery'],
    size: '1024x1536',
    seed: 13,
    brief: {
      title: 'दिवाली सेल',
      saleGoals: '40% तक की छूट',
      colors: 'deep purple and marigold',
      adCopy: 'इस दिवाली, घर को रोशनी से भर दें\nहाथ से बने दीये और सजावट',
      instructions: 'CTA: अभी खरीदें',
    },
  },
];
