import { href } from 'react-router';
import { LinkButton } from '#app/ui/link-button.tsx';
import { AccountSection } from './account-section.tsx';

export function DeleteSection({ isLastAdmin }: { isLastAdmin: boolean }) {
  return (
    <AccountSection
      id="delete"
      title="Delete account"
      text="Removes your account with all its ads, pictures and personal data, at once and for good. You may want to export your data first."
      className="border-danger/40"
    >
      {isLastAdmin ? (
        <p className="font-semibold">The last admin cannot be deleted. Make somebody else an admin first.</p>
      ) : (
        <LinkButton
          to={href('/account/delete')}
          variant="secondary"
          className="w-full border-danger text-danger-text hover:border-danger hover:bg-danger-wash sm:w-fit"
        >
          Delete my account
        </LinkButton>
      )}
    </AccountSection>
  );
}
