# Built once with all tools, run with none of them.
FROM node:24-bookworm-slim AS build
WORKDIR /rapporteur
COPY package.json package-lock.json .npmrc build.mjs ./
COPY src src
COPY drizzle drizzle
RUN npm ci && npm prune --omit=dev --ignore-scripts

FROM node:24-bookworm-slim
# For PUBLISH_REPO alone; whoever does not publish may leave them out.
RUN apt-get update \
  && apt-get install --yes --no-install-recommends ca-certificates git openssh-client \
  && rm -rf /var/lib/apt/lists/* \
  && mkdir /data && chown node:node /data
WORKDIR /rapporteur
COPY --from=build /rapporteur/package.json ./
COPY --from=build /rapporteur/node_modules node_modules
COPY --from=build /rapporteur/dist dist
COPY --from=build /rapporteur/drizzle drizzle
ENV NODE_ENV=production RAPPORTEUR_DATA=/data RAPPORTEUR_HTTP=127.0.0.1:8080
VOLUME /data
USER node
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://${process.env.RAPPORTEUR_HTTP}/health`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/cli/main.js", "start"]
