import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { generatorTag, writePage } from '../../../src/cli/write-page.ts';
import { writeManifest } from '../../sites/exported-site.ts';
import { temporaryFolder } from '../../sites/temporary-folder.ts';

vi.mock('../../../src/cli/report.ts', () => ({ note() {} }));

const html = `<!doctype html>${generatorTag('coverage')}`;
const write = (file: string) => writePage(file, { command: 'coverage', html });

test.each([
  ['a text', '# Read me'],
  ['a page of somebody else', '<!doctype html><title>Mine</title>'],
  ['a page of another command', `<!doctype html>${generatorTag('consent-report')}`],
])('A file that the command did not write is refused, and stays: %s', async (_, text) => {
  using folder = temporaryFolder();
  const file = join(folder.path, 'page.html');
  writeFileSync(file, text);
  await expect(write(file)).rejects.toMatchObject({
    code: 'output-refused',
    message: expect.stringContaining(file),
    where: '--html',
    hint: expect.stringContaining('another file'),
  });
  expect(readFileSync(file, 'utf8')).toBe(text);
});

test.each([undefined, '', `${generatorTag('coverage')}old`])('A page is written over %j', async (text) => {
  using folder = temporaryFolder();
  const file = join(folder.path, 'page.html');
  if (text !== undefined) writeFileSync(file, text);
  await write(file);
  expect(readFileSync(file, 'utf8')).toBe(html);
});

test('A page never goes into an export, which would then have a file of somebody else', async () => {
  using folder = temporaryFolder();
  const out = join(folder.path, 'out');
  mkdirSync(out);
  writeManifest(out, { id: '0123456789abcdef' });
  await expect(write(join(out, 'page.html'))).rejects.toMatchObject({ code: 'output-refused', where: '--html' });
});
