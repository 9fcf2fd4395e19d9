import type { Config } from '#app/config.server.ts';
import { createCaptcha } from './captcha/index.ts';
import type { CaptchaMemory, CaptchaPort } from './captcha/port.ts';
import { createImageModel } from './image-model/index.ts';
import type { ImageModelPort } from './image-model/port.ts';
import { createMail } from './mail/index.ts';
import type { MailPort } from './mail/port.ts';
import { createPayments } from './payments/index.ts';
import type { LocalPayments, LocalPaymentsOptions } from './payments/local.ts';
import type { PaymentsPort } from './payments/port.ts';
import { createStorage } from './storage/index.ts';
import type { StoragePort } from './storage/port.ts';
import { createTextModel } from './text-model/index.ts';
import type { TextModelPort } from './text-model/port.ts';

export let mail: MailPort;
export let storage: StoragePort;
export let captcha: CaptchaPort;
/** null: payments are off. */
export let payments: PaymentsPort | LocalPayments | null;
/** null: scenes are painted by the composer itself. */
export let imageModel: ImageModelPort | null;
/** null: copy and direction come from the composer's rules. */
export let textModel: TextModelPort | null;

/** Connects every port to the side the settings ask for, and loads no other. Called once by boot. */
export async function openAdapters(
  config: Config,
  secrets: { captcha: string; captchaMemory: CaptchaMemory; testPayments: LocalPaymentsOptions },
): Promise<void> {
  mail = createMail(config);
  storage = await createStorage(config);
  captcha = createCaptcha(config, { secret: secrets.captcha, memory: secrets.captchaMemory });
  payments = await createPayments(config, secrets.testPayments);
  imageModel = await createImageModel(config);
  textModel = await createTextModel(config);
}
