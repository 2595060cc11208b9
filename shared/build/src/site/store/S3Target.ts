import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  GetObjectCommand,
  type GetObjectCommandOutput,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import mime from 'mime';
import { cacheControl } from '../../portal/cacheRules.ts';
import { ReleaseRefused } from '../ReleaseRefused.ts';
import { filesOf } from './filesOf.ts';
import { isCompression, PublishedFileDiffers, type Target, withoutCompression } from './Target.ts';

const hasStatus = (error: unknown, status: number) => error instanceof S3ServiceException && error.$metadata.httpStatusCode === status;

/** How often a conditional write is repeated when the store could not decide (409). */
const ATTEMPTS = 5;

const encodings: Readonly<Record<string, string>> = { br: 'br', gz: 'gzip' };

/** The headers that a web server in front of the store passes on: type, compression, and cache duration. */
function headersOf(path: string) {
  const file = withoutCompression(path);
  const encoding = isCompression(path) && encodings[path.slice(-2)];
  const type = mime.getType(file) ?? 'application/octet-stream';
  return {
    ContentType: /^text\/|json$/.test(type) ? `${type}; charset=utf-8` : type,
    CacheControl: cacheControl(file),
    ...(encoding && { ContentEncoding: encoding }),
  };
}

/**
 * A site in an object store that speaks S3: `s3://bucket/folder`. Credentials, region and the store's address come from
 * the environment as for every program of AWS (`AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY`, `AWS_REGION`,
 * `AWS_ENDPOINT_URL_S3`, profiles). The store must support `If-None-Match: *`, with which only one of two writers
 * creates an object; other stores are refused.
 */
export class S3Target implements Target {
  readonly #client: S3Client;
  readonly #bucket: string;
  readonly #prefix: string;
  #conditional: Promise<void> | undefined;

  constructor(address: string, client = clientFromEnvironment()) {
    const { hostname, pathname } = new URL(address);
    const folder = pathname.replace(/^\/+|\/+$/g, '');
    this.#client = client;
    this.#bucket = hostname;
    this.#prefix = folder && `${folder}/`;
  }

  placeOf(path: string): string {
    return `s3://${this.#bucket}/${this.#prefix}${path}`;
  }

  async read(path: string): Promise<string | undefined> {
    return (await this.#get(path))?.transformToString();
  }

  async list(path: string): Promise<string[]> {
    const { keys, folders } = await this.#list(`${path}/`, '/');
    return [...keys, ...folders].map((key) => key.slice(path.length + 1).replace(/\/$/, '')).sort();
  }

  refuseUnfit(): Promise<void> {
    this.#conditional ??= this.#refuseUnconditional();
    return this.#conditional;
  }

  async create(path: string, content: string): Promise<boolean> {
    await this.refuseUnfit();
    return this.#add(path, content);
  }

  async replace(path: string, content: string): Promise<void> {
    await this.#client.send(new PutObjectCommand({ ...this.#object(path), ...headersOf(path), Body: content }));
  }

  async upload(path: string, directory: string, except: readonly string[] = []): Promise<void> {
    for (const { source, path: file } of await filesOf(directory, except)) {
      const destination = `${path}/${file}`;
      const content = await readFile(source);
      if ((await this.#add(destination, content)) || isCompression(destination)) continue;
      const there = await (await this.#get(destination))?.transformToByteArray();
      if (!there || !content.equals(there)) throw new PublishedFileDiffers(destination);
    }
  }

  async download(path: string, directory: string): Promise<void> {
    for (const key of (await this.#list(`${path}/`)).keys) {
      // a store may hold a key that leads out of the folder
      if (key.split('/').includes('..')) throw new ReleaseRefused(`The store holds an object named ${key}, which no command writes.`);
      const content = await (await this.#get(key))?.transformToByteArray();
      await mkdir(dirname(join(directory, key)), { recursive: true });
      await writeFile(join(directory, key), content ?? '');
    }
  }

  #object(path: string) {
    return { Bucket: this.#bucket, Key: this.#prefix + path };
  }

  async #get(path: string): Promise<GetObjectCommandOutput['Body']> {
    try {
      return (await this.#client.send(new GetObjectCommand(this.#object(path)))).Body;
    } catch (error) {
      if (hasStatus(error, 404)) return undefined;
      throw error;
    }
  }

  /** Every object below a path, or only the objects and folders directly below it. */
  async #list(path: string, Delimiter?: string): Promise<{ keys: string[]; folders: string[] }> {
    const found = { keys: [] as string[], folders: [] as string[] };
    const own = (key = '') => key.slice(this.#prefix.length);
    for (let ContinuationToken: string | undefined, more = true; more; ) {
      const page = await this.#client.send(
        new ListObjectsV2Command({ Bucket: this.#bucket, Prefix: this.#prefix + path, Delimiter, ContinuationToken }),
      );
      found.keys.push(...(page.Contents ?? []).map(({ Key }) => own(Key)));
      found.folders.push(...(page.CommonPrefixes ?? []).map(({ Prefix }) => own(Prefix)));
      ContinuationToken = page.NextContinuationToken;
      more = ContinuationToken !== undefined;
    }
    return found;
  }

  /**
   * Creates an object only if there is none. 412 means that the object exists; 409 that the store could not decide, and
   * the call is repeated.
   */
  async #add(path: string, content: string | Uint8Array): Promise<boolean> {
    for (let attempt = 1; ; attempt++) {
      try {
        await this.#client.send(new PutObjectCommand({ ...this.#object(path), ...headersOf(path), Body: content, IfNoneMatch: '*' }));
        return true;
      } catch (error) {
        if (hasStatus(error, 412)) return false;
        if (!hasStatus(error, 409) || attempt === ATTEMPTS) throw error;
      }
    }
  }

  /**
   * Creates an object twice and checks that the second call is refused: a store that ignores the condition would let
   * two releases both succeed.
   */
  async #refuseUnconditional(): Promise<void> {
    const probe = 'revisions/conditional-writes';
    const text = 'Shows that this store creates an object only if it is not there (If-None-Match: *).\n';
    const creates = () =>
      this.#add(probe, text).catch((error: unknown) => {
        // some stores refuse a header that they do not know
        if (hasStatus(error, 400) || hasStatus(error, 501)) return true;
        throw error;
      });
    if ((await creates()) && (await creates()))
      throw new ReleaseRefused(
        `${this.#bucket} does not support If-None-Match: *, so two simultaneous releases could overwrite each other. Release to a folder instead, and copy it.`,
      );
  }
}

/** Stores with a configured address have one host for all buckets; checksums that only AWS supports are left out. */
function clientFromEnvironment(): S3Client {
  // it announces that later versions of the library need Node 22; the pinned one runs on 20, and the README says what comes then
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';
  return new S3Client({
    forcePathStyle: Boolean(process.env.AWS_ENDPOINT_URL_S3 ?? process.env.AWS_ENDPOINT_URL),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}
