import { CircleUserRound } from 'lucide-react';
import { href, Link } from 'react-router';
import type { Plan } from '#app/domain/billing/plans.ts';
import { useRootData } from '#app/root-data.ts';
import { SignOutForm } from '#app/routes/auth/sign-out-form.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { Container } from '#app/ui/container.tsx';
import { LinkButton } from '#app/ui/link-button.tsx';
import { Logo } from '#app/ui/logo.tsx';

type DashboardHeaderProps = { plan: Plan; planKnown: boolean; name: string; email: string };

export function DashboardHeader({ plan, planKnown, name, email }: DashboardHeaderProps) {
  const { brandName } = useRootData();
  const isFree = planKnown && plan.tier === 'starter';
  return (
    <header className="border-b border-line bg-raised">
      <a
        href="#main"
        className="absolute start-4 top-3 z-50 -translate-y-20 rounded-md bg-ink px-4 py-2 font-semibold text-paper focus:translate-y-0"
      >
        Skip to content
      </a>
      <Container className="flex min-h-16 flex-wrap items-center gap-x-1.5 gap-y-2 py-2.5 sm:gap-x-4">
        <Link to={href('/')} className="rounded-sm" aria-label={`${brandName} home`}>
          <Logo name={brandName} className="min-[26rem]:max-sm:[&>span]:hidden" />
        </Link>
        <Badge tone={isFree || !planKnown ? 'neutral' : 'success'} className="max-[26rem]:ms-auto">
          {planKnown ? plan.name : 'Plan not loaded'}
        </Badge>
        <div className="ms-auto flex min-w-0 items-center gap-1 max-[26rem]:w-full sm:gap-2">
          <Link
            to={href('/account')}
            className="flex min-h-9 min-w-0 items-center gap-2 rounded-md px-1.5 text-sm text-ink-soft hover:bg-ink/8 hover:text-ink max-[26rem]:me-auto"
            title={email}
          >
            <CircleUserRound className="size-5 shrink-0" strokeWidth={1.75} aria-hidden="true" />
            <span className="sr-only">Your account: </span>
            <span className="max-w-56 truncate min-[26rem]:max-lg:sr-only">{name || email}</span>
          </Link>
          <LinkButton to={href('/manage-plan')} size="sm" variant={isFree ? 'primary' : 'secondary'}>
            {isFree ? 'Upgrade Plan' : 'Manage Plan'}
          </LinkButton>
          <SignOutForm>
            <Button size="sm" variant="ghost" className="px-1.5 sm:px-3">
              Sign Out
            </Button>
          </SignOutForm>
        </div>
      </Container>
    </header>
  );
}
