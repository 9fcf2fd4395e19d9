import {
  ChartNoAxesColumn,
  CircleUserRound,
  Image,
  ImageOff,
  ListChecks,
  LogOut,
  Mail,
  MessageSquare,
  Newspaper,
  ScrollText,
  Settings,
  Users,
} from 'lucide-react';
import { href, NavLink } from 'react-router';
import { SignOutForm } from '#app/routes/auth/sign-out-form.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { cn } from '#app/ui/cn.ts';

const links = [
  { to: href('/admin/dashboard'), label: 'Dashboard', icon: ChartNoAxesColumn },
  { to: href('/admin/users'), label: 'Users', icon: Users },
  { to: href('/admin/contact'), label: 'Contact Support', icon: MessageSquare },
  { to: href('/admin/blog'), label: 'Blog', icon: Newspaper },
  { to: href('/admin/newsletter'), label: 'Newsletter', icon: Mail },
  { to: href('/admin/media'), label: 'Media', icon: Image },
  { to: href('/admin/settings'), label: 'Settings', icon: Settings },
  { to: href('/admin/jobs'), label: 'Jobs', icon: ListChecks },
  { to: href('/admin/failed-ads'), label: 'Failed Ads', icon: ImageOff },
  { to: href('/admin/audit'), label: 'Audit Log', icon: ScrollText },
  { to: href('/account'), label: 'Your Account', icon: CircleUserRound },
];

type AdminNavigationProps = { label: string; email?: string; failedLately: number };

/** Links to every part of the admin area, who is signed in, and the way out. */
export function AdminNavigation({ label, email, failedLately }: AdminNavigationProps) {
  return (
    <div className="flex flex-col justify-between gap-6">
      <nav aria-label={label}>
        <ul className="grid gap-1">
          {links.map(({ to, label: text, icon: Icon }) => (
            <li key={to}>
              <NavLink
                to={to}
                className={({ isActive }) =>
                  cn(
                    'flex min-h-11 items-center gap-3 rounded-md px-3 font-medium',
                    isActive ? 'bg-ink text-paper' : 'text-ink-soft hover:bg-ink/8 hover:text-ink',
                  )
                }
              >
                <Icon className="size-5 shrink-0" strokeWidth={1.75} aria-hidden="true" />
                {text}
                {to === href('/admin/failed-ads') && failedLately > 0 ? (
                  <FailedLately count={failedLately} />
                ) : null}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <SignOutForm className="grid gap-2 border-t border-line pt-4">
        {email ? <p className="px-3 text-2xs break-words text-ink-soft">{email}</p> : null}
        <Button variant="ghost" className="justify-start px-3">
          <LogOut aria-hidden="true" />
          Sign Out
        </Button>
      </SignOutForm>
    </div>
  );
}

function FailedLately({ count }: { count: number }) {
  return (
    <Badge tone="danger" className="ms-auto tabular-nums" title="Failed within the last hour">
      {count.toLocaleString('en-US')}
      <span className="sr-only"> within the last hour</span>
    </Badge>
  );
}
