/** Subjects of the public form, in its order. */
export const contactSubjects = {
  general: 'General Inquiry',
  support: 'Technical Support',
  billing: 'Billing Question',
  feature: 'Feature Request',
  bug: 'Bug Report',
  partnership: 'Partnership',
  api: 'API Access',
  enterprise: 'Enterprise Plan',
} as const;
export type ContactSubject = keyof typeof contactSubjects;

/** 'billing' to 'Billing Question'; any other text stays as it is. */
export function subjectLabel(subject: string): string {
  return Object.hasOwn(contactSubjects, subject) ? contactSubjects[subject as ContactSubject] : subject;
}

/** Longest values in characters; the browser sets the same as maxlength. */
export const contactLimits = { name: 100, email: 254, subject: 150, message: 5000 } as const;
