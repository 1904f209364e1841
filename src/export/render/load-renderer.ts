import { pathToFileURL } from 'node:url';
import { threadId } from 'node:worker_threads';
import type { Route } from '../../site/route.ts';
import { createPacker } from './packed-page.ts';
import type { OpenAudit } from './page-audit.ts';
import type { PageOutcome } from './page-record.ts';
import type { Renderer, RenderSetup } from './renderer.ts';

/** What a thread needs to render and check pages, as values that can be sent to a worker. */
export interface RenderThread {
  /** Path of the compiled renderer. */
  readonly rendererFile: string;
  readonly setup: RenderSetup;
  /** Address of the module with the checks of a page, as a `file:` URL. */
  readonly auditModule: string;
}

export interface PageMaker {
  /** Renders a page and checks it. The findings are part of the page's notes. */
  make(route: Route): Promise<PageOutcome>;
  close(): void;
}

/** Loads the compiled renderer and the checks into this thread. */
export async function loadRenderer({ rendererFile, setup, auditModule }: RenderThread): Promise<PageMaker> {
  const [{ createRenderer }, { openAudit }]: [
    { createRenderer(setup: RenderSetup): Promise<Renderer> },
    { openAudit: OpenAudit },
  ] = await Promise.all([import(pathToFileURL(rendererFile).href), import(auditModule)]);
  const renderer = await createRenderer(setup);
  const auditPage = openAudit();
  const pack = createPacker(String(threadId));
  return {
    async make(route) {
      const outcome = await renderer.render(route);
      if (!outcome.ok) return outcome;
      const { draft, shell, ...rendered } = outcome;
      const findings = auditPage({ ...rendered, route, config: setup.config });
      const own = { ...draft.own, findings: [...draft.own.findings, ...findings] };
      return { ok: true, page: pack({ ...draft, own }), shell };
    },
    close: () => renderer.close(),
  };
}
