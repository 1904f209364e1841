import { inject } from 'vitest';
import { type Fault, serveContent } from '../../sites/content-server.ts';
import { exportedBuild, readExported } from './visitor.ts';

/** The exported site on a host of its own, whose answers can fail. */
export interface FaultySite extends AsyncDisposable {
  readonly origin: string;
  /** Makes the next answers at a pathname fail, by default all, until the result is disposed. */
  fail(pathname: string, fault: Fault, times?: number): Disposable;
  /** Holds the answers at a pathname back until the returned function is called. */
  hold(pathname: string): () => void;
}

export async function openFaultySite(): Promise<FaultySite> {
  const upstream = inject('origin');
  const faults = new Map<string, { fault: Fault; times: number }>();
  const held = new Map<string, Promise<void>>();
  const server = await serveContent({
    async answer({ url, method }) {
      const { pathname, search } = new URL(url);
      await held.get(pathname);
      // Answers pass unchanged: compressed, and redirects not followed.
      const headers = { 'accept-encoding': 'identity' };
      return fetch(upstream + pathname + search, { method, headers, redirect: 'manual' });
    },
    onRequest({ pathname }) {
      const known = faults.get(pathname);
      if (!known || known.times === 0) return undefined;
      known.times -= 1;
      return known.fault;
    },
  });
  return {
    origin: server.origin,
    fail(pathname, fault, times = Number.POSITIVE_INFINITY) {
      faults.set(pathname, { fault, times });
      return { [Symbol.dispose]: () => void faults.delete(pathname) };
    },
    hold(pathname) {
      const { promise, resolve } = Promise.withResolvers<void>();
      held.set(pathname, promise);
      return () => {
        held.delete(pathname);
        resolve();
      };
    },
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}

/** An answer with the status 200 and this text. */
export function text(body: string): Fault {
  return { kind: 'status', status: 200, headers: { 'content-type': 'application/json' }, body };
}

/** A JSON file of the shared export with the hash of another build. */
export function ofOtherBuild(pathname: string): Fault {
  const build = exportedBuild();
  return text(readExported(pathname).replaceAll(build, '0'.repeat(build.length)));
}
