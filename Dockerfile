# docker build --tag shopai .
# docker run --publish 3000:3000 --volume shopai:/data --env PUBLIC_ORIGIN=https://shop.example shopai
# scripts/try-dockerfile.ts runs these steps where there is no Docker.
FROM node:22-bookworm-slim AS build
WORKDIR /shop
COPY package.json package-lock.json ./
COPY packages packages
RUN npm ci
COPY . .
# The image's files belong to root: nothing is drawn while it runs.
RUN npm run build && npm run pictures

FROM node:22-bookworm-slim AS packages
WORKDIR /shop
COPY package.json package-lock.json ./
RUN npm ci --omit=dev

FROM node:22-bookworm-slim
WORKDIR /shop
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
RUN install --directory --mode=700 --owner=1000 --group=1000 /data
COPY --from=packages /shop ./
COPY --from=build /shop/dist dist
USER 1000:1000
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT ?? 3000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server/main.js"]
