import {
  beginCompilation,
  type CompiledSite,
  type CompileInput,
  compileSite,
  withWholeMaps,
} from '../export/compile/compile-site.ts';
import { sourceLayout } from '../export/compile/source-layout.ts';
import type { ExportInput } from './export-site.ts';
import { runtimeSite } from './runtime-site.ts';

/** The compilation of an export's code. */
export interface SiteCode {
  /**
   * Finishes the compilation if it has begun already, and compiles otherwise. `compiledIn` is the folder with compiled code
   * that can be reused; undefined if a source may have changed. Throws HeliosError.
   */
  compile(compiledIn: string | undefined): Promise<CompiledSite>;
  /** True if the code was compiled, and not only loaded. */
  isFresh(): boolean;
  /** Returns the code with source maps that can be published. Throws HeliosError. */
  publishable(compiled: CompiledSite): Promise<CompiledSite>;
  /** Ends a compilation whose code nobody needs. */
  abandon(): void;
}

/** Prepares the compilation of the code, and begins it if a thread has loaded the compiler. */
export function openSiteCode({ config, root, workFolder, seals, headStart, renderer }: ExportInput): SiteCode {
  let isFresh = false;
  const unneeded = new AbortController();
  const compiler = headStart?.compiler;
  const input: CompileInput = {
    root,
    workFolder,
    site: runtimeSite(config),
    consent: config.consent,
    vendors: config.vendors,
    renderer: renderer ?? sourceLayout.renderer,
    seals,
    compiler,
    signal: unneeded.signal,
    onCompile() {
      isFresh = true;
    },
  };
  const begun = compiler && beginCompilation(input);
  return {
    compile: (compiledIn) => (begun ? begun.finish() : compileSite({ ...input, folder: compiledIn })),
    isFresh: () => isFresh,
    publishable: (compiled) => withWholeMaps(compiled, input),
    abandon: () => unneeded.abort(),
  };
}
