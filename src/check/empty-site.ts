import type { Finding } from '../site/finding.ts';

/** Reports content whose documents have no page. A repository without any document has its own finding already. */
export function checkEmptySite(documents: number): Finding[] {
  if (documents === 0) return [];
  return [
    {
      code: 'empty-site',
      severity: 'error',
      message: `None of the ${documents} documents has a page, so the site would be empty.`,
      hint: 'Publish the documents of the pages in the CMS, and compare their types and locales with config/routes.ts and config/locales.ts.',
    },
  ];
}

/** True for the finding that a site has no content, or that none of its documents has a page. */
export function isEmptySite({ code }: Finding): boolean {
  return code === 'empty-site';
}
