import { join } from 'node:path';
import type { FetchedContent } from '../content/content-source.ts';
import type { Seals } from '../disk/seal.ts';
import type { CompiledSite } from '../export/compile/compile-site.ts';
import { createImageWork, type ImageWork } from '../export/images/image-work.ts';
import { createMediaWork, type MediaWork } from '../export/images/media-files.ts';
import { openSharedImages } from '../export/images/shared/open-shared-images.ts';
import { openIntactFiles } from '../export/output/intact-files.ts';
import { type Output, openOutput } from '../export/output/open-output.ts';
import { openStore, type Store } from '../export/output/store.ts';
import type { ExportInput } from './export-site.ts';
import { assertSameSource } from './same-source.ts';
import { openSiteCode, type SiteCode } from './site-code.ts';

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
export async function openExport(input: ExportInput): Promise<OpenExport> {
  await using stack = new AsyncDisposableStack();
  // After an edit of templates, the compilation is what takes longest. So it begins before the output is locked.
  const code = openSiteCode(input);
  const stores = openStores(input);
  const output = stack.adopt(await lockOutput(input, stores), (each) => each.close());
  const { content, options, out } = input;
  assertSameSource({ out, published: output.published()?.manifest, content, isChosen: options.isContentChosen });
  const imageWork = stack.adopt(openImageWork(input, stores), (each) => each.stop());
  const mediaWork = stack.adopt(createMediaWork(mediaOf(input, stores)), (each) => each.stop());
  const resources = stack.move();
  return {
    stores,
    output,
    imageWork,
    mediaWork,
    load: (compiledIn) => load(input, { code, compiledIn, resources }),
    publishable: (compiled) => code.publishable(compiled),
    [Symbol.asyncDispose]: () => resources.disposeAsync(),
  };
}

function openStores({ workFolder, seals }: ExportInput): ExportStores {
  const storeFolder = join(workFolder, 'store');
  const intact = { file: join(workFolder, 'intact-files'), seal: seals('intact-files'), nowMs: Date.now() };
  return { store: openStore(storeFolder, openIntactFiles(intact)), storeFolder, workFolder, seals };
}

function lockOutput(input: ExportInput, { store, workFolder, seals }: ExportStores): Promise<Output> {
  const { options, out, root, kind, lockWaits, list, memory } = input;
  const { isPlain, hasImages } = options;
  return openOutput({
    out,
    workFolder,
    projectFolder: root,
    store,
    seals,
    isPlain,
    kind,
    hasImages,
    lockWaits,
    ...(list && { list }),
    seen: () => memory?.seen(),
  });
}

function openImageWork(input: ExportInput, stores: ExportStores): ImageWork {
  const { imageCache, options, config, progress, headStart } = input;
  const { seals, store } = stores;
  const painter = headStart?.painter;
  return createImageWork({
    ...mediaOf(input, stores),
    shared: imageCache && openSharedImages(imageCache, { seal: seals('shared-images'), store }),
    isWanted: options.hasImages,
    config: config.images,
    onProgress: progress.optimizing,
    ...(painter && { painter }),
  });
}

/** What images and other files of the CMS have in common: where they come from, and where they are stored. */
function mediaOf({ content: { fetchMedia } }: ExportInput, { store, workFolder, seals }: ExportStores) {
  return { store, indexFile: join(workFolder, 'images.sqlite'), seal: seals('images'), fetchMedia };
}

interface Loading {
  readonly code: SiteCode;
  readonly compiledIn: string | undefined;
  /** What is disposed of when the export ends. */
  readonly resources: AsyncDisposableStack;
}

async function load(
  { content, progress }: ExportInput,
  { code, compiledIn, resources }: Loading,
): Promise<[FetchedContent, CompiledSite]> {
  // The compilation begins first, because it continues in a thread of its own while this one reads the content.
  const compiling = code.compile(compiledIn);
  // If the content can't be fetched, the export ends without the compiled code. The lock is released after that.
  resources.defer(() => {
    code.abandon();
    return compiling.then(ignore, ignore);
  });
  const fetching = content.fetch();
  // If the compiler fails first, the snapshot may still arrive and must be closed too.
  resources.defer(() => fetching.then(({ snapshot }) => snapshot.close(), ignore));
  fetching.then((fetched) => progress.fetched(fetched, content.name), ignore);
  const loaded = await Promise.all([fetching, compiling]);
  progress.compiled({ isFresh: code.isFresh() });
  return loaded;
}

/** For a failure that the caller hears of in another way. */
function ignore(): void {}
