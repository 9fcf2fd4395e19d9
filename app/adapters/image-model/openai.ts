import { createOpenAI } from '@ai-sdk/openai';
import { createBoundedFetch } from '../bounded-fetch.ts';
import type { ImageModelPort } from './port.ts';
import { createSdkImageModel, imageLimits } from './sdk-image-model.ts';

/** 20 MB of picture in base64, and room for the rest of the answer. */
const maxAnswerBytes = 28 * 1024 * 1024;

/** Pictures by OpenAI. `timeoutMs` covers a picture with its retries. */
export function createOpenAIImageModel(options: {
  apiKey: string;
  model: string;
  quality: 'low' | 'medium' | 'high' | 'auto';
  timeoutMs: number;
  maxRetries?: number;
  baseUrl?: string;
}): ImageModelPort {
  const provider = createOpenAI({
    apiKey: options.apiKey,
    baseURL: options.baseUrl ?? 'https://api.openai.com/v1',
    fetch: createBoundedFetch(maxAnswerBytes),
  });
  const takesQuality = !options.model.startsWith('dall-e-');
  return createSdkImageModel({
    name: options.model,
    model: provider.imageModel(options.model),
    providerOptions: { openai: takesQuality ? { quality: options.quality } : {} },
    ...(takesQuality && { highQuality: { openai: { quality: 'high' } } }),
    limits: imageLimits(options),
  });
}
