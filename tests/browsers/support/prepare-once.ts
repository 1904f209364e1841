import { execFileSync } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import type { VendorSettings } from '../../../src/rules/privacy/vendor-settings.ts';
import { temporaryFolder } from '../../sites/temporary-folder.ts';
import { startAllVendors } from '../../sites/vendors/all-vendors.ts';
import { evaluated } from '../../sites/vendors/launch-darkly.ts';
import { type EnginePaths, findOrInstallEngines } from '../engines/find-engines.ts';
import { copyWatched } from './watched-copy.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The programs of the engines. `folder` is the site that all of them walk. */
    engines: EnginePaths;
    /** The origin of the stand-in for the app. */
    app: string;
    /** The vendors of the site: stand-ins. HubSpot's banner is off. */
    vendors: VendorSettings;
  }
}

/**
 * Finds the engines, exports the embedded site by the real command, and starts stand-ins for the app
 * behind sign-up and for all vendors.
 */
export default async function setup(project: TestProject) {
  const engines = findOrInstallEngines();
  const temporary = temporaryFolder();
  const out = join(temporary.path, 'out');
  const app = await startApp();
  const vendors = await startAllVendors();
  vendors.launchDarkly.service = evaluated('hubspotBanner', false);
  const env = { ...process.env, ...vendors.variables, HELIOS_APP_ORIGIN: app.origin };
  execFileSync(process.execPath, ['bin/helios.js', 'export', '--out', out], { stdio: 'inherit', env });
  const walked = join(temporary.path, 'walked');
  copyWatched(out, walked);
  project.provide('engines', engines);
  project.provide('folder', walked);
  project.provide('app', app.origin);
  project.provide('vendors', vendors.settings);
  return async () => {
    await app.close();
    await vendors[Symbol.asyncDispose]();
    temporary[Symbol.dispose]();
  };
}

async function startApp() {
  const server = createServer((_request, response) => {
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end('<title>The app</title><link rel="icon" href="data:,">');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
