import { Check } from 'lucide-react';
import { href } from 'react-router';
import { useRootData } from '#app/root-data.ts';
import { TestModeNotice } from '#app/routes/payments/test-mode-notice.tsx';
import { SectionIntro } from '#app/routes/public/landing/section-intro.tsx';
import type { PlanCard } from '#app/routes/public/landing.tsx';
import { cn } from '#app/ui/cn.ts';
import { Container } from '#app/ui/container.tsx';
import { LinkButton } from '#app/ui/link-button.tsx';

const callToAction: Record<PlanCard['tier'], string> = {
  starter: 'Start for free',
  professional: 'Get Professional',
  enterprise: 'Get Enterprise',
};

/**
 * Paid plans need an account first: most who come this way have none. The way to the plan survives the confirmation
 * mail.
 */
const visitorTo: Record<PlanCard['tier'], string> = {
  starter: `${href('/auth')}?tab=signup`,
  professional: `${href('/auth')}?tab=signup&next=/manage-plan&reason=subscribe`,
  enterprise: `${href('/auth')}?tab=signup&next=/manage-plan&reason=subscribe`,
};

export function Pricing({ plans }: { plans: PlanCard[] }) {
  const { user } = useRootData();
  return (
    <section id="pricing" aria-labelledby="pricing-title" className="pb-20 lg:pb-28">
      <Container className="grid gap-12">
        <SectionIntro
          id="pricing-title"
          title={
            <>
              Priced like <span className="accent-word">print</span>, not like an agency
            </>
          }
          text="One credit makes one ad. Start with five a month for nothing and move up when you advertise more. Cancel anytime."
        />
        <TestModeNotice className="w-fit" />
        <ul className="grid items-stretch gap-5 lg:grid-cols-3">
          {plans.map((plan) => (
            <PricingCard
              key={plan.tier}
              plan={plan}
              to={user ? href('/manage-plan') : visitorTo[plan.tier]}
            />
          ))}
        </ul>
      </Container>
    </section>
  );
}

function PricingCard({ plan, to }: { plan: PlanCard; to: string }) {
  const featured = plan.tier === 'professional';
  return (
    <li
      className={cn(
        'flex flex-col gap-6 rounded-xl border p-6 sm:p-8',
        'md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:grid-rows-[auto_1fr_auto] md:max-lg:gap-x-8',
        featured ? 'border-ink bg-ink text-paper lg:-my-3 lg:py-11' : 'border-line bg-raised shadow-sheet',
      )}
    >
      <div className="grid gap-1.5">
        <h3 className="flex items-center justify-between gap-3 text-title font-bold tracking-tight">
          {plan.name}
          {featured ? (
            <span className="rounded-full bg-accent px-2.5 py-0.5 text-2xs font-semibold text-on-accent">
              Recommended
            </span>
          ) : null}
        </h3>
        <p className={featured ? 'text-paper/80' : 'text-ink-soft'}>{plan.tagline}</p>
      </div>
      <p className="flex items-baseline gap-2">
        <span className="font-display text-6xl leading-none tabular-nums">{plan.price}</span>{' '}
        <span className={featured ? 'text-paper/80' : 'text-ink-soft'}>{plan.period}</span>
      </p>
      <ul
        className={cn(
          'grid grow content-start gap-3 border-t pt-6 md:max-lg:col-start-2 md:max-lg:row-span-3 md:max-lg:row-start-1',
          'md:max-lg:content-center md:max-lg:border-s md:max-lg:border-t-0 md:max-lg:ps-8 md:max-lg:pt-0',
          featured ? 'border-paper/25' : 'border-line',
        )}
      >
        {plan.features.map((feature) => (
          <li key={feature} className="flex items-start gap-3">
            <Check
              className={cn('mt-1 size-4 shrink-0', featured ? 'text-paper' : 'text-success')}
              strokeWidth={3}
              aria-hidden="true"
            />
            {feature}
          </li>
        ))}
      </ul>
      <LinkButton to={to} size="lg" variant={featured ? 'primary' : 'secondary'} className="w-full">
        {callToAction[plan.tier]}
      </LinkButton>
    </li>
  );
}
