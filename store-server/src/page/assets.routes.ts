import { readFile, realpath } from 'node:fs/promises';
import type { ReleaseFile } from '@listings/deploy/release';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { AssetCheck } from './asset-check';
import type { ReleaseSource } from './release';

const ONE_YEAR = 'public, max-age=31536000, immutable';

const SUFFIX = { br: '.br', gzip: '.gz' } as const;

/** Serves exactly the addresses of the release: a name is looked up, never made into a path [S-10]. */
export const registerAssets = (app: FastifyInstance, release: ReleaseSource): void => {
  const check = new AssetCheck();
  app.get('/assets/*', { config: { access: 'public', uncounted: true } }, async (request, reply) => {
    const file = await release.fileOf(request.url.split('?', 1)[0] ?? '');
    if (!file || !(await isRegular(file.path))) return notFound(reply);
    const encoding = chooseEncoding(request.headers['accept-encoding'], file.encodings);
    const etag = `"${file.file.split('/').at(-1) ?? ''}${encoding === null ? '' : `-${encoding}`}"`;
    void reply.headers({ 'cache-control': ONE_YEAR, vary: 'accept-encoding', etag });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    const bytes = await readFile(file.path + (encoding === null ? '' : SUFFIX[encoding])).catch(() => null);
    if (!bytes) return notFound(reply);
    if (!(await check.isAsNamed(file, encoding, bytes))) {
      request.log.error({ event: 'asset.changed', file: file.file, encoding }, 'a file is not what its name says');
      return notFound(reply);
    }
    if (encoding !== null) void reply.header('content-encoding', encoding);
    return reply.type(file.type).send(bytes);
  });
};

/** Tells open pages which release a page would be made from now. */
export const registerReleaseId = (app: FastifyInstance, release: ReleaseSource): void => {
  app.get('/release', { config: { access: 'public', uncounted: true } }, async (request, reply) => {
    const id = await release.idFor(request);
    return reply.header('cache-control', 'no-store').send({ id });
  });
};

/** A link in the release directory would lead elsewhere: only what is really there is given out. */
const isRegular = async (path: string): Promise<boolean> => (await realpath(path).catch(() => null)) === path;

const notFound = (reply: FastifyReply): FastifyReply =>
  reply
    .removeHeader('etag')
    .code(404)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('Not found\n');

/** The best precompressed form the client takes. */
const chooseEncoding = (accepts: string | undefined, offered: ReleaseFile['encodings']): 'br' | 'gzip' | null => {
  const accepted = new Set(
    (accepts ?? '')
      .split(',')
      .map((part) => part.trim().toLowerCase())
      .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
      .map((part) => part.split(';', 1)[0]),
  );
  return (['br', 'gzip'] as const).find((encoding) => offered.includes(encoding) && accepted.has(encoding)) ?? null;
};
