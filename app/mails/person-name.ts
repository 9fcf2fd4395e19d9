/** Who a mail is about: the name, or the address where there is no name or it could be taken for a link. */
export function personName({ name, email }: { name: string; email: string }): string {
  const shown = name.replace(/\s+/gu, ' ').trim();
  return shown.length > 0 && shown.length <= 80 && !/[/:@]|\.\p{L}/u.test(shown) ? shown : email;
}
