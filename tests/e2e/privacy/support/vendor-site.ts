import { afterAll, expect } from 'vitest';
import type { VendorSettings } from '../../../../src/rules/privacy/vendor-settings.ts';
import { serveSite } from '../../../../src/server/serve.ts';
import { type AllVendors, startAllVendors } from '../../../sites/vendors/all-vendors.ts';
import { openWorkplace } from '../../support/workplace.ts';

/** A part of the site that has all vendors, each of which is a stand-in on loopback. */
export interface VendorSite extends Pick<AllVendors, 'launchDarkly' | 'hubspotBanner' | 'segment' | 'faro'> {
  readonly origin: string;
  /** The settings of the vendors, as the export had them. */
  readonly vendors: VendorSettings;
}

/** Exports these English routes with all vendors, and serves them until the tests of the file have ended. */
export async function openVendorSite(routes: readonly string[]): Promise<VendorSite> {
  const stack = new AsyncDisposableStack();
  afterAll(() => stack.disposeAsync());
  const all = stack.use(await startAllVendors());
  const place = stack.use(openWorkplace({ env: all.variables }));
  const { code, stdout, stderr } = await place.export(['--locale', 'en', '--route', ...routes]);
  expect(code, stdout + stderr).toBe(0);
  const server = await serveSite({ folder: place.out, port: 0 });
  stack.defer(() => server.close());
  return { ...all, origin: server.origin, vendors: all.settings };
}
