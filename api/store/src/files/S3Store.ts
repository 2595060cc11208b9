import { createReadStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { GetObjectCommandOutput, S3Client } from '@aws-sdk/client-s3';
import type { ByteRange, Store, StoredFile } from './Store.ts';
import { StoreError } from './StoreError.ts';

type Library = typeof import('@aws-sdk/client-s3');

/** Stores with a configured address have one host for all buckets; checksums that only AWS supports are left out. */
const clientOf = ({ S3Client: Client }: Library): S3Client =>
  new Client({
    forcePathStyle: Boolean(process.env.AWS_ENDPOINT_URL_S3 ?? process.env.AWS_ENDPOINT_URL),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });

/** Why a call to the store failed, in a few words: its code and status, or what the connection says. */
function reasonOf(error: unknown): string {
  const { name, message, code, $metadata } = error as Error & { code?: string; $metadata?: { httpStatusCode?: number } };
  const status = $metadata?.httpStatusCode;
  return status === undefined ? `${message || name}${code === undefined ? '' : ` (${code})`}` : `it answered ${status} ${name}`;
}

const isMissing = (error: unknown): boolean =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode === 404 && (error as Error).name !== 'NoSuchBucket';

/**
 * A store in an object store that speaks S3: `s3://bucket/folder`. Credentials, region and the address of the store come from the
 * environment, as for a site that is released with `--to s3://` (`AWS_ACCESS_KEY_ID`, `AWS_REGION`, `AWS_ENDPOINT_URL_S3`, ...).
 */
export class S3Store implements Store {
  readonly place: string;
  readonly #bucket: string;
  readonly #prefix: string;
  #opened: Promise<{ library: Library; client: S3Client }> | undefined;

  constructor(place: string) {
    const { hostname, pathname } = new URL(place);
    const folder = pathname.replace(/^\/+|\/+$/g, '');
    this.place = place;
    this.#bucket = hostname;
    this.#prefix = folder && `${folder}/`;
  }

  async read(path: string): Promise<StoredFile | undefined> {
    return this.#using(async () => {
      const answer = await this.#get(path);
      const content = await answer?.Body?.transformToByteArray();
      return content && { content: Buffer.from(content), since: answer?.LastModified ?? new Date(0) };
    });
  }

  async stream(path: string, range?: ByteRange): Promise<Readable | undefined> {
    return this.#using(async () => (await this.#get(path, range))?.Body as Readable | undefined);
  }

  async folders(): Promise<string[]> {
    return (await this.#list('', '/')).map((folder) => folder.slice(0, -1));
  }

  async write(path: string, content: string | Uint8Array): Promise<void> {
    await this.#using(({ library, client }) => client.send(new library.PutObjectCommand({ ...this.#object(path), Body: content })));
  }

  async take(path: string, file: string): Promise<void> {
    const ContentLength = (await stat(file)).size;
    await this.#using(({ library, client }) =>
      client.send(new library.PutObjectCommand({ ...this.#object(path), Body: createReadStream(file), ContentLength })),
    );
    await rm(file);
  }

  async remove(folder: string): Promise<void> {
    const keys = await this.#list(`${folder}/`);
    for (const key of keys) await this.#using(({ library, client }) => client.send(new library.DeleteObjectCommand(this.#object(key))));
  }

  workplace(): Promise<string> {
    return mkdtemp(join(tmpdir(), 'territori-files-'));
  }

  /** A workplace is in the temporary folder of the load, which the system clears. */
  async removeWorkplaces(): Promise<void> {}

  readonly #object = (path: string) => ({ Bucket: this.#bucket, Key: this.#prefix + path });

  async #get(path: string, range?: ByteRange): Promise<GetObjectCommandOutput | undefined> {
    const { library, client } = await this.#open();
    try {
      const Range = range && `bytes=${range.start}-${range.end}`;
      return await client.send(new library.GetObjectCommand({ ...this.#object(path), ...(Range !== undefined && { Range }) }));
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  /** Every object below a path; with a delimiter the folders directly below it. */
  async #list(path: string, Delimiter?: string): Promise<string[]> {
    return this.#using(async ({ library, client }) => {
      const found: string[] = [];
      const Prefix = this.#prefix + path;
      for (let ContinuationToken: string | undefined, more = true; more; more = ContinuationToken !== undefined) {
        const page = await client.send(new library.ListObjectsV2Command({ Bucket: this.#bucket, Prefix, Delimiter, ContinuationToken }));
        const keys = Delimiter ? (page.CommonPrefixes ?? []).map((one) => one.Prefix) : (page.Contents ?? []).map(({ Key }) => Key);
        found.push(...keys.map((key = '') => key.slice(this.#prefix.length)));
        ContinuationToken = page.NextContinuationToken;
      }
      return found;
    });
  }

  /** The library is loaded where a store is in use: it is larger than the rest of the program. */
  #open(): Promise<{ library: Library; client: S3Client }> {
    // shared/build/README.md says what its announcement of the end of Node 20 means here
    process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';
    this.#opened ??= import('@aws-sdk/client-s3').then((library) => ({ library, client: clientOf(library) }));
    return this.#opened;
  }

  async #using<T>(work: (opened: { library: Library; client: S3Client }) => Promise<T>): Promise<T> {
    try {
      return await work(await this.#open());
    } catch (error) {
      throw new StoreError(this.place, reasonOf(error), error);
    }
  }
}
