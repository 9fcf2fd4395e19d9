import { generateImage, type ImageModel } from 'ai';
import { type CallLimits, callModel } from '../call-model.ts';
import { decodePicture } from './decode-picture.ts';
import { nearestSize } from './picture-size.ts';
import type { ImageModelPort } from './port.ts';

/** How long a picture is waited for. Nothing else can paint it, so a busy provider is given much time. */
export const imageLimits = (options: { timeoutMs: number; maxRetries?: number }): CallLimits => ({
  timeoutMs: options.timeoutMs,
  maxRetries: options.maxRetries ?? 1,
  patienceMs: 45_000,
});

/** The call both kinds of provider share: ask for the nearest size, wait, decode, crop. */
export function createSdkImageModel(options: {
  name: string;
  model: ImageModel;
  /** Options of the provider, such as quality, under the provider's name. */
  providerOptions: NonNullable<Parameters<typeof generateImage>[0]['providerOptions']>;
  /** The same for a picture asked for in high quality; where left out, the model has no such setting. */
  highQuality?: Parameters<typeof generateImage>[0]['providerOptions'];
  limits: CallLimits;
}): ImageModelPort {
  return {
    name: options.name,
    async paint({ prompt, width, height, images, quality, signal }) {
      const high = quality === 'high' ? options.highQuality : undefined;
      const size = nearestSize(options.name, { width, height });
      const bytes = await callModel({ ...options.limits, signal }, async (abortSignal) => {
        const answer = await generateImage({
          model: options.model,
          prompt: images?.length ? { text: prompt, images } : prompt,
          size,
          n: 1,
          providerOptions: high ?? options.providerOptions,
          maxRetries: 0,
          abortSignal,
        });
        return answer.image.uint8Array;
      });
      return decodePicture(bytes, { width, height, asked: size });
    },
  };
}
