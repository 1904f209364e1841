import { useMemo } from 'react';
import { fillIn } from '../../rules/tools/fill-in.ts';
import { policyText, writePolicy } from '../../rules/tools/policy.ts';
import { createFormat } from '../tools/format.ts';
import { GetSheet } from '../tools/GetSheet.tsx';
import { printSheet } from '../tools/print-sheet.ts';
import { SheetPreview } from '../tools/SheetPreview.tsx';
import tool from '../tools/SheetTool.module.css';
import { useSheetForm } from '../tools/use-sheet-form.ts';
import { answersOf, fieldsOf, initialAnswers } from './answers.ts';
import { CopyButton } from './CopyButton.tsx';
import type { PolicyBuilderProps } from './contract.ts';
import { PolicyFieldset } from './PolicyFieldset.tsx';
import { PolicyPaper } from './PolicyPaper.tsx';

/** A policy written from a few answers: complete from the first moment, then yours. */
export function PolicyBuilder(props: PolicyBuilderProps) {
  const { labels, htmlLang } = props;
  const format = useMemo(() => createFormat(htmlLang), [htmlLang]);
  const form = useSheetForm({
    key: 'policy',
    initial: { values: initialAnswers(props, format), rows: {} },
    fresh: () => ({}),
  });
  const fields = fieldsOf(form, props, format);
  const answers = answersOf(form.values, fields, props, format);
  const title = fillIn(labels.paper_heading, answers);
  const sections = writePolicy(props.sections, answers);
  return (
    <div className={tool.tool}>
      <form key={form.generation} className={tool.form} {...form.attributes}>
        <p className={tool.plain}>{labels.script_note}</p>
        <PolicyFieldset props={props} form={form} fields={fields} />
      </form>
      <SheetPreview id={form.idOf('preview')} label={labels.preview_label}>
        <PolicyPaper title={title} sections={sections} />
      </SheetPreview>
      <GetSheet
        id={form.idOf('get')}
        heading={labels.get_heading}
        labels={labels}
        onGet={() => form.check() && printSheet(title)}
        onClear={form.clear}
      >
        <CopyButton
          text={policyText(title, sections)}
          label={labels.copy_label}
          copiedLabel={props.copiedLabel}
          mayCopy={form.check}
        />
      </GetSheet>
    </div>
  );
}
