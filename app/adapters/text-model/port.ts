import type { z } from 'zod';

/** A language model that answers in a given shape. Rejects with ModelError (see model-error.ts). */
export type TextModelPort = {
  readonly name: string;
  answer<Schema extends z.ZodType>(request: {
    system: string;
    prompt: string;
    schema: Schema;
    /** Name of the shape, told to the model. */
    schemaName: string;
    /** For whom; it is not told to the provider. */
    account?: string | undefined;
    signal?: AbortSignal;
  }): Promise<z.infer<Schema>>;
};
