import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import type { VendorSettings } from '../../../../src/rules/privacy/vendor-settings.ts';
import { serveSite } from '../../../../src/server/serve.ts';
import { hostFolderOf } from '../../../../src/site/release-layout.ts';
import { temporaryFolder } from '../../../sites/temporary-folder.ts';
import {
  type AllVendors,
  startAllVendors,
  type VendorAddresses,
  vendorsAt,
} from '../../../sites/vendors/all-vendors.ts';
import { privacyPages } from '../../../sites/vendors/privacy-pages.ts';
import { madeOnce } from '../../support/made-once.ts';
import { openWorkplace } from '../../support/workplace.ts';

/** A part of the site that has all vendors, each of which is a stand-in on loopback. */
export interface VendorSite extends Pick<AllVendors, 'launchDarkly' | 'hubspotBanner' | 'segment' | 'faro'> {
  readonly origin: string;
  /** The folder of the export. */
  readonly folder: string;
  /** The settings of the vendors, as the site has them. */
  readonly vendors: VendorSettings;
}

/** The paths of the pages. They are there in English, for the United Kingdom and the United States. */
const routes = [...privacyPages, '/', '/demo', '/faq', '/legal/gdpr'];

/** The addresses in the export that all test files share. Each file has a copy with the addresses of its own stand-ins. */
const exported: VendorAddresses = {
  launchDarkly: 'http://127.0.0.1:10001',
  hubspotBanner: 'http://127.0.0.1:10002',
  segment: 'http://127.0.0.1:10003',
  collector: 'http://127.0.0.1:10004/collect/app-key',
};

/** Serves a part of the site with all vendors until the tests of the file have ended. */
export async function openVendorSite(): Promise<VendorSite> {
  const shared = await madeOnce('vendor-site', exportWithVendors);
  const stack = new AsyncDisposableStack();
  afterAll(() => stack.disposeAsync());
  const all = stack.use(await startAllVendors());
  const folder = join(stack.use(temporaryFolder()).path, 'out');
  copySite(shared, folder, (text) => withAddresses(text, all.addresses));
  const server = await serveSite({ folder, port: 0 });
  stack.defer(() => server.close());
  return { ...all, origin: server.origin, folder, vendors: all.settings };
}

async function exportWithVendors(out: string): Promise<void> {
  using place = openWorkplace({ env: vendorsAt(exported).variables });
  const run = await place.export(['--locale', 'en', 'us', '--route', ...routes]);
  if (run.code !== 0) throw new Error(run.stdout + run.stderr);
  copySite(place.out, out);
}

/** Copies a site with its host folder. */
function copySite(from: string, to: string, change?: (text: string) => string): void {
  for (const folderOf of [(site: string) => site, hostFolderOf]) {
    cpSync(folderOf(from), folderOf(to), { recursive: true, dereference: true });
    if (change) changeTexts(folderOf(to), change);
  }
}

function changeTexts(folder: string, change: (text: string) => string): void {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const name of names.filter((each) => /\.(?:html|js|json)$/.test(each))) {
    const before = readFileSync(join(folder, name), 'utf8');
    const after = change(before);
    if (after !== before) writeFileSync(join(folder, name), after);
  }
}

/** Replaces origins alone, since the policy of a page has the origin of the collector. */
function withAddresses(text: string, addresses: VendorAddresses): string {
  const names = Object.keys(exported) as (keyof VendorAddresses)[];
  return names.reduce(
    (changed, name) => changed.replaceAll(new URL(exported[name]).origin, new URL(addresses[name]).origin),
    text,
  );
}
