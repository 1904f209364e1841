import { join } from 'node:path';
import { build } from 'esbuild';
import type { Page } from 'playwright';

const { outputFiles } = await build({
  entryPoints: [join(import.meta.dirname, '../../../src/runtime/shared/storage/secure-storage.ts')],
  bundle: true,
  write: false,
  format: 'iife',
  globalName: 'secure',
  target: 'chrome140',
});
const code = outputFiles[0]?.text ?? '';

/** Gives a page the module as the global `secure`, until it is left. */
export async function bringSecureStorage(page: Page): Promise<void> {
  await page.evaluate(`${code}; globalThis.secure = secure`);
}
