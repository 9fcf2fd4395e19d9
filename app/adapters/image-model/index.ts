import type { Config } from '#app/config.server.ts';
import { createBreaker } from '../breaker.ts';
import type { ImageModelPort } from './port.ts';

const defaultModel = 'gpt-image-2';

/**
 * The image model the settings name, behind a breaker: the one at MODEL_BASE_URL, else OpenAI's when its key is set.
 * null: scenes are painted by the built-in painter.
 */
export async function createImageModel(config: Config): Promise<ImageModelPort | null> {
  const model = await connect(config.models);
  if (!model) return null;
  const breaker = createBreaker({ model: 'image' });
  return { name: model.name, paint: (request) => breaker.run(() => model.paint(request), request.account) };
}

/** Loads what speaks to a model only where the settings name one: it is large. */
async function connect(models: Config['models']): Promise<ImageModelPort | null> {
  const { baseUrl, apiKey, imageModel, imageQuality, openaiApiKey, timeoutMs } = models;
  if (baseUrl && imageModel) {
    const { createCompatibleImageModel } = await import('./compatible.ts');
    return createCompatibleImageModel({ baseUrl, apiKey, model: imageModel, timeoutMs });
  }
  if (!openaiApiKey) return null;
  const { createOpenAIImageModel } = await import('./openai.ts');
  const model = imageModel ?? defaultModel;
  return createOpenAIImageModel({ apiKey: openaiApiKey, model, quality: imageQuality, timeoutMs });
}
