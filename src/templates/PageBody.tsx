import type { ComponentType } from 'react';
import { LocaleSelector } from './components/LocaleSelector.tsx';
import type { PageDocument } from './registry.ts';
import { pageComponents } from './registry.ts';

/** All that is a page's own, between the top and the bottom of the shell: the main part, and the way to other locales. */
export function PageBody({ document }: { document: PageDocument }) {
  // The map pairs each type with its component, which TypeScript can't follow through a union.
  const Page = pageComponents[document.type] as ComponentType<{ document: PageDocument }>;
  return (
    <>
      <main id="main" tabIndex={-1}>
        <Page document={document} />
      </main>
      <LocaleSelector />
    </>
  );
}
