import type { ComponentType } from 'react';
import { pageLeadValues } from '../content/meaning/lead-form.ts';
import { pageLeadsAttribute, searchWordsAttribute, signUpPageAttribute } from '../rules/markup.ts';
import { LocaleSelector } from './components/LocaleSelector.tsx';
import { PageLeadsContext } from './page-leads.ts';
import type { PageComponents, PageDocument } from './registry.ts';
import { navigationStyleOf } from './Shell.tsx';
import { SignUpPageContext, signUpPageOf } from './sign-up-page.ts';

interface PageBodyProps {
  readonly document: PageDocument;
  readonly components: PageComponents;
}

/**
 * Everything that belongs to one page only, between the shell's header and footer: the main part and the locale
 * selector.
 */
export function PageBody({ document, components }: PageBodyProps) {
  // The map pairs each document type with its component, but TypeScript can't follow that pairing through a union:
  // hence the cast.
  const Page = components[document.type] as ComponentType<{ document: PageDocument }>;
  const signUpPage = signUpPageOf(document);
  const leads = pageLeadValues(document);
  const attributes = {
    [signUpPageAttribute]: signUpPage,
    [pageLeadsAttribute]: new URLSearchParams(leads).toString() || undefined,
    [searchWordsAttribute]: (document.type === 'page' && document.data.search_words) || undefined,
  };
  return (
    <SignUpPageContext value={signUpPage}>
      <PageLeadsContext value={leads}>
        <main id="main" tabIndex={-1} {...attributes}>
          <Page document={document} />
        </main>
        <LocaleSelector isBesideBrand={navigationStyleOf(document) === 'full'} />
      </PageLeadsContext>
    </SignUpPageContext>
  );
}
