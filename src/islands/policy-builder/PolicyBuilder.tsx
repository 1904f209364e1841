import { useMemo } from 'react';
import { fillIn } from '../../rules/fill-in.ts';
import { createFormat } from '../kit/format.ts';
import { GetSheet } from '../kit/GetSheet.tsx';
import { printSheet } from '../kit/print-sheet.ts';
import { SheetPreview } from '../kit/SheetPreview.tsx';
import tool from '../kit/SheetTool.module.css';
import { useSheetForm } from '../kit/use-sheet-form.ts';
import { answersOf, fieldsOf, initialAnswers } from './answers.ts';
import { CopyButton } from './CopyButton.tsx';
import type { PolicyBuilderProps } from './contract.ts';
import { PolicyFieldset } from './PolicyFieldset.tsx';
import { PolicyPaper } from './PolicyPaper.tsx';
import { policyText, writePolicy } from './policy.ts';

/** A tool that writes an expense policy from a few answers. With the initial answers the policy is already complete. */
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
