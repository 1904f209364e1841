import { type Comparison, compareSites } from '../../../../bench/compare/compare-sites.ts';
import type { Difference } from '../../../../bench/compare/differences.ts';

export type Files = Readonly<Record<string, string>>;

/** An HTML page with one style element. */
export function page(body: string, css = ''): string {
  return `<!doctype html><html lang="en"><head><style>${css}</style></head><body>${body}</body></html>`;
}

/** An export of one page. */
export function onePage(body: string, css = ''): Files {
  return { 'helios/en/index.html': page(body, css) };
}

export function compare(before: Files, after: Files): Comparison {
  return compareSites({ before: siteOf(before), after: siteOf(after) });
}

export function differences(before: Files, after: Files): readonly Difference[] {
  return compare(before, after).differences;
}

function siteOf(files: Files): Map<string, Buffer> {
  return new Map(Object.entries(files).map(([path, content]) => [path, Buffer.from(content)]));
}
