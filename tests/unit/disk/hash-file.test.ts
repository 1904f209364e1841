import { hash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { hashFile } from '../../../src/disk/hash-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'helios-hash-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([0, 1, 1024 * 1024, 1024 * 1024 + 1, 3_000_000])(
  'A file of %i bytes has the hash of all its bytes',
  (size) => {
    const bytes = Buffer.from(Array.from({ length: size }, (_, index) => (index * 7) % 251));
    const file = join(folder, String(size));
    writeFileSync(file, bytes);
    expect(hashFile(file)).toBe(hash('sha256', bytes));
  },
);
