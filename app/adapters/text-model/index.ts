import type { Config } from '#app/config.server.ts';
import { createBreaker } from '../breaker.ts';
import type { TextModelPort } from './port.ts';

const defaultModel = 'gpt-5.4-mini';

/**
 * The language model the settings name, behind a breaker: the one at MODEL_BASE_URL, else OpenAI's when its key is set.
 * null when they name none: copy and direction then come from the built-in rules.
 */
export async function createTextModel(config: Config): Promise<TextModelPort | null> {
  const model = await connect(config.models);
  if (!model) return null;
  const breaker = createBreaker({ model: 'text' });
  return { name: model.name, answer: (request) => breaker.run(() => model.answer(request), request.account) };
}

/** Loads what speaks to a model only where the settings name one: it is large. */
async function connect(models: Config['models']): Promise<TextModelPort | null> {
  const { baseUrl, apiKey, textModel, openaiApiKey, textTimeoutMs: timeoutMs } = models;
  if (baseUrl && textModel) {
    const { createCompatibleTextModel } = await import('./compatible.ts');
    return createCompatibleTextModel({ baseUrl, apiKey, model: textModel, timeoutMs });
  }
  if (!openaiApiKey) return null;
  const { createOpenAITextModel } = await import('./openai.ts');
  return createOpenAITextModel({ apiKey: openaiApiKey, model: textModel ?? defaultModel, timeoutMs });
}
