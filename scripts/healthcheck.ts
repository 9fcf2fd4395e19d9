import { request } from 'node:http';

/** Ends with 0 while the process of this machine answers, web or worker: the HEALTHCHECK of the Dockerfile. */
const { METRICS_PORT, PORT } = process.env;
const asked = request(`http://127.0.0.1:${METRICS_PORT || PORT || 3000}/livez`, { timeout: 4_000 });
asked.on('response', ({ statusCode }) => process.exit(statusCode === 200 ? 0 : 1));
asked.on('timeout', () => process.exit(1));
asked.on('error', () => process.exit(1));
asked.end();
