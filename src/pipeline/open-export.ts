import { join } from 'node:path';
import type { FetchedContent } from '../content/content-source.ts';
import type { Seals } from '../disk/seal.ts';
import {
  beginCompilation,
  type CompiledSite,
  type CompileInput,
  compileSite,
  withWholeMaps,
} from '../export/compile/compile-site.ts';
import { sourceLayout } from '../export/compile/source-layout.ts';
import { createImageWork, type ImageWork } from '../export/images/image-work.ts';
import { createMediaWork, type MediaWork } from '../export/images/media-files.ts';
import { openSharedImages } from '../export/images/shared/open-shared-images.ts';
import { openIntactFiles } from '../export/output/intact-files.ts';
import { type Output, openOutput } from '../export/output/open-output.ts';
import { openStore, type Store } from '../export/output/store.ts';
import type { ExportInput } from './export-site.ts';
import { runtimeSite } from './runtime-site.ts';
import { assertSameSource } from './same-source.ts';

/** The store of file contents with its folder, and the work folder, which contains all caches. */
export interface ExportStores {
  readonly store: Store;
  readonly storeFolder: string;
  readonly workFolder: string;
  readonly seals: Seals;
}

/** The resources of an export from its first stage to its last. Disposing closes all of them, even after a failure. */
export interface OpenExport extends AsyncDisposable {
  readonly stores: ExportStores;
  /** The output folder, locked against other exports. */
  readonly output: Output;
  readonly imageWork: ImageWork;
  readonly mediaWork: MediaWork;
  /**
   * Fetches the content and compiles the site's code in parallel. `compiledIn` is the folder with compiled code that
   * can be reused; undefined if a source may have changed. Throws HeliosError.
   */
  load(compiledIn?: string): Promise<[FetchedContent, CompiledSite]>;
  /** Returns the loaded code with source maps that can be published. Throws HeliosError. */
  publishable(compiled: CompiledSite): Promise<CompiledSite>;
}

/** Locks the output and opens the store. Throws HeliosError. */
export async function openExport({ config, content, options, progress, ...input }: ExportInput): Promise<OpenExport> {
  const { root, workFolder, seals, out, lockWaits, list } = input;
  await using stack = new AsyncDisposableStack();
  const compiler = input.headStart?.compiler;
  let isFresh = false;
  const unneeded = new AbortController();
  const code: CompileInput = {
    root,
    workFolder,
    site: runtimeSite(config),
    consent: config.consent,
    vendors: config.vendors,
    renderer: input.renderer ?? sourceLayout.renderer,
    seals,
    compiler,
    signal: unneeded.signal,
    onCompile() {
      isFresh = true;
    },
  };
  // After an edit of templates, the compilation is what takes longest. So it begins before the output is locked.
  const begun = compiler && beginCompilation(code);
  const storeFolder = join(workFolder, 'store');
  const intact = { file: join(workFolder, 'intact-files'), seal: seals('intact-files'), nowMs: Date.now() };
  const store = openStore(storeFolder, openIntactFiles(intact));
  const { isPlain, hasImages } = options;
  const painter = input.headStart?.painter;
  const extent = { isPart: input.isPart, hasImages };
  const output = stack.adopt(
    await openOutput({
      out,
      workFolder,
      projectFolder: root,
      store,
      seals,
      isPlain,
      ...extent,
      lockWaits,
      ...(list && { list }),
      seen: () => input.memory?.seen(),
    }),
    (each) => each.close(),
  );
  assertSameSource({ out, published: output.published()?.manifest, content, isChosen: options.isContentChosen });
  const indexFile = join(workFolder, 'images.sqlite');
  const media = { store, indexFile, seal: seals('images'), fetchMedia: content.fetchMedia };
  const { imageCache } = input;
  const shared = imageCache && openSharedImages(imageCache, { seal: seals('shared-images'), store });
  const imageWork = stack.adopt(
    createImageWork({
      ...media,
      shared,
      isWanted: hasImages,
      config: config.images,
      onProgress: progress.optimizing,
      ...(painter && { painter }),
    }),
    (each) => each.stop(),
  );
  const mediaWork = stack.adopt(createMediaWork(media), (each) => each.stop());
  const resources = stack.move();
  return {
    stores: { store, storeFolder, workFolder, seals },
    output,
    imageWork,
    mediaWork,
    async load(compiledIn) {
      // The compilation begins first, because it continues in a thread of its own while this one reads the content.
      const compiling = begun ? begun.finish() : compileSite({ ...code, folder: compiledIn });
      // If the content can't be fetched, the export ends without the compiled code. The lock is released after that.
      resources.defer(() => {
        unneeded.abort();
        return compiling.then(ignore, ignore);
      });
      const fetching = content.fetch();
      // If the compiler fails first, the snapshot may still arrive and must be closed too.
      resources.defer(() => fetching.then(({ snapshot }) => snapshot.close(), ignore));
      fetching.then((fetched) => progress.fetched(fetched, content.name), ignore);
      const loaded = await Promise.all([fetching, compiling]);
      progress.compiled({ isFresh });
      return loaded;
    },
    publishable: (compiled) => withWholeMaps(compiled, code),
    [Symbol.asyncDispose]: () => resources.disposeAsync(),
  };
}

/** For a failure that the caller hears of in another way. */
function ignore(): void {}
