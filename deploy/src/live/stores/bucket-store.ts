import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
  type S3ClientConfig,
} from '@aws-sdk/client-s3';
import { isObjectName, type ObjectStore } from './object-store';

/** Answers to a conditional write that lost: the object is there, or another write of it is under way. */
const EXISTS = 412;
const UNDER_WAY = 409;

/** Object that shows whether conditional writes are heeded. */
const probeName = 'conditional-writes.json';

const statusOf = (error: unknown): number | undefined =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;

/** Result of `work`, or null when there is no such object. */
async function orMissing<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (statusOf(error) === 404 && (error as Error).name !== 'NoSuchBucket') return null;
    throw error;
  }
}

/**
 * A bucket of an S3-compatible store, below a prefix. Objects appear whole; `create` is a conditional write
 * (`If-None-Match: *`), so of several at once one gets the name; a bucket that ignores the condition is refused before
 * the first write. Address and credentials come from the client's usual
 * settings (`AWS_ENDPOINT_URL_S3`, `AWS_REGION`, `AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY`).
 */
export function bucketStore(bucket: string, prefix: string, config: S3ClientConfig = {}): ObjectStore {
  const client = new S3Client({
    // Stores of other makers know no trailing checksums, and mostly no bucket in the host name.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    forcePathStyle: true,
    ...config,
  });
  const below = prefix === '' ? '' : `${prefix}/`;
  const at = (name: string) => {
    if (!isObjectName(name)) throw new Error(`"${name}" is no name in this store`);
    return { Bucket: bucket, Key: below + name };
  };
  /** A conditional write; false when it lost. */
  const createOnce = async (name: string, bytes: Uint8Array): Promise<boolean> => {
    try {
      await client.send(new PutObjectCommand({ ...put(name, bytes), IfNoneMatch: '*' }));
      return true;
    } catch (error) {
      const status = statusOf(error);
      if (status === EXISTS || status === UNDER_WAY) return false;
      throw error;
    }
  };
  let proof: Promise<void> | undefined;
  /** Writes what is there already, before the first write: a bucket that takes it would lose one of two deploys at once. */
  const prove = (): Promise<void> =>
    (proof ??= (async () => {
      const isMade = await createOnce(probeName, Buffer.from('{}\n'));
      if (isMade && (await createOnce(probeName, Buffer.from('{}\n'))))
        throw new Error(
          `the bucket ${bucket} ignores conditional writes: two deploys at once would overwrite each other`,
        );
    })());
  const put = (name: string, bytes: Uint8Array) => ({ ...at(name), Body: bytes, ContentLength: bytes.length });
  return {
    async read(name) {
      const found = await orMissing(client.send(new GetObjectCommand(at(name))));
      return found?.Body === undefined ? null : Buffer.from(await found.Body.transformToByteArray());
    },
    async size(name) {
      const found = await orMissing(client.send(new HeadObjectCommand(at(name))));
      return found?.ContentLength ?? null;
    },
    async create(name, bytes) {
      await prove();
      return createOnce(name, bytes);
    },
    async replace(name, bytes) {
      await prove();
      await client.send(new PutObjectCommand(put(name, bytes)));
    },
    async list(folder) {
      const { Bucket, Key } = at(folder);
      const names: string[] = [];
      let token: string | undefined;
      do {
        const page = await client.send(
          new ListObjectsV2Command({ Bucket, Prefix: `${Key}/`, Delimiter: '/', ContinuationToken: token }),
        );
        const keys = [
          ...(page.Contents ?? []).map((object) => object.Key ?? ''),
          ...(page.CommonPrefixes ?? []).map((each) => each.Prefix?.replace(/\/$/, '') ?? ''),
        ];
        names.push(...keys.map((key) => key.slice(Key.length + 1)).filter(isObjectName));
        token = page.NextContinuationToken;
      } while (token !== undefined);
      return names.sort();
    },
    async remove(name) {
      await client.send(new DeleteObjectCommand(at(name)));
    },
  };
}
