import { expect, test } from 'vitest';
import { type EnvironmentSource, parseEnvironment } from '../../../config/environment.ts';
import type { VariableUser } from '../../../config/variables.ts';
import type { HeliosError } from '../../../src/site/helios-error.ts';

const key = 'k'.repeat(32);
const bucket = {
  HELIOS_IMAGE_CACHE: 's3://acme-cache/helios',
  HELIOS_CACHE_KEY: key,
  AWS_ACCESS_KEY_ID: 'AKIAEXAMPLE',
  AWS_SECRET_ACCESS_KEY: 'secret/of+the/key',
  AWS_REGION: 'eu-north-1',
};

const cacheOf = (source: EnvironmentSource, user: VariableUser = 'export') =>
  parseEnvironment(source, { user }).imageCache;

function refusalOf(source: EnvironmentSource): HeliosError {
  try {
    cacheOf(source);
  } catch (error) {
    return error as HeliosError; // `parseEnvironment` throws nothing else.
  }
  return expect.fail(`${JSON.stringify(source)} should have been refused.`);
}

test('A folder needs nothing else, and its images are sealed as the work folder is', () => {
  expect(cacheOf({ HELIOS_IMAGE_CACHE: '../images' })).toEqual({ kind: 'folder', folder: '../images' });
  expect(cacheOf({ HELIOS_IMAGE_CACHE: 'C:\\images' })).toEqual({ kind: 'folder', folder: 'C:\\images' });
});

test('A bucket has its credentials, and the region of AWS', () => {
  const credentials = { accessKeyId: 'AKIAEXAMPLE', secretAccessKey: 'secret/of+the/key' };
  const acme = { kind: 's3', bucket: 'acme-cache', prefix: 'helios', region: 'eu-north-1', credentials };
  expect(cacheOf(bucket)).toEqual({ ...acme, endpoint: undefined });
  expect(cacheOf({ ...bucket, AWS_SESSION_TOKEN: 'token' })).toMatchObject({
    credentials: { ...credentials, sessionToken: 'token' },
  });
});

test('A bucket of another host needs no region', () => {
  const { AWS_REGION: _, ...others } = bucket;
  const source = { ...others, HELIOS_IMAGE_CACHE_ENDPOINT: 'https://minio.example.com/' };
  expect(cacheOf(source)).toMatchObject({ endpoint: 'https://minio.example.com', region: 'us-east-1' });
});

test.each([
  ['s3://cache', 'cache', ''],
  ['s3://cache/', 'cache', ''],
  ['s3://my.cache//a//b/', 'my.cache', 'a/b'],
])('The prefix of %s has no slash at its ends', (place, name, prefix) => {
  expect(cacheOf({ ...bucket, HELIOS_IMAGE_CACHE: place })).toMatchObject({ bucket: name, prefix });
});

test.each([
  's3://',
  's3://Cache',
  's3://cache/../other',
  's3://cache/a b',
  's3://cache/a=b',
  's3://cache/?x',
  'gs://cache',
  'https://cache.example',
])('What is neither a folder nor a bucket is refused: %s', (place) => {
  expect(refusalOf({ ...bucket, HELIOS_IMAGE_CACHE: place })).toMatchObject({
    where: 'HELIOS_IMAGE_CACHE',
    hint: 'Write s3://acme-cache/helios.',
  });
});

test.each([
  ['HELIOS_CACHE_KEY', 'openssl rand -hex 32'],
  ['AWS_ACCESS_KEY_ID', 'access key'],
  ['AWS_SECRET_ACCESS_KEY', 'access key'],
  ['AWS_REGION', 'eu-north-1'],
])('A bucket without %s is refused with the way out', (name, hint) => {
  expect(refusalOf({ ...bucket, [name]: '' })).toMatchObject({
    code: 'bad-config',
    where: name,
    message: `${name} must be set, because HELIOS_IMAGE_CACHE is a bucket.`,
    hint: expect.stringMatching(new RegExp(`${hint}.*, or unset HELIOS_IMAGE_CACHE\\.$`)),
  });
});

test('A credential that can be no part of a header is refused and not shown', () => {
  for (const name of ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY', 'AWS_SESSION_TOKEN', 'AWS_REGION']) {
    const { message, hint } = refusalOf({ ...bucket, [name]: 'very\nhidden' });
    expect(message).toBe(`${name} has a character that it can not have.`);
    expect(message + hint).not.toContain('hidden');
  }
});

test('The host of a bucket is refused without a bucket, and with a password', () => {
  const host = { HELIOS_IMAGE_CACHE_ENDPOINT: 'https://s3.example.com' };
  expect(refusalOf(host).message).toBe('HELIOS_IMAGE_CACHE_ENDPOINT has no effect without a bucket.');
  const wrong = refusalOf({ ...bucket, HELIOS_IMAGE_CACHE_ENDPOINT: 'https://user:hidden@s3.example.com' });
  expect(wrong.where).toBe('HELIOS_IMAGE_CACHE_ENDPOINT');
  expect(wrong.message).not.toContain('hidden');
});

test('Commands that make no images mind neither a bucket without its key nor the variables of AWS', () => {
  expect(cacheOf({ HELIOS_IMAGE_CACHE: 's3://acme-cache' }, 'lint')).toBeUndefined();
  expect(cacheOf({ AWS_ACCESS_KEY_ID: 'not\nours', aws_region: 'x', AWS_PROFILE: 'acme' })).toBeUndefined();
});
