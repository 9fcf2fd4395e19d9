import { aliveEvent } from '#app/early-input/alive.ts';
import { watchEarlyInput } from '#app/early-input/watch-early-input.ts';

/** ms a form that was sent too early waits for the scripts. */
const patience = 10_000;
/** Marks a form that is worth nothing without scripts, or something inside it. */
const needsScripts = '[data-needs-scripts]';

const values = [aliveEvent, needsScripts, patience].map((value) => JSON.stringify(value)).join();
const script = `(${watchEarlyInput})(${values})`;

/**
 * The document with the script that keeps what is typed and sent before
 * the application is alive, in its place in the head.
 */
export function keepEarlyInput(html: string): string {
  return html.replace(/(<script\b[^>]* data-early-input=""[^>]*>)(?=<\/script>)/, (tag) => `${tag}${script}`);
}
