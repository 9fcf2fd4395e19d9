import { createOpenAI } from '@ai-sdk/openai';
import { createBoundedFetch } from '../bounded-fetch.ts';
import type { TextModelPort } from './port.ts';
import { createSdkTextModel, textLimits } from './sdk-text-model.ts';

const maxAnswerBytes = 4 * 1024 * 1024;

/** Words by OpenAI. `timeoutMs` covers an answer with its retries. */
export function createOpenAITextModel(options: {
  apiKey: string;
  model: string;
  timeoutMs: number;
  maxRetries?: number;
  baseUrl?: string;
}): TextModelPort {
  const provider = createOpenAI({
    apiKey: options.apiKey,
    baseURL: options.baseUrl ?? 'https://api.openai.com/v1',
    fetch: createBoundedFetch(maxAnswerBytes),
  });
  return createSdkTextModel({
    name: options.model,
    model: provider.responses(options.model),
    limits: textLimits(options),
  });
}
