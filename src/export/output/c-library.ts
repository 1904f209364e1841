/** The functions of C that this process has: those of the system and of the C library. */
export interface CLibrary {
  /** Returns a function by its declaration in C. Throws if there is none of this name. */
  func(declaration: string): (...values: readonly unknown[]) => unknown;
  /** The error of the last call, as in C. */
  errno(): number;
}

/**
 * Loads the functions of C that Node does not offer. koffi, which calls them, takes 4 to 20 ms to load. Throws where it
 * can't be loaded.
 */
export async function loadCLibrary(): Promise<CLibrary> {
  const { default: koffi } = await import('koffi');
  const library = koffi.load(null);
  return { func: (declaration) => library.func(declaration), errno: () => koffi.errno() };
}
