import { demoAttribute, selectorOf } from '../../../rules/markup.ts';
import { parseSitePath } from '../../../rules/visit/place.ts';
import { ownPath } from '../../shared/navigation/own-path.ts';
import { type DemoRecord, withStep } from '../../shared/visit/demo-record.ts';

/** Follows who uses an interactive demo: its radios say where one is. Gives what is known when it is asked. */
export function followDemos(root: Document, pathPrefix: string): () => DemoRecord {
  let record: DemoRecord = new Map();
  const look = () => {
    const page = parseSitePath(ownPath(), pathPrefix).path.slice(1) || 'home';
    root.querySelectorAll(selectorOf(demoAttribute)).forEach((demo, index) => {
      const radios = [...demo.querySelectorAll<HTMLInputElement>('[type="radio"]')];
      const step = radios.findIndex(({ checked }) => checked) + 1;
      // The first is chosen before anybody has touched it.
      if (step < 2) return;
      const flow = index === 0 ? page : `${page}-${index + 1}`;
      record = withStep(record, { flow, step, steps: radios.length });
    });
  };
  root.addEventListener('change', look);
  look();
  return () => record;
}
