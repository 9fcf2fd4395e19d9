import { Check } from 'lucide-react';
import { href, Link } from 'react-router';
import { BillingForm } from '#app/routes/plan/billing-form.tsx';
import type { PlanOffer } from '#app/routes/plan/plan-offer.ts';
import { Button } from '#app/ui/button.tsx';
import { cn } from '#app/ui/cn.ts';

type PlanCardsProps = {
  offers: readonly PlanOffer[];
  canPay: boolean;
  /** They use the plan of a team: to have their own they leave it first. */
  isMember: boolean;
};

/** The three plans beside each other, and how to move between them. */
export function PlanCards({ offers, canPay, isMember }: PlanCardsProps) {
  return (
    <section aria-labelledby="plans" className="grid gap-5">
      <div className="grid gap-2">
        <h2 id="plans" className="text-heading font-bold tracking-tight">
          Available plans
        </h2>
        {isMember ? (
          <p className="max-w-prose text-ink-soft">
            You use the plan of a team and pay nothing. To have a plan of your own,{' '}
            <Link to={href('/manage-plan/team')} className="text-link">
              leave the team
            </Link>{' '}
            first.
          </p>
        ) : canPay ? (
          <p className="max-w-prose text-ink-soft">
            One credit makes one ad. Changes count at once, and you can cancel anytime.
          </p>
        ) : (
          <p className="max-w-prose text-ink-soft">
            No payment provider is connected to this installation, so plans are changed by its operators: to
            ask for an upgrade,{' '}
            <Link to={href('/contact')} className="text-link">
              contact us
            </Link>
            .
          </p>
        )}
      </div>
      <ul className="grid gap-5 lg:grid-cols-3">
        {offers.map((offer) => (
          <PlanCard key={offer.tier} offer={offer} />
        ))}
      </ul>
    </section>
  );
}

function PlanCard({ offer }: { offer: PlanOffer }) {
  return (
    <li
      className={cn(
        'flex flex-col gap-5 rounded-lg border bg-raised p-6 shadow-sheet',
        'md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:grid-rows-[auto_1fr_auto] md:max-lg:gap-x-8',
        offer.isCurrent ? 'border-2 border-accent' : 'border-line',
      )}
    >
      <div className="grid gap-1">
        <h3 className="text-title font-bold tracking-tight">{offer.name}</h3>
        <p className="text-ink-soft">{offer.tagline}</p>
      </div>
      <p className="text-ink-soft">
        <span className="font-display text-5xl text-ink tabular-nums">{offer.price}</span> {offer.period}
      </p>
      <FeatureList
        features={offer.features}
        className="grow content-start border-t border-line pt-5 md:max-lg:col-start-2 md:max-lg:row-span-3 md:max-lg:row-start-1 md:max-lg:content-center md:max-lg:border-s md:max-lg:border-t-0 md:max-lg:ps-8 md:max-lg:pt-0"
      />
      <OfferButton offer={offer} />
    </li>
  );
}

function OfferButton({ offer: { tier, button } }: { offer: PlanOffer }) {
  switch (button.kind) {
    case 'current':
      return (
        <Button type="button" variant="secondary" disabled className="w-full">
          Current Plan
        </Button>
      );
    case 'checkout':
      return (
        <BillingForm intent="subscribe" tier={tier}>
          {button.label}
        </BillingForm>
      );
    case 'portal':
      return (
        <BillingForm intent="portal" variant="secondary">
          {button.label}
        </BillingForm>
      );
    case 'none':
      return null;
  }
}

export function FeatureList({ features, className }: { features: readonly string[]; className?: string }) {
  return (
    <ul className={cn('grid gap-2.5', className)}>
      {features.map((feature) => (
        <li key={feature} className="flex items-start gap-2.5">
          <Check className="mt-1 size-4 shrink-0 text-success" strokeWidth={3} aria-hidden="true" />
          {feature}
        </li>
      ))}
    </ul>
  );
}
