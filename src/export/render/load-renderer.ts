import { pathToFileURL } from 'node:url';
import { threadId } from 'node:worker_threads';
import type { Route } from '../../site/route.ts';
import { createPacker } from './packed-page.ts';
import type { OpenAudit } from './page-audit.ts';
import type { ShellNotes } from './page-notes.ts';
import type { PageOutcome } from './page-record.ts';
import type { NewPage } from './render-page.tsx';
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
  /**
   * Renders a page. Its findings are part of its notes, so the outcome is there when all checks have ended. The next page
   * may be rendered before.
   */
  make(route: Route): Promise<{ readonly outcome: Promise<PageOutcome> }>;
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
  const handShell = createShellHandover();
  const checked = async ({ draft, shell, ...page }: NewPage, route: Route): Promise<PageOutcome> => {
    const findings = await auditPage({ ...page, route, config: setup.config });
    const own = { ...draft.own, findings: [...draft.own.findings, ...findings] };
    // Pages arrive in the order in which their checks end, and the first one of a shell has its notes.
    return { ok: true, page: pack({ ...draft, own }), shell: handShell(shell) };
  };
  return {
    async make(route) {
      const outcome = await renderer.render(route);
      return { outcome: outcome.ok ? checked(outcome, route) : Promise.resolve(outcome) };
    },
    close: () => renderer.close(),
  };
}

/** Creates a function that returns the notes of a shell at its first call for the shell, and undefined from then on. */
function createShellHandover(): (shell: ShellNotes) => ShellNotes | undefined {
  const handedOver = new Set<string>();
  return ({ name, notes }) => (handedOver.size === handedOver.add(name).size ? undefined : { name, notes });
}
