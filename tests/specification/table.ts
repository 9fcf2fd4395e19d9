import { editor } from './editor.ts';
import { inBrowserOf } from './in-browser.ts';
import { messages } from './messages.ts';
import { operatorLimits } from './operator-limits.ts';
import { operatorMessages } from './operator-messages.ts';
import { operatorRules } from './operator-rules.ts';
import { operatorScreens } from './operator-screens.ts';
import { rolesAndCalls } from './roles-and-calls.ts';
import type { Row } from './row.ts';
import { rules } from './rules.ts';
import { screens } from './screens.ts';
import { subscriber } from './subscriber.ts';
import { visitor } from './visitor.ts';

const operator = [...operatorScreens, ...operatorRules, ...operatorLimits, ...operatorMessages];

/** The specification as the project knows it: every row, the public and subscriber side first. */
export const table: Row[] = [
  ...screens,
  ...rules,
  ...rolesAndCalls,
  ...messages,
  ...subscriber,
  ...editor,
  ...visitor,
  ...operator,
].map((row) => ({ ...row, inBrowser: inBrowserOf(row) }));
