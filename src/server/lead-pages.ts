import type { EndpointContext } from '../leads/endpoint.ts';
import { parseLeadSite } from '../leads/parse-lead-site.ts';
import { type LeadSite, leadSiteFile } from '../site/lead-site.ts';
import type { ServedFile } from './file-cache.ts';
import type { ReleaseReader } from './release.ts';

/** The files of the currently served release that the lead endpoint reads. */
export type LeadPages = Pick<EndpointContext, 'loadSite' | 'readPage'>;

export function createLeadPages(releases: ReleaseReader): LeadPages {
  let known: { hash: string; site: LeadSite } | undefined;
  return {
    async loadSite() {
      const release = await releases.open();
      const file = await release.readHostFile(leadSiteFile);
      if (known?.hash !== file.hash) known = { hash: file.hash, site: parseLeadSite(await textOf(file)) };
      return known.site;
    },
    async readPage(pathname) {
      const { host, hasFile, read } = await releases.open();
      const answer = host.answer(pathname, hasFile);
      return answer.type === 'file' && answer.path.endsWith('.html') ? textOf(await read(answer.path)) : undefined;
    },
  };
}

async function textOf(file: ServedFile): Promise<string> {
  return new TextDecoder().decode(await file.encoded('identity'));
}
