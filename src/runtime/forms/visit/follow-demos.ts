import { demoAttribute, selectorOf } from '../../../rules/markup.ts';
import { ownPath } from '../../shared/navigation/own-path.ts';
import { type DemoRecord, withStep } from '../../shared/visit/demo-record.ts';
import { parseSitePath } from '../../shared/visit/place.ts';

/**
 * Records the visitor's steps in interactive demos; each step is a radio button. Returns a function that returns the
 * record.
 */
export function followDemos(root: Document, pathPrefix: string): () => DemoRecord {
  let record: DemoRecord = new Map();
  const update = () => {
    const page = parseSitePath(ownPath(), pathPrefix).path.slice(1) || 'home';
    root.querySelectorAll(selectorOf(demoAttribute)).forEach((demo, index) => {
      const radios = [...demo.querySelectorAll<HTMLInputElement>('[type="radio"]')];
      const step = radios.findIndex(({ checked }) => checked) + 1;
      // The markup itself selects the first step, so this step does not show that the visitor has begun.
      if (step < 2) return;
      const flow = index === 0 ? page : `${page}-${index + 1}`;
      record = withStep(record, { flow, step, steps: radios.length });
    });
  };
  root.addEventListener('change', update);
  update();
  return () => record;
}
