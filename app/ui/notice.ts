/** A message an action answers with: shown as a toast, and as a banner where JavaScript is off. */
export type Notice = {
  title: string;
  description?: string;
  tone: 'success' | 'error' | 'info';
};
