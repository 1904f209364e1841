import { hash } from 'node:crypto';
import { sharedDataPathname } from '../../../rules/page-data.ts';
import type { PageContext } from '../../../templates/page-context.ts';
import type { PageWork } from './page-work.ts';

type PageAttachments = Pick<PageContext, 'drawing' | 'workbook' | 'sharedData'>;

/** Creates the part of a page context that takes files which templates make. Each is named by a hash of what it contains. */
export function pageAttachments({ scope, notes }: PageWork): PageAttachments {
  const { pathPrefix } = scope.config.site;
  return {
    drawing(name, svg) {
      const pathname = `${pathPrefix}/static/${name}-${digestOf(svg)}.svg`;
      notes.drawings.set(pathname, svg);
      return pathname;
    },
    workbook(name, workbook) {
      // The name is a hash of the workbook, not of the file: the file is made only after the page is complete.
      const pathname = `${pathPrefix}/static/${name}-${digestOf(JSON.stringify(workbook))}.xlsx`;
      notes.workbooks.set(pathname, workbook);
      return { href: pathname, name: `${name}.xlsx` };
    },
    sharedData(data) {
      const content = JSON.stringify({ data });
      const pathname = sharedDataPathname(pathPrefix, digestOf(content));
      notes.data.set(pathname, content);
      return pathname;
    },
  };
}

function digestOf(text: string): string {
  return hash('sha256', text).slice(0, 10);
}
