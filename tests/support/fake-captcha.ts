import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';

export type HostedProvider = 'turnstile' | 'hcaptcha';

export const fakeKeys = { siteKey: 'site-key-of-the-test', secret: 'secret-of-the-test' };

/** What each provider documents: where its script is, what it puts on the window and the name of its field. */
const shapes = {
  turnstile: {
    script: 'https://challenges.cloudflare.com/turnstile/v0/api.js*',
    field: `options['response-field-name'] ?? 'cf-turnstile-response'`,
  },
  hcaptcha: { script: 'https://js.hcaptcha.com/1/api.js*', field: `'h-captcha-response'` },
};

/** A widget of three buttons: solving it, letting the answer expire, and failing. */
const widgetScript = (provider: HostedProvider) => `(() => {
  const query = new URL(document.currentScript.src).searchParams;
  const widgets = new Map();
  let count = 0;
  window.${provider} = {
    render(box, options) {
      const id = 'widget-' + ++count;
      const field = document.createElement('textarea');
      field.name = ${shapes[provider].field};
      field.hidden = true;
      const button = (text, run) => {
        const made = document.createElement('button');
        made.type = 'button';
        made.textContent = text;
        made.onclick = run;
        return made;
      };
      const solve = () => {
        field.value = ['token', options.sitekey, options.action ?? 'any', crypto.randomUUID()].join('|');
        options.callback(field.value);
      };
      const drop = (name) => () => {
        field.value = '';
        options[name]();
      };
      const parts = [
        button('Solve', solve),
        button('Expire', drop('expired-callback')),
        button('Fail', drop('error-callback')),
        field,
      ];
      box.append(...parts);
      widgets.set(id, parts);
      return id;
    },
    remove(id) {
      for (const part of widgets.get(id)) part.remove();
      widgets.delete(id);
    },
  };
  setTimeout(() => window[query.get('onload')](), 100);
})();`;

/** Answers the window's requests for the provider's script, which no test may ask the real one for. */
export async function serveCaptchaScript(page: Page, provider: HostedProvider): Promise<void> {
  await page.route(shapes[provider].script, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: widgetScript(provider) }),
  );
}

type Asked = { path: string | undefined; form: Record<string, string>; success: boolean };

/** The provider's siteverify call: an answer of the fake widget counts once, for the right keys. */
export async function startFakeSiteverify() {
  const asked: Asked[] = [];
  const spent = new Set<string>();
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const form = Object.fromEntries(new URLSearchParams(body));
    const token = form.response ?? '';
    const [word, siteKey, action] = token.split('|');
    const isGenuine = word === 'token' && siteKey === fakeKeys.siteKey && form.secret === fakeKeys.secret;
    const success = request.method === 'POST' && isGenuine && !spent.has(token);
    spent.add(token);
    asked.push({ path: request.url, form, success });
    const errors = isGenuine ? ['timeout-or-duplicate'] : ['invalid-input-response'];
    const answer = success ? { success, hostname: 'localhost', action } : { success, 'error-codes': errors };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(answer));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    close: () => new Promise((done) => server.close(done)),
  };
}
