import type { DrawCaptcha } from './captcha-draw.ts';

type Options = Record<string, unknown>;
type HostedCaptcha = { render(box: HTMLElement, options: Options): string; remove(id: string): void };

const scripts = {
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/api.js',
  hcaptcha: 'https://js.hcaptcha.com/1/api.js',
};
type Provider = keyof typeof scripts;

const loading = new Map<Provider, Promise<HostedCaptcha>>();

/** The function of the page that the provider's script calls once it can draw. */
const readyName = 'captchaReady';

/** The provider's script, once per page. Scripts of ours may load others (strict-dynamic). */
function load(provider: Provider): Promise<HostedCaptcha> {
  const known = loading.get(provider);
  if (known) return known;
  const promise = new Promise<HostedCaptcha>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = `${scripts[provider]}?render=explicit&onload=${readyName}`;
    const page = window as unknown as Record<Provider, HostedCaptcha> & Record<typeof readyName, () => void>;
    page[readyName] = () => resolve(page[provider]);
    script.onerror = () => reject(new Error(`${provider} could not be loaded`));
    document.head.append(script);
  });
  loading.set(provider, promise);
  promise.catch(() => loading.delete(provider));
  return promise;
}

function drawHosted(provider: Provider, nameOf: (action: string) => Options): DrawCaptcha {
  return (box, { action, siteKey, onState }) => {
    let remove = () => {};
    let gone = false;
    load(provider).then(
      (captcha) => {
        if (gone) return;
        const id = captcha.render(box, {
          sitekey: siteKey,
          callback: () => onState('solved'),
          'expired-callback': () => onState('open'),
          'error-callback': () => onState('open'),
          ...nameOf(action),
        });
        remove = () => captcha.remove(id);
      },
      () =>
        box.replaceChildren(
          'The captcha could not be loaded. Please check your connection and reload the page.',
        ),
    );
    return () => {
      gone = true;
      remove();
    };
  };
}

export const drawTurnstile = drawHosted('turnstile', (action) => ({
  action,
  'response-field-name': 'captcha',
  size: 'flexible',
  theme: 'auto',
}));

export const drawHcaptcha = drawHosted('hcaptcha', () => ({
  theme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
}));
