import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageAudit } from '../export/render/page-audit.ts';

/** The checks that an export makes of each page as soon as the page is rendered. */
export function pageAudit(): PageAudit {
  return { module: import.meta.resolve('./audit-page.ts'), cacheVersion: hashSources() };
}

/** Hash of the code that decides the findings of a page: the checks, and the folder `content/meaning` that they use. */
function hashSources(): string {
  const hash = createHash('sha256');
  for (const folder of [import.meta.dirname, join(import.meta.dirname, '../content/meaning')]) {
    const names = readdirSync(folder).filter((name) => name.endsWith('.ts'));
    for (const name of names.sort()) hash.update(name).update(readFileSync(join(folder, name)));
  }
  return hash.digest('hex');
}
