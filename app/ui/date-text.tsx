import { cn } from '#app/ui/cn.ts';

const day = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

const minute = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'UTC',
  timeZoneName: 'short',
});

type DateTextProps = { value: Date; withTime?: boolean; className?: string };

/** 'Jan 14, 2025', or 'Jan 14, 2025, 9:05 AM UTC': in UTC, so that server and browser write the same. */
export function DateText({ value, withTime, className }: DateTextProps) {
  return (
    <time dateTime={value.toISOString()} className={cn('tabular-nums', className)}>
      {(withTime ? minute : day).format(value)}
    </time>
  );
}
