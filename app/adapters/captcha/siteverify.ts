import { z } from 'zod';

const answerSchema = z.object({
  success: z.boolean(),
  hostname: z.string().optional(),
  action: z.string().optional(),
  'error-codes': z.array(z.string()).optional(),
});

/** What a provider's siteverify call said. */
export type SiteverifyAnswer = z.infer<typeof answerSchema>;

/**
 * Asks a hosted captcha about a token; null when it can't be reached or doesn't answer in its own format within 5 s.
 */
export async function askSiteverify(
  url: string,
  form: Record<string, string>,
): Promise<SiteverifyAnswer | null> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams(form),
      redirect: 'error',
      signal: AbortSignal.timeout(5_000),
    });
    return answerSchema.safeParse(await response.json()).data ?? null;
  } catch {
    return null;
  }
}

/** Options of the hosted captchas. */
export type HostedCaptchaOptions = {
  siteKey: string;
  secret: string;
  /**
   * Host name a token must come from. null on one's own machine: there the providers' test keys answer for another host
   * and another action.
   */
  hostname: string | null;
  /** Address of the provider's API, to be replaced in tests. */
  baseUrl?: string;
};
