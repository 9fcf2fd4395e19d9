/**
 * In the page: whether its scripts answer to what somebody does there (early-input/alive.ts), and each of its posted
 * forms, which a part fetched later may hold. True of a page without scripts.
 */
export function isAlive(): boolean {
  if (!document.querySelector('script[data-early-input]')) return true;
  const forms = [...document.forms].filter(({ method }) => method === 'post');
  const isHeld = (form: Element) => Object.keys(form).some((key) => key.startsWith('__reactProps'));
  return document.documentElement.dataset.alive !== undefined && forms.every(isHeld);
}
