import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { createBoundedFetch } from '../bounded-fetch.ts';
import { createGuardedFetch } from '../guarded-fetch.ts';
import type { ImageModelPort } from './port.ts';
import { createSdkImageModel, imageLimits } from './sdk-image-model.ts';

/** 20 MB of picture in base64, and room for the rest of the answer. */
const maxAnswerBytes = 28 * 1024 * 1024;

/**
 * Pictures by any server that speaks OpenAI's image API at `baseUrl`. A server may answer with an address instead of
 * the picture: it is fetched from the server itself or from a public host, never from a private one.
 */
export function createCompatibleImageModel(options: {
  baseUrl: string;
  apiKey?: string | undefined;
  model: string;
  timeoutMs: number;
  maxRetries?: number;
  /** Fetches pictures from other hosts; replaced in tests. */
  fetchElsewhere?: typeof fetch;
}): ImageModelPort {
  const ownOrigin = new URL(options.baseUrl).origin;
  const elsewhere = options.fetchElsewhere ?? createGuardedFetch();
  const route: typeof fetch = (input, init) => {
    const url = input instanceof Request ? input.url : input;
    return new URL(url).origin === ownOrigin ? globalThis.fetch(input, init) : elsewhere(input, init);
  };
  const provider = createOpenAICompatible({
    name: 'compatible',
    baseURL: options.baseUrl,
    ...(options.apiKey ? { apiKey: options.apiKey } : {}),
    fetch: createBoundedFetch(maxAnswerBytes, route),
  });
  return createSdkImageModel({
    name: options.model,
    model: provider.imageModel(options.model),
    providerOptions: {},
    ...(!options.model.startsWith('dall-e-') && { highQuality: { compatible: { quality: 'high' } } }),
    limits: imageLimits(options),
  });
}
