declare global {
  /**
   * The addresses of the site's scripts, from the script that loads them: `./late-3f2a….js`. The bundler replaces
   * `HELIOS_SCRIPTS.late` by the address.
   */
  const HELIOS_SCRIPTS: Readonly<Record<'late' | 'forms' | 'plain' | 'consent' | 'analytics', string>>;
}

/**
 * The address from which each script is imported next, by the script's own address. It is kept here because all callers
 * of a script must get the same module: a script that is imported from two addresses runs twice.
 */
const next: Record<string, string> = {};

/**
 * Imports a script of the site. After a failure, the next call asks for the script again. Browsers remember for the rest
 * of the document that an address could not be imported (https://github.com/whatwg/html/pull/10327 ends that), but not
 * for the same address with another fragment, which is no part of the request.
 */
export function loadScript<Exports>(address: string): Promise<Exports> {
  next[address] ??= address;
  return import(next[address]).catch((reason) => {
    next[address] = `${next[address]}#1`;
    throw reason;
  });
}
