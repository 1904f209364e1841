import type { ComponentType } from 'react';
import { LocaleSelector } from './components/LocaleSelector.tsx';
import type { PageComponents, PageDocument } from './registry.ts';

interface PageBodyProps {
  readonly document: PageDocument;
  readonly components: PageComponents;
}

/** All that is a page's own, between the top and the bottom of the shell: the main part, and the way to other locales. */
export function PageBody({ document, components }: PageBodyProps) {
  // The map pairs each type with its component, which TypeScript can't follow through a union.
  const Page = components[document.type] as ComponentType<{ document: PageDocument }>;
  return (
    <>
      <main id="main" tabIndex={-1}>
        <Page document={document} />
      </main>
      <LocaleSelector />
    </>
  );
}
