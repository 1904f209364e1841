import type { ReactElement } from 'react';
import { classNames } from '../../../components/class-names.ts';
import { Section } from '../../../components/Section.tsx';
import { ByEmail } from '../../components/ByEmail.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import type { SliceOf, SliceProps } from '../../slice-props.ts';
import { ExpenseReportSlot } from './ExpenseReportSlot.tsx';
import { InvoiceGeneratorSlot } from './InvoiceGeneratorSlot.tsx';
import { PolicyBuilderSlot } from './PolicyBuilderSlot.tsx';
import { RoiCalculatorSlot } from './RoiCalculatorSlot.tsx';
import styles from './Tool.module.css';
import { idOf } from './tool-ids.ts';
import { byEmailName } from './tool-links.ts';
import { VatCalculatorSlot } from './VatCalculatorSlot.tsx';

/** A free tool: an island with the labels and texts of the slice, and beside it help that needs no script. */
export function Tool({ slice, index }: SliceProps<'tool'>) {
  const { primary } = slice;
  const hasHead = Boolean(primary.heading || primary.eyebrow || primary.body.length > 0);
  return (
    <Section primary={primary} isTight className={classNames(styles.tool, layouts[slice.variation])}>
      {hasHead && <SectionHead primary={primary} level={index === 0 ? 'h1' : 'h2'} />}
      <ToolOf slice={slice} index={index} />
      <ByEmail id={idOf(byEmailName, index)} primary={primary} />
    </Section>
  );
}

/** How the result of each tool stands beside heading and form: a sheet of paper in wider windows only. */
const layouts: Readonly<Record<SliceOf<'tool'>['variation'], string | undefined>> = {
  vat_calculator: styles.withResult,
  roi_calculator: styles.withResult,
  invoice_generator: styles.withSheet,
  expense_report_generator: styles.withSheet,
  expense_policy_builder: styles.withSheet,
};

/** The return type makes a variation without a case an error of the compiler. */
function ToolOf({ slice, index }: SliceProps<'tool'>): ReactElement {
  switch (slice.variation) {
    case 'vat_calculator':
      return <VatCalculatorSlot primary={slice.primary} index={index} />;
    case 'roi_calculator':
      return <RoiCalculatorSlot primary={slice.primary} index={index} />;
    case 'invoice_generator':
      return <InvoiceGeneratorSlot primary={slice.primary} index={index} />;
    case 'expense_report_generator':
      return <ExpenseReportSlot primary={slice.primary} index={index} />;
    case 'expense_policy_builder':
      return <PolicyBuilderSlot primary={slice.primary} index={index} />;
  }
}
