import type { Config } from '#app/config.server.ts';
import { createBreaker } from '../breaker.ts';
import { createCompatibleImageModel } from './compatible.ts';
import { createOpenAIImageModel } from './openai.ts';
import type { ImageModelPort } from './port.ts';

const defaultModel = 'gpt-image-2';

/**
 * The image model the settings name, behind a breaker: the one at MODEL_BASE_URL, else OpenAI's when its key is set.
 * null: scenes are painted by the built-in painter.
 */
export function createImageModel(config: Config): ImageModelPort | null {
  const model = connect(config.models);
  if (!model) return null;
  const breaker = createBreaker({ model: 'image' });
  return { name: model.name, paint: (request) => breaker.run(() => model.paint(request), request.account) };
}

function connect(models: Config['models']): ImageModelPort | null {
  const { baseUrl, apiKey, imageModel, imageQuality, openaiApiKey, timeoutMs } = models;
  if (baseUrl && imageModel)
    return createCompatibleImageModel({ baseUrl, apiKey, model: imageModel, timeoutMs });
  if (!openaiApiKey) return null;
  const model = imageModel ?? defaultModel;
  return createOpenAIImageModel({ apiKey: openaiApiKey, model, quality: imageQuality, timeoutMs });
}
