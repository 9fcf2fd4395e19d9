import type { ContactStatus } from '#app/db/schema.ts';

/** What the states of a contact request are called (specification: contact.states). */
export const contactStatusNames: Record<ContactStatus, string> = {
  open: 'Open',
  in_progress: 'In Progress',
  resolved: 'Resolved',
};

/** The one step that leads on from each state, and what its button says (specification: contact.states). */
export const contactSteps: Record<ContactStatus, { to: ContactStatus; label: string }> = {
  open: { to: 'in_progress', label: 'Mark In Progress' },
  in_progress: { to: 'resolved', label: 'Mark Resolved' },
  resolved: { to: 'open', label: 'Reopen' },
};

/** 'open' for 'open', undefined for anything that is no state. */
export function contactStatusOf(value: string | null): ContactStatus | undefined {
  return value !== null && Object.hasOwn(contactStatusNames, value) ? (value as ContactStatus) : undefined;
}

/** Longest answer in characters. */
export const longestReply = 5000;
