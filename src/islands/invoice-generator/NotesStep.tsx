import { useSignals } from '@preact/signals-react/runtime';
import { Checkbox } from '../../components/Checkbox.tsx';
import { TextArea } from '../../components/TextArea.tsx';
import tool from '../kit/SheetTool.module.css';
import { Step } from './Step.tsx';
import type { InvoiceView } from './view.ts';

/** Step five of the invoice form: notes to print on the invoice, and the choice of a reverse charge. */
export function NotesStep(view: InvoiceView) {
  useSignals();
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
          defaultValue={form.start('notes')}
        />
      </div>
      <div className={tool.whole}>
        <Checkbox
          id={form.idOf('reverse_charge')}
          name="reverse_charge"
          isChecked={Boolean(form.start('reverse_charge'))}
        >
          {labels.reverse_charge_label}
        </Checkbox>
      </div>
    </Step>
  );
}
