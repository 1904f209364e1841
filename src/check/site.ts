import type { Config } from '../../config/schema.ts';
import type { CompiledSite } from '../export/compile/compile-site.ts';
import type { Plan } from '../export/plan.ts';
import type { PageRecord } from '../export/render/page-record.ts';
import type { SiteFile } from '../export/site-file.ts';
import type { Snapshot } from '../content/content-source.ts';
import type { Finding } from '../rules/finding.ts';
import type { HostRules } from '../rules/host-rules.ts';
import type { Route } from '../rules/route.ts';
import { checkLinks } from './links.ts';

export function checkSite(_input: { config: Config; snapshot: Snapshot; plan: Plan; routes: readonly Route[]; compiled: CompiledSite }) {
  return {
    page: (_html: string, _record: PageRecord, _route: Route): readonly Finding[] => [],
    site: ({ records, files, hostRules }: { records: readonly PageRecord[]; files: readonly SiteFile[]; hostRules: HostRules; options: unknown }) => {
      const r = checkLinks({ pages: records, files: new Set(files.map((f) => f.path)), hostRules, site: _input.config.site });
      return { links: r.checked, findings: r.findings };
    },
  };
}
