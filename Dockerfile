# Built once with all tools, run with none of them.
FROM node:22-bookworm-slim AS build
WORKDIR /rapporteur
COPY package.json package-lock.json .npmrc build.mjs ./
COPY src src
COPY drizzle drizzle
RUN npm ci && npm prune --omit=dev --ignore-scripts

FROM node:22-bookworm-slim
WORKDIR /rapporteur
ENV NODE_ENV=production RAPPORTEUR_DATA=/data
COPY --from=build /rapporteur/package.json ./
COPY --from=build /rapporteur/node_modules node_modules
COPY --from=build /rapporteur/dist dist
COPY --from=build /rapporteur/drizzle drizzle
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
ENV RAPPORTEUR_HTTP=127.0.0.1:8080
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:8080/health').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/cli/main.js", "start"]
