import { useSignals } from '@preact/signals-react/runtime';
import { TextArea } from '../../components/TextArea.tsx';
import tool from '../kit/SheetTool.module.css';
import { Step } from './Step.tsx';
import type { StepView } from './view.ts';

/** Step five of the invoice form: notes to print on the invoice. */
export function NotesStep(view: StepView) {
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
    </Step>
  );
}
