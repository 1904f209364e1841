#!/usr/bin/env node
// This file is plain JavaScript, so that an old Node can run it and start the pinned one.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import module from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const minVersion = [22, 18];
const [major, minor] = process.versions.node.split('.').map(Number);

if (major > minVersion[0] || (major === minVersion[0] && minor >= minVersion[1])) {
  // Node runs the TypeScript sources. The cache stores them without their types, by content, so that it is never stale.
  module.enableCompileCache(join(process.env.HELIOS_WORK || join(import.meta.dirname, '../.helios'), 'code'));
  const { run } = await import('../src/cli/run.ts');
  await run(process.argv);
} else {
  runWithPinnedNode();
}

/** Runs the same command with the Node that `npm ci` installed. */
function runWithPinnedNode() {
  const pinned = fileURLToPath(
    new URL(`../node_modules/.bin/node${process.platform === 'win32' ? '.cmd' : ''}`, import.meta.url),
  );
  if (!existsSync(pinned)) {
    console.error(
      `Helios needs Node ${minVersion.join('.')} or newer; this is ${process.versions.node}.\n` +
        'Run `npm ci` in the project: it installs the right one. If it has no package for this platform, install Node 24.',
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
