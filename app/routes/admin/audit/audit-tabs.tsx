import type { ReactNode } from 'react';
import { href } from 'react-router';
import { Tabs } from '#app/ui/tabs.tsx';

/** The two logs of the audit area: what operators changed, and what may be an attack. */
export function AuditTabs({ value, children }: { value: 'changes' | 'security'; children: ReactNode }) {
  return (
    <Tabs
      label="Logs"
      value={value}
      tabs={[
        { value: 'changes', label: 'Changes', to: href('/admin/audit') },
        { value: 'security', label: 'Security', to: href('/admin/audit/security') },
      ]}
    >
      <div className="grid gap-6">{children}</div>
    </Tabs>
  );
}
