import type { DocumentOf } from '../../content/content-source.ts';
import { CaseArticle } from '../cases/CaseArticle.tsx';

/** A customer's case study. */
export function CustomerCasePage({ document }: { readonly document: DocumentOf<'customer_case'> }) {
  return <CaseArticle document={document} kind="customer" />;
}
