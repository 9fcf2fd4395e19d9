import { machines } from './machines.ts';
import { operators } from './operators.ts';
import type { Row } from './policy.ts';
import { subscribers } from './subscribers.ts';
import { visitors } from './visitors.ts';

/** Every row. How to add one: the head of policy.ts. */
export const table: Row[] = [...visitors, ...subscribers, ...operators, ...machines];

export const gateStates = ['open', 'maintenance', 'beta without a grant', 'beta with a grant'] as const;
