import type { z } from 'zod';
import { isUnderTilde } from '../src/site/is-under-tilde.ts';
import { must, refuse, textAs } from './parse.ts';
import { webUrl } from './values.ts';

/** The place in which runs share the images that they make. */
export type ImageCacheSettings = FolderCache | BucketCache;

export interface FolderCache {
  readonly kind: 'folder';
  readonly folder: string;
}

/** A bucket of S3, or of a host with the same API. */
export interface BucketCache extends BucketPlace {
  /** The address of the host, without a slash at its end. Undefined for AWS. */
  readonly endpoint: string | undefined;
  readonly region: string;
  readonly credentials: {
    readonly accessKeyId: string;
    readonly secretAccessKey: string;
    readonly sessionToken?: string;
  };
}

interface BucketPlace {
  readonly kind: 's3';
  readonly bucket: string;
  /** The beginning of the names of all entries, without a slash at either end; empty for none. */
  readonly prefix: string;
}

/** The schema of a folder, or of a bucket with the beginning of its names: `s3://acme-cache/helios`. */
export const imageCachePlace = textAs(
  parsePlace,
  must('a folder without "~", or a bucket with a prefix', 's3://acme-cache/helios'),
);

/** The schema of the host of a bucket. Some hosts have the API of S3 below a path. */
export const imageCacheEndpoint = textAs(
  parseEndpoint,
  must('an address that begins with https:// or http://, without user name and query', 'https://s3.example.com'),
);

/** The variables that decide about the shared cache. */
export interface ImageCacheVariables {
  readonly HELIOS_IMAGE_CACHE?: FolderCache | BucketPlace | undefined;
  readonly HELIOS_IMAGE_CACHE_ENDPOINT?: string | undefined;
  readonly HELIOS_CACHE_KEY?: string | undefined;
  readonly AWS_ACCESS_KEY_ID?: string | undefined;
  readonly AWS_SECRET_ACCESS_KEY?: string | undefined;
  readonly AWS_SESSION_TOKEN?: string | undefined;
  readonly AWS_REGION?: string | undefined;
}

/** Refuses a bucket without what it takes to use it. Whoever may write a bucket could otherwise decide what a site shows. */
export function checkImageCache(named: ImageCacheVariables, context: z.core.$RefinementCtx): void {
  if (named.HELIOS_IMAGE_CACHE?.kind !== 's3') {
    if (named.HELIOS_IMAGE_CACHE_ENDPOINT === undefined) return;
    const hint = 'Set HELIOS_IMAGE_CACHE to s3://{bucket}/{prefix}, or unset HELIOS_IMAGE_CACHE_ENDPOINT.';
    refuse(context, ['HELIOS_IMAGE_CACHE_ENDPOINT'], { fault: 'has no effect without a bucket', hint });
    return;
  }
  for (const { name, pattern, isNeeded, hint } of bucketVariables) {
    const value = named[name];
    const isMissing = value === undefined && isNeeded(named);
    if (!isMissing && (value === undefined || pattern.test(value))) continue;
    const fault = isMissing
      ? 'must be set, because HELIOS_IMAGE_CACHE is a bucket'
      : 'has a character that it can not have';
    refuse(context, [name], { fault, hint: `${hint}, or unset HELIOS_IMAGE_CACHE.` });
  }
}

interface BucketVariable {
  readonly name: Exclude<keyof ImageCacheVariables, 'HELIOS_IMAGE_CACHE'>;
  readonly pattern: RegExp;
  /** True if a bucket can't be used without the variable. */
  isNeeded(named: ImageCacheVariables): boolean;
  readonly hint: string;
}

/** They go into headers, where any other character would be an error that repeats the secret. */
const oneWord = /^[\x21-\x7e]+$/;

const bucketVariables: readonly BucketVariable[] = [
  {
    name: 'HELIOS_CACHE_KEY',
    pattern: oneWord,
    isNeeded: () => true,
    hint: 'Others may write into a bucket: set HELIOS_CACHE_KEY to the output of `openssl rand -hex 32` in all jobs that share it',
  },
  {
    name: 'AWS_ACCESS_KEY_ID',
    pattern: oneWord,
    isNeeded: () => true,
    hint: 'Set it to the id of an access key',
  },
  {
    name: 'AWS_SECRET_ACCESS_KEY',
    pattern: oneWord,
    isNeeded: () => true,
    hint: 'Set it to the secret of that access key',
  },
  {
    name: 'AWS_SESSION_TOKEN',
    pattern: oneWord,
    isNeeded: () => false,
    hint: 'Set it to the token of that access key, or unset it',
  },
  {
    name: 'AWS_REGION',
    // It is a part of the name of a host.
    pattern: /^[a-z0-9-]+$/,
    isNeeded: ({ HELIOS_IMAGE_CACHE_ENDPOINT: endpoint }) => endpoint === undefined,
    hint: 'Set it to the region of the bucket, such as eu-north-1',
  },
];

/** The settings of a shared cache that was checked. Undefined if there is none. */
export function imageCacheSettings(named: ImageCacheVariables): ImageCacheSettings | undefined {
  const { HELIOS_IMAGE_CACHE: place, HELIOS_IMAGE_CACHE_ENDPOINT: endpoint } = named;
  const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN: sessionToken } = named;
  if (place?.kind !== 's3') return place;
  if (AWS_ACCESS_KEY_ID === undefined || AWS_SECRET_ACCESS_KEY === undefined) return undefined;
  return {
    ...place,
    endpoint,
    region: named.AWS_REGION ?? usualRegion,
    credentials: {
      accessKeyId: AWS_ACCESS_KEY_ID,
      secretAccessKey: AWS_SECRET_ACCESS_KEY,
      ...(sessionToken !== undefined && { sessionToken }),
    },
  };
}

/** The region that hosts other than AWS sign with if they have none. */
const usualRegion = 'us-east-1';

/** https://docs.aws.amazon.com/AmazonS3/latest/userguide/bucketnamingrules.html, and names that no address has to escape. */
const bucketPattern = /^s3:\/\/(?<bucket>[a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(?<prefix>[\w./-]*))?$/;

function parsePlace(text: string): FolderCache | BucketPlace | undefined {
  const { bucket, prefix = '' } = bucketPattern.exec(text)?.groups ?? {};
  if (bucket !== undefined) {
    const segments = prefix.split('/').filter((segment) => segment !== '');
    return segments.some((segment) => /^\.+$/.test(segment))
      ? undefined
      : { kind: 's3', bucket, prefix: segments.join('/') };
  }
  return /^[a-z][\w+.-]*:\/\//i.test(text) || isUnderTilde(text) ? undefined : { kind: 'folder', folder: text };
}

function parseEndpoint(text: string): string | undefined {
  const url = webUrl(text);
  const isPlain = url && url.username === '' && url.password === '' && url.search === '' && url.hash === '';
  return isPlain ? url.href.replace(/\/+$/, '') : undefined;
}
