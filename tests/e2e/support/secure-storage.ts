import { join } from 'node:path';
import { build } from 'esbuild';
import type { Page } from 'playwright';
import type { Entries } from '../../../src/islands/kit/saved-state.ts';
import type { createSecureStorage } from '../../../src/runtime/shared/storage/secure-storage.ts';

declare global {
  /** Exists in a page after `bringSecureStorage`. */
  const secure: { createSecureStorage: typeof createSecureStorage };
}

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

/**
 * The values that a tool has saved for the tab. A tool encrypts them first, so a test that reloads the page waits until
 * the last value is saved.
 */
export async function savedValues(page: Page, key: string): Promise<Entries['values'] | undefined> {
  await bringSecureStorage(page);
  const read = (key: string) => secure.createSecureStorage(() => sessionStorage).get(key, (found) => found as Entries);
  return (await page.evaluate(read, key))?.values;
}
