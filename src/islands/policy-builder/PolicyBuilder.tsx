import { computed } from '@preact/signals-core';
import { useState } from 'react';
import { fillIn } from '../../rules/fill-in.ts';
import { BeginButtons } from '../kit/BeginButtons.tsx';
import { CopyButton } from '../kit/CopyButton.tsx';
import { emptyEntries, noEntries } from '../kit/entries-of.ts';
import { FileButton } from '../kit/FileButton.tsx';
import { createFormat, type ToolFormat } from '../kit/format.ts';
import { GetSheet } from '../kit/GetSheet.tsx';
import { printSheet } from '../kit/print-sheet.ts';
import { SheetFields } from '../kit/SheetFields.tsx';
import { SheetPreview } from '../kit/SheetPreview.tsx';
import tool from '../kit/SheetTool.module.css';
import type { SheetForm } from '../kit/sheet-form.ts';
import { useSheetForm } from '../kit/use-sheet-form.ts';
import { answersOf, fieldsOf, initialAnswers, limitNames } from './answers.ts';
import type { PolicyBuilderProps } from './contract.ts';
import { PolicyFieldset } from './PolicyFieldset.tsx';
import { PolicyPaper } from './PolicyPaper.tsx';
import { policyText, writePolicy } from './policy.ts';

/** A tool that writes an expense policy from a few answers. With the initial answers the policy is already complete. */
export function PolicyBuilder(props: PolicyBuilderProps) {
  const { labels, sections } = props;
  const [format] = useState(() => createFormat(props.htmlLang));
  const form = useSheetForm({
    key: 'policy',
    initial: { values: initialAnswers(props, format), rows: {} },
    fresh: () => ({}),
    beginnings: { example: noEntries, empty: emptyEntries([...limitNames, 'approver', 'mileage', 'deadline']) },
  });
  const [{ fields, answers, title }] = useState(() => policyOf(form, props, format));
  const forget = () => {
    form.forget();
    return labels.forgotten_text;
  };
  const written = () => writePolicy(sections, answers.value);
  const save = async () => {
    if (!form.check()) return;
    const { savePolicy } = await import('./save-policy.ts');
    await savePolicy(title.value, written(), props.htmlLang);
  };
  const savePdf = async () => {
    if (!form.check()) return;
    const { savePolicyPdf } = await import('./save-policy-pdf.ts');
    await savePolicyPdf(title.value, written(), props);
  };
  return (
    <div className={tool.tool}>
      <div>
        <BeginButtons form={form} labels={labels} />
        <SheetFields form={form}>
          <p className={tool.plain}>{labels.script_note}</p>
          <PolicyFieldset props={props} form={form} fields={fields} format={format} />
        </SheetFields>
      </div>
      <GetSheet
        id={form.idOf('get')}
        heading={labels.get_heading}
        labels={labels}
        form={form}
        email={props.email}
        onPrint={() => form.check() && printSheet(title.value)}
        forget={forget}
      >
        <FileButton variant="primary" label={labels.pdf_label} errorText={labels.file_error} save={savePdf} />
        <FileButton label={labels.docx_label} errorText={labels.file_error} save={save} />
        <CopyButton
          textOf={() => policyText(title.value, written())}
          label={labels.copy_label}
          copiedLabel={props.copiedLabel}
          mayCopy={form.check}
        />
      </GetSheet>
      <SheetPreview id={form.idOf('preview')} form={form} label={labels.preview_label} links={props.links}>
        <PolicyPaper title={title} sections={sections} answers={answers} hasTyped={form.hasTyped} />
      </SheetPreview>
    </div>
  );
}

function policyOf(form: SheetForm, props: PolicyBuilderProps, format: ToolFormat) {
  const fields = fieldsOf(form, props, format);
  const answers = answersOf(form, fields, props, format);
  const { paper_heading, company_label } = props.labels;
  // As long as the company has no name, the sentences speak of "the company". The title shows a placeholder in brackets
  // instead.
  const title = computed(() => fillIn(paper_heading, { company: form.text('company') || `[${company_label}]` }));
  return { fields, answers, title };
}
