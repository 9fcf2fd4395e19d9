import { Card, CardTitle } from '#app/ui/card.tsx';

/** What sharing means, in the words of the person who reads it. */
export function HowTeamsWork({ credits, reader }: { credits: number; reader: 'owner' | 'member' }) {
  const isOwner = reader === 'owner';
  const rules = [
    `Everybody shares the ${credits} credits of a month: who makes an ad uses one of them.`,
    isOwner
      ? 'Everybody sees all ads of your account, earlier ones included, and downloads, exports and remixes them.'
      : 'You see, download, export and remix all ads of the team. Ads you made before you joined stay yours alone.',
    isOwner
      ? 'You can delete every ad. The others can delete those they made.'
      : 'You can delete the ads you made. The owner can delete every ad.',
    isOwner
      ? 'Who leaves or is removed has no access from that moment. Ads made in the team stay here.'
      : 'When you leave, the ads you made in the team stay there, and your own account goes on.',
    isOwner
      ? 'Plan and payments are yours alone. When the plan ends, so does the sharing.'
      : 'Plan and payments are the owner’s. You pay nothing.',
  ];
  return (
    <Card className="grid gap-4">
      <CardTitle>How it works</CardTitle>
      <ul className="grid list-disc gap-2.5 ps-5 text-sm text-ink-soft marker:text-accent">
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </Card>
  );
}
