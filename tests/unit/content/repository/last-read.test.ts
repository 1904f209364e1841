import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadLastRead, storeLastRead } from '../../../../src/content/repository/last-read.ts';
import { openFiles } from '../../../../src/content/repository/repository-files.ts';
import { seeded } from '../../../sites/seeded.ts';
import { smallModels } from '../../../sites/small-models.ts';
import { smallSettings } from '../../../sites/small-repository.ts';
import { temporaryFolder } from '../../../sites/temporary-folder.ts';
import { corrupted } from '../../support/corruption.ts';
import { plainSeals } from '../../support/seals.ts';

test('Of 50 records of the last read that were changed at random, none is believed', () => {
  using temporary = temporaryFolder();
  const content = join(temporary.path, 'content');
  const cacheFolder = join(temporary.path, 'work');
  for (const folder of [join(content, 'documents'), join(content, 'media'), cacheFolder])
    mkdirSync(folder, { recursive: true });
  const cache = { folder: cacheFolder, seal: plainSeals('file-facts') };
  const options = { folder: content, cache, settings: smallSettings, models: smallModels };
  storeLastRead(openFiles(options)(), options);
  expect(loadLastRead(options)).toMatchObject({ ref: expect.stringMatching(/./) });

  const file = join(cacheFolder, 'embedded-read.json');
  const bytes = readFileSync(file);
  const random = seeded(1);
  for (let count = 0; count < 50; count += 1) {
    writeFileSync(file, corrupted(bytes, random));
    expect(loadLastRead(options)).toBeUndefined();
  }
});
