#!/usr/bin/env node
// This file is plain JavaScript, so that an old Node can run it and start the pinned one.
import { existsSync, lstatSync, mkdirSync } from 'node:fs';
import module from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import v8 from 'node:v8';

const minVersion = [22, 18];
const [major, minor] = process.versions.node.split('.').map(Number);

if (major > minVersion[0] || (major === minVersion[0] && minor >= minVersion[1])) {
  // The code cache has no seals, so a run with a key for seals does not use it.
  if (!process.env.HELIOS_CACHE_KEY?.trim()) {
    enableCodeCache(process.env.HELIOS_WORK?.trim());
  }
  shortenImports();
  keepNewObjectsApart();
  collectLessInBundler();
  const { run } = await import('../src/cli/run.ts');
  await run(process.argv);
} else {
  await runWithPinnedNode();
}

/**
 * Enables Node's code cache. Node runs the TypeScript sources, and the cache stores them without their types, by
 * content, so that it is never stale. The cache's folder is created here, because Node would try for ever where the
 * system allows no folders, such as in /proc. In a work folder that the environment names, it is created only after an
 * export has worked there: the work folder could be somebody else's.
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
 * Makes imports faster. For each file that a source imports, Node looks for its package, its module format and symbolic
 * links in its path, which takes as long as loading the file. If a source of this project imports a .ts file by a
 * relative path, the answers are known: the file is a module of this project. And zod loads its error texts in fifty
 * languages, which takes longer than the rest of zod. Helios shows only the English texts, so those are loaded instead
 * of the list of all languages.
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

/**
 * True for a file that exists and is not a symbolic link. The import of a missing file is left to Node, whose error
 * message is the best.
 */
function isFile(url) {
  return lstatSync(url, { throwIfNoEntry: false })?.isFile() ?? false;
}

/**
 * Sets how V8 treats new objects, most of which an export needs for one page only. https://v8.dev/blog/trash-talk
 *
 * The memory for new objects begins with 1 MB and is doubled each time it is full of objects that stay, such as the
 * modules of a program that starts. One larger step saves most of the garbage collections
 * (src/cli/new-object-space.ts). Other threads begin with what they need.
 *
 * V8 would learn to put the objects of some lines of code among the old objects at once. When such an object is garbage,
 * all new objects that it refers to, such as the elements of a page, still count as needed until the next collection of
 * old objects. Without this, an export of ten thousand pages takes a third less memory.
 */
function keepNewObjectsApart() {
  v8.setFlagsFromString('--semi-space-growth-factor=16');
  v8.setFlagsFromString('--min-semi-space-size=16');
  v8.setFlagsFromString('--no-allocation-site-pretenuring');
}

/**
 * Sets how esbuild collects its garbage. It is a program in Go, which would spend a third of its time on collections of a
 * process that soon ends. Now it collects only when it has 400 MiB, about as much as a compilation of the site takes
 * without these settings. https://go.dev/doc/gc-guide
 */
function collectLessInBundler() {
  process.env.GOGC ??= 'off';
  process.env.GOMEMLIMIT ??= '400MiB';
}

/** Runs the same command with the Node that `npm ci` installed. */
async function runWithPinnedNode() {
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
  // All other runs start faster without this module.
  const { spawn } = await import('node:child_process');
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
