# The service as an image. Each step is a script that also runs without a container tool: see docs/deploy/systemd.md.
FROM node:24-bookworm-slim AS build
WORKDIR /src
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev
COPY . .
# A secret, so that it stays in no layer. Next puts it into what it builds.
RUN --mount=type=secret,id=actions_key \
  NEXT_SERVER_ACTIONS_ENCRYPTION_KEY="$(cat /run/secrets/actions_key)" npm run --silent tool -- build-deploy --out /app

# A pooler with the settings that the service needs.
FROM debian:bookworm-slim AS pooler
RUN apt-get update && apt-get install -y --no-install-recommends pgbouncer && rm -rf /var/lib/apt/lists/*
COPY scripts/deploy/pooler.sh /pooler.sh
USER postgres
EXPOSE 6432
CMD ["sh", "/pooler.sh"]

FROM node:24-bookworm-slim AS service
ENV NODE_ENV=production MALLOC_ARENA_MAX=2 MALLOC_TRIM_THRESHOLD_=131072 MIMALLOC_PURGE_DELAY=0 DATA_DIR=/tmp/praga
WORKDIR /app
# Root's, and the service is not root: it cannot change itself.
COPY --from=build /app .
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s CMD ["node", "scripts/deploy/healthy.mjs"]
# Young objects take no more than with Node 20 (scripts/lib/server.ts); it cannot be set later.
CMD ["node", "--max-semi-space-size=16", "scripts/deploy/serve.mjs"]
