/** What the security log notes, and its words for operators. */
export const securityKinds = {
  'sign-in.failed': 'Wrong password at sign-in',
  'sign-in.locked-out': 'Sign-in locked for a while',
  'sign-in.flood': 'Too many sign-ins from one network',
  'password.refused': 'Wrong password for a protected step',
  'origin.refused': 'Request from another site refused',
  'role.changed': 'Role changed',
} as const;

export type SecurityKind = keyof typeof securityKinds;

export function isSecurityKind(kind: string): kind is SecurityKind {
  return Object.hasOwn(securityKinds, kind);
}
