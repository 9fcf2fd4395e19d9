import type { AdSize } from '#app/composer/design/ad-size.ts';

/** Whose ad it is: the accounts of the demo by the plan they are on, and the member of the team. */
export type DemoOwner = 'starter' | 'professional' | 'enterprise' | 'teammate';

/** A filled ad form. */
export type DemoBrief = { by: DemoOwner; title: string; size: AdSize; adCopy?: string; saleGoals?: string };

/** What the people of the demo have asked for: each size, several trades, and more than one language. */
export const demoBriefs: DemoBrief[] = [
  {
    by: 'starter',
    title: 'Sourdough Saturdays',
    size: '1024x1024',
    adCopy: 'Fresh loaves from 7 am, and the second one is half price until noon.',
  },
  {
    by: 'starter',
    title: 'Puppy school starts in May',
    size: '1024x1024',
    adCopy: 'Six evenings, small groups, patient trainers. Places for 8 dogs.',
  },
  {
    by: 'professional',
    title: 'Winter tyre change without an appointment',
    size: '1536x1024',
    adCopy: 'Drive in, have a coffee, drive on. $49 for all four wheels.',
    saleGoals: 'more customers in November',
  },
  {
    by: 'professional',
    title: 'Yoga am Morgen',
    size: '1024x1536',
    adCopy: 'Die erste Stunde ist kostenlos. Montag bis Freitag um 6:30 Uhr.',
  },
  {
    by: 'professional',
    title: 'Noches de tapas',
    size: '1024x1024',
    adCopy: 'Cada jueves, 5 tapas por 15 €. Reserva tu mesa.',
  },
  {
    by: 'enterprise',
    title: 'Hiring two baristas',
    size: '1024x1536',
    adCopy: 'Full time, training included. Apply by 30 June.',
  },
  {
    by: 'enterprise',
    title: 'City bikes, one month free',
    size: '1536x1024',
    adCopy: 'Sign up in the app before Sunday.',
    saleGoals: 'subscriptions',
  },
  {
    by: 'teammate',
    title: 'Open day at the climbing hall',
    size: '1024x1024',
    adCopy: 'Shoes and ropes are on us. Saturday, 10 to 18.',
  },
];
