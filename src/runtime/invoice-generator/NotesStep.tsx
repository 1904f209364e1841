import { CheckField } from '../tools/CheckField.tsx';
import tool from '../tools/SheetTool.module.css';
import { TextArea } from '../tools/TextArea.tsx';
import { Step } from './Step.tsx';
import type { InvoiceView } from './view.ts';

/** Step five: what else the paper should say. */
export function NotesStep(view: InvoiceView) {
  const { props, form } = view;
  const { labels } = props;
  return (
    <Step name="notes" {...view}>
      <div className={tool.whole}>
        <TextArea
          id={form.idOf('notes')}
          name="notes"
          label={labels.notes_label}
          rows={3}
          defaultValue={form.start.notes}
        />
      </div>
      <div className={tool.whole}>
        <CheckField
          name="reverse_charge"
          label={labels.reverse_charge_label}
          isChecked={form.start.reverse_charge !== undefined}
        />
      </div>
    </Step>
  );
}
