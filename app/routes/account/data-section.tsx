import { Download } from 'lucide-react';
import { href } from 'react-router';
import { LinkButton } from '#app/ui/link-button.tsx';
import { AccountSection } from './account-section.tsx';

export function DataSection() {
  return (
    <AccountSection
      id="data"
      title="Your data"
      text="Everything we keep about you as one zip file: your profile, every ad with its brief, design and picture, the images you sent in, your usage, subscription, messages and sessions."
    >
      <LinkButton to={href('/account/export')} reloadDocument variant="secondary" className="w-full sm:w-fit">
        <Download aria-hidden="true" />
        Export my data
      </LinkButton>
    </AccountSection>
  );
}
