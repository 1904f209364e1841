import type { Paper } from '../kit/pdf/paper.ts';
import type { PolicyBuilderProps } from './contract.ts';
import type { WrittenSection } from './policy.ts';

type Texts = Pick<PolicyBuilderProps, 'labels' | 'htmlLang'>;

/** The policy for a PDF: the texts of `PolicyPaper`, in the same order. */
export function policyPaper(title: string, sections: readonly WrittenSection[], { labels, htmlLang }: Texts): Paper {
  const numbered = sections.map(({ heading, paragraphs }) => ({ heading, clauses: paragraphs }));
  return {
    title,
    htmlLang,
    pageText: labels.page_text,
    attachments: [],
    blocks: [
      { type: 'title', text: title },
      { type: 'clauses', sections: numbered },
    ],
  };
}
