/** What a greeting calls a person: the first word of the name, or 'there' when there is none or it isn't one. */
export function firstNameOf(fullName: string): string {
  const first = fullName.trim().split(/\s+/u)[0] ?? '';
  // A link for a name would turn the greeting into someone else's message.
  return first.length > 0 && first.length <= 40 && !/[/:@]|\.\p{L}/u.test(first) ? first : 'there';
}
