import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { assertWorkFolder } from '../../../src/cli/assert-work-folder.ts';
import { writeManifest } from '../../sites/exported-site.ts';
import { temporaryFolder } from '../../sites/temporary-folder.ts';

test('A work folder in an export is refused, and one beside it is not', () => {
  using folder = temporaryFolder();
  const at = (path: string) => join(folder.path, path);
  writeManifest(at('out'), { id: '0123456789abcdef' });
  for (const work of ['out/w', 'out/deep/w', 'out.helios/w']) {
    expect(() => assertWorkFolder(at(work), at('project'))).toThrow(
      expect.objectContaining({
        code: 'bad-config',
        where: 'HELIOS_WORK',
        message: expect.stringMatching(/It lies in \S*\/out(?:\.helios)?, which an export replaces as a whole\./),
      }),
    );
  }
  expect(() => assertWorkFolder(at('work'), at('project'))).not.toThrow();
});

test('A work folder that is a file is refused', () => {
  using folder = temporaryFolder();
  const file = join(folder.path, 'notes.md');
  writeFileSync(file, '');
  expect(() => assertWorkFolder(file, join(folder.path, 'project'))).toThrow(
    expect.objectContaining({ code: 'bad-config', message: expect.stringContaining('That is a file.') }),
  );
});
