import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Versions of sharp and of its libvips builds, from its package.json and without loading sharp. */
export function encoderVersion(): string {
  const folder = join(createRequire(import.meta.url).resolve('sharp'), '../..');
  const { version, optionalDependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    version: string;
    optionalDependencies: Record<string, string>;
  };
  return JSON.stringify([version, optionalDependencies]);
}
