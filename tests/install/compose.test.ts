import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '#app/config.server.ts';

const root = join(import.meta.dirname, '../..');
const source = readFileSync(join(root, 'compose.yaml'), 'utf8');
const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8');

type Service = {
  image: string;
  environment: Record<string, string>;
  ports?: string[];
  volumes?: string[];
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: { test: string[] };
  stop_grace_period?: string;
  [key: string]: unknown;
};
type Compose = { services: Record<'web' | 'worker' | 'db' | 'storage', Service>; volumes: object };

const secrets = {
  AUTH_SECRET: 'a'.repeat(64),
  POSTGRES_PASSWORD: 'b'.repeat(64),
  S3_SECRET_ACCESS_KEY: 'c'.repeat(64),
};

/** The file with its variables filled in, as Compose does; throws for one that has to be set. */
function composeWith(env: Record<string, string>): Compose {
  const filled = source.replace(/\$\{(\w+)(?::([-?])([^{}]*))?\}/g, (_, name, kind, rest) => {
    if (env[name]) return env[name];
    if (kind === '?') throw new Error(`${name}: ${rest}`);
    return kind === '-' ? rest : '';
  });
  // One within another is read by newer versions of Compose only.
  expect(filled).not.toContain('${');
  return parse(filled, { merge: true });
}

/** What the server makes of a service's settings; they are all text in its environment. */
const configOf = ({ environment }: Service) =>
  readConfig(
    Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, String(value ?? '')])),
  );

test('the settings of both services are ones that the server reads and takes', () => {
  const known: string[] =
    readFileSync(join(root, '.env.example'), 'utf8').match(/^[A-Z][A-Z0-9_]*(?==)/gm) ?? [];
  const { services } = composeWith(secrets);
  for (const role of ['web', 'worker'] as const) {
    expect(Object.keys(services[role].environment).filter((name) => !known.includes(name))).toEqual([]);
    expect(configOf(services[role])).toMatchObject({
      role,
      port: 3000,
      host: '0.0.0.0',
      publicUrl: 'http://localhost:3000',
      authSecret: secrets.AUTH_SECRET,
      metrics: { port: 9464 },
    });
  }
});

test.each(Object.keys(secrets))('without %s nothing starts', (name) => {
  expect(() => composeWith({ ...secrets, [name]: '' })).toThrow(`${name}: set it in .env`);
});

test('another port, and an address of its own, reach the server', () => {
  const { web } = composeWith({ ...secrets, PORT: '8080' }).services;
  expect(web.ports).toEqual(['127.0.0.1:8080:8080']);
  expect(configOf(web)).toMatchObject({ port: 8080, publicUrl: 'http://localhost:8080' });
  const PUBLIC_URL = 'https://ads.example.com';
  expect(configOf(composeWith({ ...secrets, PUBLIC_URL }).services.web).publicUrl).toBe(PUBLIC_URL);
});

test('the database and the storage are those that the server is told of', () => {
  const { services, volumes } = composeWith(secrets);
  const { web, db, storage } = services;
  const url = new URL(web.environment.DATABASE_URL ?? '');
  expect([url.hostname, url.port, url.username, url.password, url.pathname]).toEqual([
    'db',
    '5432',
    db.environment.POSTGRES_USER,
    db.environment.POSTGRES_PASSWORD,
    `/${db.environment.POSTGRES_DB}`,
  ]);
  expect(db.healthcheck?.test).toEqual([
    'CMD',
    'pg_isready',
    `--username=${url.username}`,
    `--dbname=${url.pathname.slice(1)}`,
  ]);
  expect(configOf(web).s3).toMatchObject({
    bucket: 'adwright',
    endpoint: 'http://storage:7070',
    region: storage.environment.VGW_REGION,
    accessKeyId: storage.environment.ROOT_ACCESS_KEY_ID,
    secretAccessKey: storage.environment.ROOT_SECRET_ACCESS_KEY,
  });
  // A folder is a bucket.
  expect(storage.volumes).toEqual(['pictures:/data/adwright']);
  for (const service of Object.values(services)) {
    expect(service.image).not.toMatch(/:latest$/);
    for (const other of Object.keys(service.depends_on ?? {})) expect(Object.keys(services)).toContain(other);
    for (const volume of service.volumes ?? []) expect(Object.keys(volumes)).toContain(volume.split(':')[0]);
  }
  expect(db.ports ?? storage.ports).toBeUndefined();
});

test('web and worker run without rights, in a file system they may not write to, and get their time to stop', () => {
  const { web, worker } = composeWith(secrets).services;
  for (const service of [web, worker])
    expect(service).toMatchObject({
      read_only: true,
      init: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      restart: 'unless-stopped',
      // A stop that hangs is cut short after 14 s (server.ts).
      stop_grace_period: '30s',
      env_file: ['.env'],
    });
  expect(worker.ports).toBeUndefined();
});

test('the image is built from pinned bases, runs as an ordinary user and is asked whether it lives', () => {
  const stages = dockerfile.split(/^(?=FROM )/m);
  const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, base]) => base);
  expect(bases).toEqual(Array(2).fill('node:$' + '{NODE}'));
  expect(dockerfile).toMatch(/^ARG NODE=\d+\.\d+\.\d+-\w+-slim$/m);
  expect(dockerfile).not.toMatch(/^(ADD|SHELL)\b|\bsudo\b|\bcurl\b|apt-get|(SECRET|PASSWORD|TOKEN)=/m);
  const last = stages.at(-1) ?? '';
  const order = ['FROM', 'COPY', 'RUN', 'USER', 'VOLUME', 'EXPOSE', 'HEALTHCHECK', 'CMD'];
  const places = order.map((instruction) => last.search(new RegExp(`^${instruction}\\b`, 'm')));
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(last.match(/^USER .*$/gm)).toEqual(['USER node']);
  expect(last).toMatch(/^HEALTHCHECK .*CMD \["node", "scripts\/healthcheck\.ts"\]$/m);
  // Everything the program needs comes from the first stage, nothing of the sources' folder.
  for (const [, from] of last.matchAll(/^COPY (\S+)/gm)) expect(from).toBe('--from=build');
  expect(readFileSync(join(root, 'scripts/healthcheck.ts'), 'utf8')).toContain('/livez');
});

test('Compose itself takes the file', (context) => {
  const tools = [['docker', 'compose'], ['docker-compose']];
  const tool = tools.find(
    ([program = '', ...words]) => spawnSync(program, [...words, 'version']).status === 0,
  );
  if (!tool) return context.skip('no Compose here');
  const [program = '', ...words] = tool;
  const folder = mkdtempSync(join(tmpdir(), 'adwright-compose-'));
  try {
    copyFileSync(join(root, 'compose.yaml'), join(folder, 'compose.yaml'));
    const config = (env: Record<string, string>) => {
      writeFileSync(
        join(folder, '.env'),
        Object.entries(env)
          .map(([name, value]) => `${name}=${value}\n`)
          .join(''),
      );
      const { PATH = '' } = process.env;
      return spawnSync(program, [...words, 'config'], {
        cwd: folder,
        env: { PATH, HOME: folder },
        encoding: 'utf8',
      });
    };
    const { status, stdout, stderr } = config({ ...secrets, PORT: '8080' });
    expect(status, stderr).toBe(0);
    const { web, worker } = (parse(stdout) as Compose).services;
    expect(configOf(web)).toMatchObject({ role: 'web', publicUrl: 'http://localhost:8080' });
    expect(configOf(worker)).toMatchObject({ role: 'worker', port: 8080 });
    expect(config({ ...secrets, AUTH_SECRET: '' }).status).not.toBe(0);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
