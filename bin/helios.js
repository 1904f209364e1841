#!/usr/bin/env node
// This file is plain JavaScript, so that an old Node can run it and start the pinned one.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import module from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const oldest = [22, 18];
const [major, minor] = process.versions.node.split('.').map(Number);

if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) {
  // The sources run as they are: stripped of their types once, not in every process. Kept by content, so never stale.
  module.enableCompileCache(join(process.env.HELIOS_WORK || join(import.meta.dirname, '../.helios'), 'code'));
  const { run } = await import('../src/cli/program.ts');
  await run(process.argv);
} else {
  handOver();
}

/** Runs the same command under the Node that `npm ci` brought. */
function handOver() {
  const pinned = fileURLToPath(
    new URL(`../node_modules/.bin/node${process.platform === 'win32' ? '.cmd' : ''}`, import.meta.url),
  );
  if (!existsSync(pinned)) {
    console.error(
      `Helios needs Node ${oldest.join('.')} or newer; this is ${process.versions.node}.\n` +
        'Run `npm ci` in the project: it brings the right one. If it did (no package for this platform), install Node 24.',
    );
    process.exitCode = 2;
    return;
  }
  const child = spawn(pinned, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    console.error(`Could not start ${pinned}: ${error.message}. Run \`npm ci\` again.`);
    process.exitCode = 2;
  });
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 143);
  });
}
