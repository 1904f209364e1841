#!/usr/bin/env node
// This file is plain JavaScript, so that an old Node can run it and start the pinned one.
import { spawn } from 'node:child_process';
import { existsSync, lstatSync, mkdirSync } from 'node:fs';
import module from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import v8 from 'node:v8';

const minVersion = [22, 18];
const [major, minor] = process.versions.node.split('.').map(Number);

if (major > minVersion[0] || (major === minVersion[0] && minor >= minVersion[1])) {
  // Nothing seals the code cache, so that a run with a key for seals does without it.
  if (!process.env.HELIOS_CACHE_KEY?.trim()) {
    enableCodeCache(process.env.HELIOS_WORK?.trim());
  }
  shortenImports();
  giveRoomToNewObjects();
  const { run } = await import('../src/cli/run.ts');
  await run(process.argv);
} else {
  runWithPinnedNode();
}

/**
 * Node runs the TypeScript sources. The cache stores them without their types, by content, so that it is never stale. Its
 * folder is created here, because Node would try for ever where the system allows no folders, such as in /proc. A folder
 * that the environment names gets it once an export has worked there: it could be a folder of somebody else.
 */
function enableCodeCache(named) {
  const workFolder = named || join(import.meta.dirname, '../.helios');
  const folder = join(workFolder, 'code');
  try {
    if (!named || existsSync(join(workFolder, 'lock'))) mkdirSync(folder, { recursive: true });
  } catch {
    // Without the cache the command starts a little later.
  }
  if (existsSync(folder)) module.enableCompileCache(folder);
}

/**
 * Shortens the way to modules. Node looks for the package of each file that a source imports, for the kind of its code, and
 * for links on its way, which takes as long as to load the file. But a file with the ending .ts that a source of this
 * project names by a relative path is a module of this project. And zod loads its error texts in fifty languages, which
 * takes longer than the rest of it. Helios shows none of them but the English ones, so those are loaded in the place of the
 * list of all.
 */
function shortenImports() {
  module.registerHooks({
    resolve(specifier, context, next) {
      const { parentURL = '' } = context;
      const isOwn = specifier.startsWith('.') && specifier.endsWith('.ts') && !parentURL.includes('/node_modules/');
      const url = isOwn ? new URL(specifier, parentURL) : undefined;
      if (url && isFile(url)) return { url: url.href, format: 'module-typescript', shortCircuit: true };
      const isList = specifier === '../locales/index.js' && /\/node_modules\/zod\//.test(parentURL);
      return next(isList ? '../locales/en.js' : specifier, context);
    },
  });
}

/** True for a file that is no link. Node says best what is wrong with an import of nothing. */
function isFile(url) {
  return lstatSync(url, { throwIfNoEntry: false })?.isFile() ?? false;
}

/**
 * The memory for new objects begins with 1 MB, and is doubled each time it is full of objects that stay: the modules of
 * a program that starts. One larger step saves most of the collections. It has no effect on the limit of the memory.
 * https://v8.dev/blog/trash-talk
 */
function giveRoomToNewObjects() {
  v8.setFlagsFromString('--semi-space-growth-factor=16');
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
