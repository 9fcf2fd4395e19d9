import type { ShutGate } from '#app/routes/gates/shut-gate.ts';
import { GateFrame } from './gate-frame.tsx';

/** What replaces the dashboard while maintenance is on (specification: gates.maintenance.page). */
export default function MaintenancePage({ shut }: { shut: ShutGate }) {
  return (
    <GateFrame brandName={shut.brandName}>
      <title>{`Under Maintenance | ${shut.brandName}`}</title>
      <meta name="robots" content="noindex" />
      <h1 className="font-display text-display text-balance">Under Maintenance</h1>
      <div className="grid max-w-xl gap-3 text-lead text-ink-soft">
        {shut.message ? <p className="break-words whitespace-pre-line text-ink">{shut.message}</p> : null}
        <p>We'll be back shortly. Thank you for your patience.</p>
      </div>
      <p className="text-ink-soft">
        Your ads and your plan are safe. Anything urgent:{' '}
        <a href={`mailto:${shut.supportEmail}`} className="text-link">
          {shut.supportEmail}
        </a>
      </p>
    </GateFrame>
  );
}
