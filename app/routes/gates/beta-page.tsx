import { href } from 'react-router';
import type { ShutGate } from '#app/routes/gates/shut-gate.ts';
import type { Notice } from '#app/ui/notice.ts';
import { BetaForm } from './beta-form.tsx';
import { GateFrame } from './gate-frame.tsx';

/** What everybody but admins sees of a site in beta until they have the password (specification: gates.beta.page). */
export default function BetaPage({
  shut,
  next,
  refusal,
}: {
  shut: ShutGate;
  next: string;
  refusal?: Notice;
}) {
  return (
    <GateFrame brandName={shut.brandName}>
      <title>{`Beta Access | ${shut.brandName}`}</title>
      <meta name="robots" content="noindex" />
      <h1 className="font-display text-display text-balance">Beta Access</h1>
      <p className="max-w-xl text-lead break-words whitespace-pre-line text-ink-soft">{shut.message}</p>
      <BetaForm next={next} refusal={refusal} />
      <p className="text-sm text-ink-soft">
        No password yet? Write to{' '}
        <a href={`mailto:${shut.supportEmail}`} className="text-link">
          {shut.supportEmail}
        </a>
        . Are you an operator?{' '}
        <a href={href('/admin/login')} className="text-link">
          Sign in here
        </a>
        .
      </p>
    </GateFrame>
  );
}
