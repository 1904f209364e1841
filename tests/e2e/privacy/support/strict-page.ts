import { hash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll } from 'vitest';
import { contentSecurityPolicy } from '../../../../src/export/render/content-security-policy.ts';
import type { VendorSettings } from '../../../../src/rules/privacy/vendor-settings.ts';
import { vendorSources } from '../../../../src/site/privacy/vendors.ts';

/** A page that runs one script under the policy of a page of the site, for tests of a vendor's real code. */
export interface StrictPage {
  /** An HTML page with a heading and nothing else. */
  readonly address: string;
}

/** Bundles a script with the vendors of a site, and serves it in a page until the tests of the file have ended. */
export async function serveStrictPage(script: string, vendors: VendorSettings): Promise<StrictPage> {
  const code = await bundle(script, vendors);
  const head = `<meta http-equiv="Content-Security-Policy" content="${policyOf(vendors)}"><title>Strict</title>`;
  const html = `<!doctype html><html lang="en">${head}<h1>Strict</h1><script type="module" src="/page.js"></script>`;
  const server = createServer(({ url }, response) => {
    if (url === '/page.js') response.writeHead(200, { 'content-type': 'text/javascript' }).end(code);
    else response.writeHead(200, { 'content-type': 'text/html' }).end(html);
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
}

const root = join(import.meta.dirname, '../../../..');

async function bundle(contents: string, vendors: VendorSettings): Promise<string> {
  const ids = ['flags', 'hubspotBanner', 'analytics', 'monitoring'] as const;
  const defines = ids.map((id) => [`HELIOS_VENDORS.${id}`, JSON.stringify(vendors[id]) ?? 'undefined']);
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: root, loader: 'ts' },
    absWorkingDir: root,
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    define: Object.fromEntries(defines),
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}

function policyOf(vendors: VendorSettings): string {
  const sources = { formOrigins: [], imageOrigins: [], frameOrigins: [], vendors: vendorSources(vendors) };
  const nothing = hash('sha256', '', 'base64');
  return contentSecurityPolicy({ style: nothing, speculationRules: nothing, ...sources });
}
