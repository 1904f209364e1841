import { type DemoRecord, withStep } from '../../shared/visit/demo-record.ts';
import { shownDemos } from '../../shared/visit/demos.ts';

/** Records the visitor's steps in interactive demos. Returns a function that returns the record so far. */
export function followDemos(root: Document, pathPrefix: string): () => DemoRecord {
  let record: DemoRecord = new Map();
  const update = () => {
    for (const { flow, step, steps } of shownDemos(root, pathPrefix)) {
      // The markup itself selects the first step, so this step does not show that the visitor has begun.
      if (step > 1) record = withStep(record, { flow, step, steps });
    }
  };
  root.addEventListener('change', update);
  update();
  return () => record;
}
