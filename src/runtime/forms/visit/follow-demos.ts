import { demoAttribute, selectorOf } from '../../../rules/markup.ts';
import { parseSitePath } from '../../../rules/visit/place.ts';
import { ownPath } from '../../shared/navigation/own-path.ts';
import { type DemoRecord, withStep } from '../../shared/visit/demo-record.ts';

/** Records how far a visitor goes in interactive demos, by their radio buttons. Returns a function that gives the record so far. */
export function followDemos(root: Document, pathPrefix: string): () => DemoRecord {
  let record: DemoRecord = new Map();
  const update = () => {
    const page = parseSitePath(ownPath(), pathPrefix).path.slice(1) || 'home';
    root.querySelectorAll(selectorOf(demoAttribute)).forEach((demo, index) => {
      const radios = [...demo.querySelectorAll<HTMLInputElement>('[type="radio"]')];
      const step = radios.findIndex(({ checked }) => checked) + 1;
      // The first step is chosen from the start.
      if (step < 2) return;
      const flow = index === 0 ? page : `${page}-${index + 1}`;
      record = withStep(record, { flow, step, steps: radios.length });
    });
  };
  root.addEventListener('change', update);
  update();
  return () => record;
}
