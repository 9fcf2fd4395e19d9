import { existsSync } from 'node:fs';

/** Takes settings from a .env file beside where the program was started; what the environment says already wins. */
export function loadEnvironment(): void {
  process.env.NODE_ENV ??= 'production';
  if (existsSync('.env')) process.loadEnvFile('.env');
}
