import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';

/** A page's title as the export has it. */
export function titleOf(pathname: string): string {
  const page = readFileSync(join(inject('walked'), pathname, 'index.html'), 'utf8');
  return /<title>([^<]*)/.exec(page)?.[1] ?? '';
}
