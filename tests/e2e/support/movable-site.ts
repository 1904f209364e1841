import {
  cpSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { serveSite } from '../../../src/server/serve.ts';
import { hostFolderOf } from '../../../src/site/release-layout.ts';
import { temporaryFolder } from '../../sites/temporary-folder.ts';

/** A served export that can be replaced by another one, and can go offline. */
export interface MovableSite extends AsyncDisposable {
  /** `http://localhost:8080`: the one address without TLS at which browsers have service workers. */
  readonly origin: string;
  /** Publishes another export in its place. */
  show(folder: string): void;
  /** Stops the server. */
  down(): Promise<void>;
  up(): Promise<void>;
}

export async function openMovableSite(folder: string): Promise<MovableSite> {
  const temporary = temporaryFolder();
  const current = join(temporary.path, 'current');
  symlinkSync(folder, current);
  let server = await serveSite({ folder: current, port: 0 });
  const { port } = new URL(server.origin);
  let isUp = true;
  const down = async () => {
    if (isUp) await server.close();
    isUp = false;
  };
  return {
    origin: `http://localhost:${port}`,
    show(other) {
      symlinkSync(other, `${current}.next`);
      renameSync(`${current}.next`, current);
    },
    down,
    async up() {
      server = await serveSite({ folder: current, port: Number(port) });
      isUp = true;
    },
    async [Symbol.asyncDispose]() {
      await down();
      temporary[Symbol.dispose]();
    },
  };
}

/** The files of an export that the tests need: the root, the English home, pricing and legal pages, code and fonts. */
const copied =
  /^(?:[\w.-]+|helios\/en(?:\/(?:pricing|legal|offline))?\.html|helios\/static\/[\w.-]+\.(?:js|json|woff2|svg)|helios\/page-data\/(?:app-data\.json|en\/(?:(?:pricing|legal)\/)?page-data\.json|sq\/d\/.+))$/;

const pictures = /^helios\/static\/[\w.-]+\.(?:avif|webp|png|jpg)$/;

/** Copies an export as another build: with another hash, and titles that begin with `New`. */
export function copyAsNextBuild(folder: string, to: string): string {
  const { webpackCompilationHash: build } = JSON.parse(
    readFileSync(join(folder, 'helios/page-data/app-data.json'), 'utf8'),
  ) as { webpackCompilationHash: string };
  const next = [...build].reverse().join('');
  const entries = readdirSync(`${folder}/`, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map(({ parentPath, name }) => relative(`${folder}/`, join(parentPath, name)));
  for (const path of paths.filter((each) => copied.test(each))) {
    // Every byte is a letter of latin1, so fonts stay unchanged.
    const text = readFileSync(join(folder, path), 'latin1');
    const file = join(to, path.replace(build, next));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text.replaceAll(build, next).replaceAll('<title>', '<title>New '), 'latin1');
  }
  for (const path of paths.filter((each) => pictures.test(each))) linkSync(join(folder, path), join(to, path));
  cpSync(hostFolderOf(folder), hostFolderOf(to), { recursive: true });
  return to;
}
