import { savePdf } from '../kit/save-pdf.ts';
import type { PolicyBuilderProps } from './contract.ts';
import type { WrittenSection } from './policy.ts';
import { policyPaper } from './policy-paper.ts';

/** Saves the policy as a PDF. The script with this function is loaded when a visitor asks for the file. */
export function savePolicyPdf(
  title: string,
  sections: readonly WrittenSection[],
  props: PolicyBuilderProps,
): Promise<void> {
  return savePdf(policyPaper(title, sections, props), props.labels);
}
