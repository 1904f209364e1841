import { execFileSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { serveSite } from '../../../src/server/serve.ts';
import { hostFolderOf } from '../../../src/site/release-layout.ts';
import { copiesOf } from '../../sites/project-copy.ts';
import { findOrInstallChromium } from './chromium.ts';
import { exportDay } from './export-day.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The origin of the exported site: `http://127.0.0.1:8080`. */
    origin: string;
    /** The exported site's folder. */
    folder: string;
    chromium: string;
  }
}

/** Exports the embedded site by the real command, once for all browser tests, and serves it as the CDN would. */
export default async function setup(project: TestProject) {
  const out = join(tmpdir(), `helios-e2e-${process.pid}`);
  const env = { ...process.env, HELIOS_NOW: exportDay };
  execFileSync(process.execPath, ['bin/helios.js', 'export', '--out', out], { env, stdio: 'inherit' });
  const server = await serveSite({ folder: out, port: 0 });
  project.provide('origin', server.origin);
  project.provide('folder', out);
  project.provide('chromium', await findOrInstallChromium());
  return async () => {
    await server.close();
    for (const folder of [out, hostFolderOf(out), copiesOf(out)]) await rm(folder, { recursive: true, force: true });
  };
}
