import type { Config } from '#app/config.server.ts';
import { createBreaker } from '../breaker.ts';
import { createCompatibleTextModel } from './compatible.ts';
import { createOpenAITextModel } from './openai.ts';
import type { TextModelPort } from './port.ts';

const defaultModel = 'gpt-5.4-mini';

/**
 * The language model the settings name, behind a breaker: the one at MODEL_BASE_URL, else OpenAI's when its key is set.
 * null: copy and direction come from the built-in rules.
 */
export function createTextModel(config: Config): TextModelPort | null {
  const model = connect(config.models);
  if (!model) return null;
  const breaker = createBreaker({ model: 'text' });
  return { name: model.name, answer: (request) => breaker.run(() => model.answer(request), request.account) };
}

function connect(models: Config['models']): TextModelPort | null {
  const { baseUrl, apiKey, textModel, openaiApiKey, textTimeoutMs: timeoutMs } = models;
  if (baseUrl && textModel)
    return createCompatibleTextModel({ baseUrl, apiKey, model: textModel, timeoutMs });
  if (!openaiApiKey) return null;
  return createOpenAITextModel({ apiKey: openaiApiKey, model: textModel ?? defaultModel, timeoutMs });
}
