import type { DocumentPlace } from '../site/finding.ts';
import type { LinkWords } from '../site/link-name.ts';
import { fieldPath } from './field-path.ts';
import { linkWords } from './link-words.ts';

/** The properties of a document that `locate` needs. */
export interface LocatableDocument {
  readonly id: string;
  readonly type: string;
  readonly uid: string | null;
  readonly lang: string;
  readonly data: object;
}

/**
 * Finds the field that holds an object of a document (a link, an image, a slice). It recognises the object itself, not a copy.
 */
export interface Provenance {
  /** Records the place of every object inside `document.data`. The document itself does not change. */
  locate(document: LocatableDocument): void;
  locateField(object: object): DocumentPlace | undefined;
  /** The words by which an editor recognises a link in the document. */
  linkWords(link: object): LinkWords;
}

/**
 * The place of an object: its key and the object that contains it. Only
 * `locateField` makes a path of the steps, since few paths are needed.
 */
interface Step {
  readonly value: object;
  readonly document: DocumentPlace;
  readonly above: Step | undefined;
  readonly key: PropertyKey;
}

/**
 * Creates an empty provenance. It refers to objects weakly, so
 * that documents can be freed after their pages are rendered.
 */
export function createProvenance(): Provenance {
  const steps = new WeakMap<object, Step>();

  function note(step: Step): void {
    const { document, value } = step;
    steps.set(value, step);
    if (Array.isArray(value)) {
      value.forEach((item: unknown, key) => {
        if (isObject(item)) note({ value: item, document, above: step, key });
      });
      return;
    }
    for (const [key, item] of Object.entries(value)) {
      if (isObject(item)) note({ value: item, document, above: step, key });
    }
  }

  return {
    locate({ id, type, uid, lang, data }) {
      if (!steps.has(data)) note({ value: data, document: { id, type, uid, lang }, above: undefined, key: 'data' });
    },
    locateField(object) {
      const step = steps.get(object);
      if (!step?.above) return step?.document;
      return { ...step.document, field: fieldPath(keysTo(step)) };
    },
    linkWords: (link) => linkWords(link, containersOf(steps.get(link))),
  };
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** Returns the objects that contain another one, the innermost first. */
function containersOf(step: Step | undefined): object[] {
  const containers: object[] = [];
  for (let each = step?.above; each; each = each.above) containers.push(each.value);
  return containers;
}

/** Returns the keys below `data`, the outermost first. */
function keysTo(step: Step): PropertyKey[] {
  const keys: PropertyKey[] = [];
  for (let each: Step = step; each.above; each = each.above) keys.unshift(each.key);
  return keys;
}
