import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { generateHandler } from '@cloudflare/pages-shared/dist/asset-server/handler.js';
import type { Metadata } from '@cloudflare/pages-shared/dist/asset-server/metadata.js';
import { createMetadataObject } from '@cloudflare/pages-shared/dist/metadata-generator/createMetadataObject.js';
import { contentTypeOf } from '../../../src/site/content-type.ts';
import type { Ask } from './ask.ts';

/**
 * Answers as Cloudflare Pages does. The decisions are those of Cloudflare's own asset server; only `_headers` and
 * `_redirects` are read here, by the rules of Cloudflare's parser
 * (`packages/workers-shared/utils/configuration` in `cloudflare/workers-sdk`).
 */
export function askCloudflarePages(folder: string): Ask {
  const read = (name: string) => readFileSync(join(folder, name), 'utf8').split('\n');
  const redirects = parseRedirects(read('_redirects'));
  // The package declares the type of its own metadata twice, and the two differ in an optional line number.
  const metadata = createMetadataObject({ redirects, headers: parseHeaders(read('_headers')) }) as Metadata;
  const isFile = (path: string) => existsSync(join(folder, path)) && statSync(join(folder, path)).isFile();
  return async (path, headers = {}) => {
    const response = await generateHandler({
      request: new Request(new URL(path, 'https://www.helios.example'), { headers }),
      metadata,
      logError: (error: Error) => {
        throw error;
      },
      // The two files are settings: an upload does not make them assets.
      findAssetEntryForPath: async (each: string) =>
        isFile(each) && !/^\/_(?:headers|redirects)$/.test(each) ? each : null,
      getAssetKey: (entry: string) => entry,
      negotiateContent: () => ({ encoding: null }),
      fetchAsset: async (key: string) => ({
        body: new Blob([readFileSync(join(folder, key))]).stream(),
        contentType: contentTypeOf(key),
      }),
    });
    return { status: response.status, headers: Object.fromEntries(response.headers), body: await response.text() };
  };
}

const statuses = new Set([200, 301, 302, 303, 307, 308]);

/** Cloudflare ignores a line with more than three words, with a status that it does not know, or for a known address. */
function parseRedirects(lines: readonly string[]) {
  const rules = new Map<string, { from: string; to: string; status: number; lineNumber: number }>();
  lines.forEach((line, index) => {
    const [from = '', to = '', status = '302', ...rest] = line.trim().split(/\s+/);
    const isRule = from.startsWith('/') && to !== '' && rest.length === 0 && statuses.has(Number(status));
    if (isRule && !rules.has(from)) rules.set(from, { from, to, status: Number(status), lineNumber: index + 1 });
  });
  return { rules: [...rules.values()], invalid: [] };
}

function parseHeaders(lines: readonly string[]) {
  const rules: { path: string; headers: Record<string, string>; unsetHeaders: string[] }[] = [];
  for (const line of lines.map((each) => each.trim()).filter(Boolean)) {
    if (line.startsWith('/')) rules.push({ path: line, headers: {}, unsetHeaders: [] });
    else {
      const [name = '', ...value] = line.split(':');
      const last = rules.at(-1);
      if (last) last.headers[name.toLowerCase()] = value.join(':').trim();
    }
  }
  return { rules, invalid: [] };
}
