# Adwright as an image: `docker build -t adwright .`, then `docker run --init -p 3000:3000 -v adwright:/data adwright`,
# or the compose.yaml beside this. docs/self-hosting.md says more.
ARG NODE=24.21.0-bookworm-slim

FROM node:${NODE} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# The base image brings Node.js itself.
RUN npm run build && npm prune --omit=dev && rm -rf node_modules/node

FROM node:${NODE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 METRICS_PORT=9464 DATA_DIR=/data
WORKDIR /app
COPY --from=build /app/package.json ./package.json
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/build ./build
COPY --from=build /app/scripts ./scripts
COPY --from=build /app/app/db/migrations ./app/db/migrations
# The second is where Node.js keeps what it compiled, so that a restart is quick.
RUN mkdir -p /data build/compile-cache && chown -R node:node /data build/compile-cache
USER node
VOLUME /data
EXPOSE 3000
# Alive, not ready: nothing is gained by starting anew because the database is away.
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s CMD ["node", "scripts/healthcheck.ts"]
CMD ["node", "scripts/start.ts"]
