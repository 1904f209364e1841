import { demoAttribute, selectorOf } from '../../../rules/markup.ts';
import { parseSitePath } from '../../../rules/visit/place.ts';
import { ownPath } from '../../shared/navigation/own-path.ts';
import { type DemoRecord, withStep } from '../../shared/visit/demo-record.ts';

/** Records the visitor's steps in interactive demos, whose radio buttons are their steps. Returns a getter of the record. */
export function followDemos(root: Document, pathPrefix: string): () => DemoRecord {
  let record: DemoRecord = new Map();
  const update = () => {
    const page = parseSitePath(ownPath(), pathPrefix).path.slice(1) || 'home';
    root.querySelectorAll(selectorOf(demoAttribute)).forEach((demo, index) => {
      const radios = [...demo.querySelectorAll<HTMLInputElement>('[type="radio"]')];
      const step = radios.findIndex(({ checked }) => checked) + 1;
      // The first step is checked in the markup already.
      if (step < 2) return;
      const flow = index === 0 ? page : `${page}-${index + 1}`;
      record = withStep(record, { flow, step, steps: radios.length });
    });
  };
  root.addEventListener('change', update);
  update();
  return () => record;
}
