import type { ComponentType } from 'react';
import { signUpPageAttribute } from '../rules/markup.ts';
import { LocaleSelector } from './components/LocaleSelector.tsx';
import type { PageComponents, PageDocument } from './registry.ts';
import { SignUpPageContext, signUpPageOf } from './sign-up-page.ts';

interface PageBodyProps {
  readonly document: PageDocument;
  readonly components: PageComponents;
}

/** All that is a page's own, between the top and the bottom of the shell: the main part, and the way to other locales. */
export function PageBody({ document, components }: PageBodyProps) {
  // The map pairs each type with its component, which TypeScript can't follow through a union.
  const Page = components[document.type] as ComponentType<{ document: PageDocument }>;
  const signUpPage = signUpPageOf(document);
  return (
    <SignUpPageContext value={signUpPage}>
      <main id="main" tabIndex={-1} {...{ [signUpPageAttribute]: signUpPage }}>
        <Page document={document} />
      </main>
      <LocaleSelector />
    </SignUpPageContext>
  );
}
