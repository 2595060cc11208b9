import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { S3Client } from '@aws-sdk/client-s3';

interface Behaviour {
  /** False for a store that ignores `If-None-Match`. */
  readonly conditional?: boolean;
  /** True for a store that refuses a header that it does not know, with 501. */
  readonly refusesCondition?: boolean;
  /** How many conditional writes the store answers with 409 before it decides. */
  readonly undecided?: number;
}

interface Store {
  readonly client: S3Client;
  /** The environment variables with which a command uses the store. */
  readonly environment: Readonly<Record<string, string>>;
  /** The objects by key. */
  readonly objects: ReadonlyMap<string, { readonly content: Buffer; readonly headers: Readonly<Record<string, unknown>> }>;
  close(): Promise<void>;
}

/** The page size of lists, small so that every test has several pages. */
const PAGE = 3;

/**
 * A store with one bucket that answers the S3 calls that a site and the files of editions need, as Amazon documents them: PutObject with
 * `If-None-Match: *` (412, 409), GetObject (404) with a range, DeleteObject, ListObjectsV2 in pages with a delimiter. Signatures are not
 * checked.
 */
export async function startStore({ conditional = true, refusesCondition = false, undecided = 0 }: Behaviour = {}): Promise<Store> {
  const objects = new Map<string, { content: Buffer; headers: Record<string, unknown>; since: Date }>();
  let left = undecided;

  const list = (query: URLSearchParams): string => {
    const prefix = query.get('prefix') ?? '';
    const delimiter = query.get('delimiter');
    const groupOf = (key: string) => {
      const end = delimiter ? key.indexOf(delimiter, prefix.length) : -1;
      return end < 0 ? key : key.slice(0, end + 1);
    };
    const all = [...new Set([...objects.keys()].filter((key) => key.startsWith(prefix)).map(groupOf))].sort();
    const start = Number(query.get('continuation-token') ?? 0);
    const page = all.slice(start, start + PAGE);
    const next = start + PAGE < all.length ? `<NextContinuationToken>${start + PAGE}</NextContinuationToken>` : '';
    const rows = page.map((key) =>
      objects.has(key) ? `<Contents><Key>${key}</Key></Contents>` : `<CommonPrefixes><Prefix>${key}</Prefix></CommonPrefixes>`,
    );
    return `<ListBucketResult>${rows.join('')}<IsTruncated>${next !== ''}</IsTruncated>${next}</ListBucketResult>`;
  };

  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://store');
    const key = decodeURIComponent(pathname.split('/').slice(2).join('/'));
    const fail = (status: number, code: string) => response.writeHead(status).end(`<Error><Code>${code}</Code></Error>`);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (request.method === 'PUT') {
      if (refusesCondition && request.headers['if-none-match']) return fail(501, 'NotImplemented');
      if (conditional && request.headers['if-none-match'] === '*') {
        if (left-- > 0) return fail(409, 'ConditionalRequestConflict');
        if (objects.has(key)) return fail(412, 'PreconditionFailed');
      }
      objects.set(key, { content: Buffer.concat(chunks), headers: request.headers, since: new Date() });
      return response.writeHead(200).end();
    }
    if (searchParams.has('list-type')) return response.writeHead(200).end(list(searchParams));
    if (request.method === 'DELETE') {
      objects.delete(key);
      return response.writeHead(204).end();
    }
    const object = objects.get(key);
    if (!object) return fail(404, 'NoSuchKey');
    response.setHeader('last-modified', object.since.toUTCString());
    const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
    if (start === undefined) return response.writeHead(200).end(object.content);
    return response.writeHead(206).end(object.content.subarray(Number(start), Number(end) + 1));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const region = 'eu-south-1';
  const client = new S3Client({
    endpoint,
    region,
    forcePathStyle: true,
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return {
    client,
    environment: { AWS_ENDPOINT_URL_S3: endpoint, AWS_REGION: region, AWS_ACCESS_KEY_ID: 'test', AWS_SECRET_ACCESS_KEY: 'test' },
    objects,
    async close() {
      client.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
