import { AwsClient } from 'aws4fetch';
import type { FileStore } from './file-store.ts';

const answerLimitMs = 15_000;

/**
 * `s3://key:secret@host/bucket/folder?region=name`: any store that speaks S3 and takes the bucket in the path.
 * Key and secret are percent-encoded where they hold other characters; `&tls=off` is for a store next door.
 */
export function createS3Files(url: URL): FileStore {
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    service: 's3',
    region: url.searchParams.get('region') ?? 'us-east-1',
    retries: 3,
  });
  const scheme = url.searchParams.get('tls') === 'off' ? 'http' : 'https';
  const root = `${scheme}://${url.host}${url.pathname.replace(/\/$/, '')}`;

  const ask = async (method: string, name: string, body?: { content: Uint8Array; mediaType: string }) => {
    const response = await client.fetch(`${root}/${name}`, {
      method,
      signal: AbortSignal.timeout(answerLimitMs),
      ...(body === undefined
        ? {}
        : { body: new Uint8Array(body.content), headers: { 'Content-Type': body.mediaType } }),
    });
    if (response.ok || response.status === 404) return response;
    throw new Error(`The file store answered ${response.status} to ${method}.`);
  };

  return {
    write: async (name, content, mediaType) => {
      const response = await ask('PUT', name, { content, mediaType });
      if (!response.ok) throw new Error('The file store knows no such bucket.');
    },
    read: async (name) => {
      const response = await ask('GET', name);
      return response.ok ? response.bytes() : undefined;
    },
    remove: async (name) => {
      await ask('DELETE', name);
    },
  };
}
