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
    signal?: AbortSignal;
  }): Promise<z.infer<Schema>>;
};
