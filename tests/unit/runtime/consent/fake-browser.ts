import { vi } from 'vitest';

/** What scripts of consent see of a browser: a document, its cookies and its window. */
export interface FakeBrowser {
  /** The cookies of the browser, by name, with their encoded values. */
  readonly cookies: Map<string, string>;
  readonly window: EventTarget;
  /** The consent in force, as the document has it. Null before any is. */
  consent(): string | null;
  /** Stores cookies as another page of the site does. */
  write(cookies: readonly { readonly name: string; readonly value: string }[]): void;
}

/** The version of the cookie policy. */
export const policyVersion = '2';

/** Puts a browser without a visible page in the place of the globals, until `vi.unstubAllGlobals`. */
export function fakeBrowser(vendors: object = {}): FakeBrowser {
  const cookies = new Map<string, string>();
  const attributes = new Map<string, string>();
  const document = Object.assign(new EventTarget(), {
    documentElement: {
      getAttribute: (name: string) => attributes.get(name) ?? null,
      setAttribute: (name: string, value: string) => attributes.set(name, value),
    },
    querySelector: () => null,
  });
  Object.defineProperty(document, 'cookie', {
    get: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    set(text: string) {
      const [, name = '', value = ''] = /^([^=]*)=([^;]*)/.exec(text) ?? [];
      if (text.includes('Max-Age=0')) cookies.delete(name);
      else cookies.set(name, value);
    },
  });
  const window = new EventTarget();
  const globals = {
    document,
    location: { protocol: 'https:', hostname: 'www.helios.example', pathname: '/helios/de' },
    navigator: {},
    addEventListener: window.addEventListener.bind(window),
    BroadcastChannel: class extends EventTarget {
      close() {}
      postMessage() {}
    },
    dataLayer: [],
    HELIOS_CONSENT: { cookieDomain: undefined, policyVersion },
    HELIOS_VENDORS: vendors,
  };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  return {
    cookies,
    window,
    consent: () => [...attributes.values()][0] ?? null,
    write(written) {
      for (const { name, value } of written) cookies.set(name, encodeURIComponent(value));
    },
  };
}
