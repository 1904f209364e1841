import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { BucketCache } from '../../../../../config/image-cache.ts';
import { type Network, openBucketPlace } from '../../../../../src/export/images/shared/bucket-place.ts';
import { type S3Fault, type S3StandIn, s3Credentials, s3Region, startS3 } from '../../../../sites/s3-stand-in.ts';

let host: S3StandIn;
beforeAll(async () => {
  host = await startS3();
});
beforeEach(() => host.fault(undefined));
afterAll(() => host[Symbol.asyncDispose]());

const { signal } = new AbortController();
const read = { maxBytes: 1000, signal };
const name = 'linux-x64/ab/abcd';
const network: Network = (url, init) => fetch(url, init);

function settings(change: Partial<BucketCache> = {}): BucketCache {
  const usual = { kind: 's3', bucket: 'cache', prefix: 'helios', region: s3Region } as const;
  return { ...usual, endpoint: host.origin, credentials: s3Credentials, ...change };
}

const open = (change?: Partial<BucketCache>) => openBucketPlace(settings(change), network);

test('An entry is written below the prefix with a signature that the host finds right, and read again', async () => {
  const place = open();
  expect(await place.read('linux-x64/00/none', read)).toBeUndefined();
  await place.write(name, Buffer.from('bytes'), signal);
  expect(Buffer.from((await place.read(name, read)) ?? []).toString()).toBe('bytes');
  expect(host.requests).toEqual([
    'GET cache/helios/linux-x64/00/none',
    `PUT cache/helios/${name}`,
    `GET cache/helios/${name}`,
  ]);
  expect(host.refusals).toEqual([]);
});

test('Names with any characters that a prefix may have are signed as they are sent', async () => {
  const place = open({ bucket: 'my.cache-1', prefix: 'team-web/v1.2_x-y' });
  await place.write(name, Buffer.from('bytes'), signal);
  expect(host.objects.has(`my.cache-1/team-web/v1.2_x-y/${name}`)).toBe(true);
});

test.each<[string, Partial<BucketCache['credentials']>, string]>([
  ['secret', { secretAccessKey: 'wrong-secret' }, 'The signature is another one.'],
  ['key', { accessKeyId: 'AKIAWRONG' }, 'The access key is another one.'],
  ['session token', { sessionToken: 'wrong-session' }, 'The session token is another one.'],
])('A wrong %s is a fault that names the variables, and no secret', async (_, change, refusal) => {
  const place = open({ credentials: { ...s3Credentials, ...change } });
  const fault = await place.read(name, read).catch((error: unknown) => error);
  expect(host.refusals.at(-1)).toBe(refusal);
  expect(fault).toMatchObject({
    message: 'It answered with the status 403 (SignatureDoesNotMatch)',
    remedy: expect.stringMatching(/AWS_SECRET_ACCESS_KEY.*s3:ListBucket/),
  });
  const shown = `${String(fault)} ${place.title}`;
  for (const secret of ['AKIA', 'secret+key', 'wrong-', 'session']) expect(shown).not.toContain(secret);
});

const answers = (fault: S3Fault) => host.fault(() => fault);

test.each([
  [404, 'NoSuchBucket', 'Make the bucket'],
  [403, 'AccessDenied', 's3:GetObject'],
  [403, 'RequestTimeTooSkewed', 'Set the clock'],
  [301, 'PermanentRedirect', 'AWS_REGION'],
  [503, 'SlowDown', 'The next run tries again'],
  [507, '', 'The next run tries again'],
])('The status %i with the code "%s" is a fault that says what to do', async (status, code, remedy) => {
  answers({ kind: 'status', status, code });
  const shown = { message: expect.stringContaining(`${status}`), remedy: expect.stringContaining(remedy) };
  await expect(open().read(name, read)).rejects.toMatchObject(shown);
  await expect(open().write(name, Buffer.from('bytes'), signal)).rejects.toMatchObject(shown);
});

test('An answer that breaks off, and a connection that breaks, are faults', async () => {
  for (const kind of ['half', 'reset'] as const) {
    answers({ kind });
    await expect(open().read(name, read), kind).rejects.toMatchObject({ name: 'PlaceFault' });
  }
});

test('An object that is too large is none', async () => {
  answers({ kind: 'body', body: new Uint8Array(100_000) });
  expect(await open().read(name, read)).toBeUndefined();
});

test('A host that is not there is a fault with its cause', async () => {
  const place = open({ endpoint: 'http://127.0.0.1:9' });
  await expect(place.read(name, read)).rejects.toMatchObject({
    message: expect.stringMatching(/^It can't be reached \(.+\)$/),
  });
});

test('A request ends when nobody waits for it any more', async () => {
  answers({ kind: 'hang' });
  const abandoned = new AbortController();
  const reading = open().read(name, { maxBytes: 10, signal: abandoned.signal });
  setTimeout(() => abandoned.abort(), 20);
  await expect(reading).rejects.toMatchObject({ name: 'PlaceFault' });
});

test.each([
  [{ bucket: 'cache', region: 'eu-north-1' }, 'https://cache.s3.eu-north-1.amazonaws.com/helios/'],
  [{ bucket: 'my.cache', region: 'eu-north-1' }, 'https://s3.eu-north-1.amazonaws.com/my.cache/helios/'],
  [{ bucket: 'cache', region: 'cn-north-1' }, 'https://cache.s3.cn-north-1.amazonaws.com.cn/helios/'],
])('Without an endpoint the host is that of AWS: %j', async (change, address) => {
  const asked: string[] = [];
  const place = openBucketPlace(settings({ ...change, endpoint: undefined }), async (url) => {
    asked.push(url.href);
    return new Response(null, { status: 404 });
  });
  await place.read(name, read);
  expect(asked).toEqual([address + name]);
});
