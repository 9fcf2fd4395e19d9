import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { href } from 'react-router';
import { LinkButton } from '#app/ui/link-button.tsx';

const steps = [
  'We review your message within 4 hours and pass it to whoever knows best.',
  'You get an answer by email within 24 hours, on weekdays within 8 hours.',
  'Urgent matters, such as ads that will not finish, are taken up within 2 hours.',
];

/** What takes the form's place once a message is stored; takes the focus along. */
export function MessageSent() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="message-sent" className="mx-auto grid max-w-2xl gap-8">
      <div className="grid justify-items-start gap-4">
        <CircleCheck className="size-12 text-success" strokeWidth={1.5} aria-hidden="true" />
        <h1 ref={heading} id="message-sent" tabIndex={-1} className="font-display text-display outline-none">
          Message Sent!
        </h1>
        <p className="text-lead text-ink-soft">Thank you for writing to us. Your message is with our team.</p>
      </div>
      <div className="grid gap-4 rounded-lg border border-line bg-raised p-6">
        <h2 className="text-title font-bold tracking-tight">What happens next?</h2>
        <ol className="grid gap-3">
          {steps.map((step, index) => (
            <li key={step} className="grid grid-cols-[1.75rem_1fr] text-ink-soft">
              <span aria-hidden="true" className="font-display text-xl text-accent">
                {index + 1}
              </span>
              {step}
            </li>
          ))}
        </ol>
      </div>
      <div className="flex flex-wrap gap-3">
        <LinkButton to={href('/contact')}>Send Another Message</LinkButton>
        <LinkButton to={href('/')} variant="secondary">
          Return to Home
        </LinkButton>
      </div>
    </section>
  );
}
