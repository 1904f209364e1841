import type { DocumentPlace } from '../site/finding.ts';
import { fieldPath } from './field-path.ts';

/** What `locate` needs of a document. */
export interface LocatableDocument {
  readonly id: string;
  readonly type: string;
  readonly uid: string | null;
  readonly lang: string;
  readonly data: object;
}

/** Knows for the very objects of documents (a link, an image, a slice) which field they stand in. */
export interface Provenance {
  /** Takes note of every object inside `document.data`. The content itself stays as it is. */
  locate(document: LocatableDocument): void;
  locateField(object: object): DocumentPlace | undefined;
}

/** Where an object stands: the way up to its document. Paths are written out only for the few that are asked for. */
interface Step {
  readonly document: DocumentPlace;
  readonly above: Step | undefined;
  readonly key: PropertyKey;
}

/** Weak: what is no longer rendered is forgotten with its document. */
export function createProvenance(): Provenance {
  const steps = new WeakMap<object, Step>();

  function note(value: object, step: Step): void {
    steps.set(value, step);
    const { document } = step;
    if (Array.isArray(value)) {
      value.forEach((item: unknown, key) => {
        if (isObject(item)) note(item, { document, above: step, key });
      });
      return;
    }
    for (const [key, item] of Object.entries(value)) if (isObject(item)) note(item, { document, above: step, key });
  }

  return {
    locate({ id, type, uid, lang, data }) {
      if (!steps.has(data)) note(data, { document: { id, type, uid, lang }, above: undefined, key: 'data' });
    },
    locateField(object) {
      const step = steps.get(object);
      if (!step?.above) return step?.document;
      return { ...step.document, field: fieldPath(keysTo(step)) };
    },
  };
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** The keys below `data`, the outermost first. */
function keysTo(step: Step): PropertyKey[] {
  const keys: PropertyKey[] = [];
  for (let each: Step = step; each.above; each = each.above) keys.unshift(each.key);
  return keys;
}
