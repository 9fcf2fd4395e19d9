import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { createBoundedFetch } from '../bounded-fetch.ts';
import type { TextModelPort } from './port.ts';
import { createSdkTextModel, textLimits } from './sdk-text-model.ts';

const maxAnswerBytes = 4 * 1024 * 1024;

/** Words by any server that speaks OpenAI's chat completions at `baseUrl` and honours a JSON schema. */
export function createCompatibleTextModel(options: {
  baseUrl: string;
  apiKey?: string | undefined;
  model: string;
  timeoutMs: number;
  maxRetries?: number;
}): TextModelPort {
  const provider = createOpenAICompatible({
    name: 'compatible',
    baseURL: options.baseUrl,
    ...(options.apiKey ? { apiKey: options.apiKey } : {}),
    supportsStructuredOutputs: true,
    fetch: createBoundedFetch(maxAnswerBytes),
  });
  return createSdkTextModel({
    name: options.model,
    model: provider.chatModel(options.model),
    limits: textLimits(options),
  });
}
