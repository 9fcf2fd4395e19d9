import { generateText, type LanguageModel, Output } from 'ai';
import type { z } from 'zod';
import { type CallLimits, callModel } from '../call-model.ts';
import type { TextModelPort } from './port.ts';

/** How long an answer is waited for. The built-in writer can stand in, so a busy provider is given little time. */
export const textLimits = (options: { timeoutMs: number; maxRetries?: number }): CallLimits => ({
  timeoutMs: options.timeoutMs,
  maxRetries: options.maxRetries ?? 1,
  patienceMs: 8_000,
});

/** The call both kinds of provider share: the schema goes to the model, its answer is checked against it. */
export function createSdkTextModel(options: {
  name: string;
  model: LanguageModel;
  limits: CallLimits;
}): TextModelPort {
  return {
    name: options.name,
    async answer({ system, prompt, schema, schemaName, signal }) {
      const output = await callModel({ ...options.limits, signal }, async (abortSignal) => {
        const result = await generateText({
          model: options.model,
          instructions: system,
          prompt,
          output: Output.object({ schema, name: schemaName }),
          maxRetries: 0,
          abortSignal,
        });
        // The output is checked when it is read: a wrong shape throws here.
        return result.output;
      });
      return output as z.infer<typeof schema>;
    },
  };
}
