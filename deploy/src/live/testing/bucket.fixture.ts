import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A store that speaks as much of the S3 protocol as an object store needs, in memory, for tests. */
export interface BucketServer {
  readonly url: string;
  readonly objects: ReadonlyMap<string, Buffer>;
  /** Method and path of every request. */
  readonly requests: readonly string[];
  stop(): Promise<void>;
}

const PAGE = 3;

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

const fail = (response: ServerResponse, status: number, code: string) =>
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);

/** Keys and folders below a prefix, three to a page, as ListObjectsV2 tells them. */
function listing(keys: readonly string[], query: URLSearchParams): string {
  const prefix = query.get('prefix') ?? '';
  const [objects, folders] = [new Set<string>(), new Set<string>()];
  for (const key of keys.filter((each) => each.startsWith(prefix))) {
    const [first, ...rest] = key.slice(prefix.length).split('/');
    if (rest.length === 0) objects.add(key);
    else folders.add(`${prefix}${first}/`);
  }
  const rows = [
    ...[...objects].map((key) => ({ key, xml: `<Contents><Key>${key}</Key></Contents>` })),
    ...[...folders].map((key) => ({ key, xml: `<CommonPrefixes><Prefix>${key}</Prefix></CommonPrefixes>` })),
  ].sort((a, b) => (a.key < b.key ? -1 : 1));
  const start = Number(query.get('continuation-token') ?? 0);
  const more = start + PAGE < rows.length;
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${more}</IsTruncated>${rows
    .slice(start, start + PAGE)
    .map(({ xml }) => xml)
    .join('')}${more ? `<NextContinuationToken>${start + PAGE}</NextContinuationToken>` : ''}</ListBucketResult>`;
}

interface BucketOptions {
  /** As stores do that know no conditional writes. */
  readonly ignoresConditions?: boolean;
  /** Object of which one write is kept, and its answer lost on the way. */
  readonly losesAnswerOf?: string;
}

/** Starts one. */
export async function startBucketServer(
  bucket: string,
  { ignoresConditions = false, losesAnswerOf }: BucketOptions = {},
): Promise<BucketServer> {
  const objects = new Map<string, Buffer>();
  const requests: string[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bucket');
    requests.push(`${request.method} ${pathname}`);
    const body = await bodyOf(request);
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 ')) return fail(response, 403, 'AccessDenied');
    const [, name, ...rest] = pathname.split('/');
    if (name !== bucket) return fail(response, 404, 'NoSuchBucket');
    const key = rest.join('/');
    if (request.method === 'GET' && searchParams.get('list-type') === '2')
      return response
        .writeHead(200, { 'content-type': 'application/xml' })
        .end(listing([...objects.keys()], searchParams));
    const found = objects.get(key);
    if (request.method === 'PUT') {
      if (!ignoresConditions && request.headers['if-none-match'] === '*' && found !== undefined)
        return fail(response, 412, 'PreconditionFailed');
      objects.set(key, body);
      if (found === undefined && key === losesAnswerOf) return response.destroy();
      return response.writeHead(200, { etag: '"1"' }).end();
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return response.writeHead(204).end();
    }
    if (found === undefined) return fail(response, 404, 'NoSuchKey');
    return response
      .writeHead(200, { 'content-length': found.length })
      .end(request.method === 'HEAD' ? undefined : found);
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    objects,
    requests,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
