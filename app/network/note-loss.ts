import { failureOfForm } from '#app/network/form-failures.ts';
import { type Loss, lossSentences } from '#app/network/loss.ts';
import { showNotice } from '#app/ui/notice-store.ts';

/** Says that a form was not sent, in its own words, and why. */
export function noteLoss(path: string, intent: string, loss: Loss): void {
  const { title, description } = failureOfForm(path, intent);
  const why = [description, lossSentences[loss]].filter(Boolean).join(' ');
  showNotice({ tone: 'error', title, description: why });
}
