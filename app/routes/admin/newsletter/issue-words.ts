/** '1 confirmed subscriber', '1,204 confirmed subscribers'. */
export function subscribersText(count: number): string {
  return `${count.toLocaleString('en-US')} confirmed ${count === 1 ? 'subscriber' : 'subscribers'}`;
}

/** How long `count` mails take: 'under a minute', 'about 12 minutes', 'about 5.6 hours'. */
export function durationText(count: number, perMinute: number): string {
  const minutes = count / perMinute;
  if (minutes < 1) return 'under a minute';
  if (minutes < 90) return `about ${Math.ceil(minutes)} ${Math.ceil(minutes) === 1 ? 'minute' : 'minutes'}`;
  return `about ${(minutes / 60).toFixed(1)} hours`;
}
