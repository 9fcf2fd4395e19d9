import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { contentTypeOf } from './content-type.ts';
import { StorageError, type StoragePort } from './port.ts';
import { assertStorageKey, assertStoragePrefix } from './storage-key.ts';

export type S3Options = {
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Base address of an S3-compatible server; Amazon's own when left out. */
  endpoint?: string | undefined;
  /** Attempts per call, the first included. */
  maxAttempts?: number;
};

/** Files in a bucket of Amazon S3 or any server that speaks its protocol. */
export function createS3Storage(options: S3Options): StoragePort {
  const { bucket } = options;
  const client = new S3Client({
    region: options.region,
    ...(options.endpoint ? { endpoint: options.endpoint } : {}),
    credentials: { accessKeyId: options.accessKeyId, secretAccessKey: options.secretAccessKey },
    forcePathStyle: true,
    // Many compatible servers don't know the newer checksum headers and trailers.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: options.maxAttempts ?? 3,
    requestHandler: { connectionTimeout: 5_000, requestTimeout: 30_000, throwOnRequestTimeout: true },
  });

  return {
    kind: 's3',

    async put({ key, bytes, contentType }) {
      assertStorageKey(key);
      const command = new PutObjectCommand({
        Bucket: bucket,
        Key: key,
        Body: bytes,
        ContentLength: bytes.byteLength,
        ContentType: contentType,
      });
      await client.send(command).catch((error) => throwStorageError(error));
    },

    async get(key) {
      assertStorageKey(key);
      try {
        const answer = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
        if (!answer.Body) throw new Error('The answer has no body');
        const bytes = Buffer.from(await answer.Body.transformToByteArray());
        return { bytes, contentType: contentTypeOf(key) };
      } catch (error) {
        if (isMissing(error)) return null;
        return throwStorageError(error);
      }
    },

    async delete(key) {
      assertStorageKey(key);
      try {
        await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }));
      } catch (error) {
        if (!isMissing(error)) throwStorageError(error);
      }
    },

    async *list(prefix) {
      assertStoragePrefix(prefix);
      let token: string | undefined;
      do {
        const page = new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, ContinuationToken: token });
        const answer = await client.send(page).catch((error) => throwStorageError(error));
        for (const { Key } of answer.Contents ?? []) if (Key) yield Key;
        token = answer.NextContinuationToken;
      } while (token);
    },

    async probe() {
      try {
        const look = new ListObjectsV2Command({ Bucket: bucket, MaxKeys: 1 });
        await client.send(look, { abortSignal: AbortSignal.timeout(5_000) });
        return null;
      } catch (error) {
        const service = error instanceof S3ServiceException ? error : null;
        const status = service?.$metadata.httpStatusCode;
        if (service?.name === 'NoSuchBucket' || status === 404) return 'no-bucket';
        return status === 401 || status === 403 ? 'refused' : 'unreachable';
      }
    },
  };
}

/** A missing bucket is a 404 too, but a fault of the set-up and not a missing file. */
function isMissing(error: unknown): boolean {
  if (!(error instanceof S3ServiceException) || error.name === 'NoSuchBucket') return false;
  return error.name === 'NoSuchKey' || error.$metadata.httpStatusCode === 404;
}

function throwStorageError(error: unknown): never {
  const service = error instanceof S3ServiceException ? error : null;
  const status = service?.$metadata.httpStatusCode;
  if (status === 507 || /quota|insufficient|storagefull/i.test(service?.name ?? '')) {
    throw new StorageError('full', { cause: error });
  }
  if (status === 403 || status === 401) throw new StorageError('read-only', { cause: error });
  throw new StorageError('unavailable', { cause: error });
}
