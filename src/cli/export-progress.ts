import type { ReadProgress } from '../content/pin.ts';
import type { ExportProgress } from '../pipeline/progress.ts';
import type { Finding } from '../site/finding.ts';
import type { Part } from './remaining-time.ts';
import { count, countOf, reportFindings, stage, tally } from './report.ts';

export interface PrintedProgress {
  readonly progress: ExportProgress;
  readonly fetching: (progress: ReadProgress) => void;
  /** True if the finding was printed already, before the end of the export. */
  isTold(finding: Finding): boolean;
}

/** Prints one line for each stage of the export, and the findings that are known before anything is rendered. */
export function printProgress(): PrintedProgress {
  const told = new Set<string>();
  const keyOf = ({ code, message }: Finding) => `${code} ${message}`;
  let line = stage('fetch');
  const next = (word: string) => {
    line = stage(word);
  };
  const update = (part: Part, plural: string) => line.update(countOf(part, plural), part);
  let pages = 0;
  const fetching = ({ documents, total }: ReadProgress) => update({ done: documents, total }, 'documents');
  const progress: ExportProgress = {
    fetched({ documentCount, isFresh }, source) {
      line.done(`${count(documentCount, 'document')} of ${source}${isFresh ? '' : ', unchanged'}`);
      next('compile');
    },
    compiled({ isFresh }) {
      if (isFresh) line.done('templates, styles and scripts');
      next('plan');
    },
    planned(routes, { routes: all }, early) {
      const part = routes.length === all.length ? '' : `${count(routes.length)} of `;
      const locales = new Set(routes.map((route) => route.locale.code)).size;
      line.done(`${part}${count(all.length, 'page')}, ${count(locales, 'locale')}`);
      reportFindings(early);
      for (const finding of early) told.add(keyOf(finding));
      next('render');
    },
    rendering: (done, total) => update({ done, total }, 'pages'),
    rendered({ rendered, reused }) {
      pages = rendered + reused;
      line.done(`${count(rendered, 'page')}${reused > 0 ? `, ${count(reused)} unchanged` : ''}`);
      next('images');
    },
    optimizing: (done, total) => update({ done, total }, 'image files'),
    optimized({ files, made, shared }) {
      const unchanged = files.length - made - shared;
      const rest = unchanged > 0 ? `, ${count(unchanged)} unchanged` : '';
      line.done(`${count(made, 'image file')} made${sharedText(shared)}${rest}`);
      next('check');
    },
    checked(links, findings) {
      line.done(`${count(links, 'internal link')} on ${count(pages, 'page')}, ${tally(findings)}`);
    },
    patched({ rendered, reused }, { made, shared }) {
      next('patch');
      const images = `${count(made, 'image file')} made${sharedText(shared)}`;
      line.done(`${count(rendered, 'page')} and ${images}, ${count(reused, 'page')} as before`);
    },
  };
  return { progress, fetching, isTold: (finding) => told.has(keyOf(finding)) };
}

function sharedText(shared: number): string {
  return shared > 0 ? `, ${count(shared)} from the shared cache` : '';
}
