import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { config } from '../../../../config/index.ts';
import { embeddedFolder } from '../../../../src/content/connect.ts';

test('No link of the embedded content names the host of the product or of the blog, which are settings', () => {
  const folder = join(embeddedFolder, 'documents');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'));
  const { appOrigin, blogOrigin } = config.site;
  const naming = files.filter((name) => {
    const text = readFileSync(join(folder, name), 'utf8');
    return [appOrigin, blogOrigin].some((origin) => text.includes(`"url": "${origin}`));
  });
  expect(files).not.toEqual([]);
  expect(naming).toEqual([]);
});
