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
  /** Lets every object inside `document.data` be found. The document itself does not change. */
  locate(document: LocatableDocument): void;
  /** True if a document that was located has the object. */
  knows(object: object): boolean;
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

/** The steps of all objects that have been searched: a weak map or a list. */
interface Steps {
  get(object: object): Step | undefined;
  set(object: object, step: Step): unknown;
}

/**
 * Steps in a list, for a provenance of one document that is dropped with it. The list is searched from its start: for
 * the few objects of a page that are asked about, this takes less time than to put all of its objects into a map.
 */
export function createStepList(): Steps {
  const objects: object[] = [];
  const steps: Step[] = [];
  return {
    get: (object) => steps[objects.indexOf(object)],
    set(object, step) {
      objects.push(object);
      steps.push(step);
    },
  };
}

/**
 * Creates an empty provenance. Documents are searched only when somebody asks for an object that no searched document
 * has, because most documents are never asked about. By default the provenance refers to objects weakly, so that
 * documents can be freed.
 */
export function createProvenance(steps: Steps = new WeakMap()): Provenance {
  const unsearched: LocatableDocument[] = [];
  const stepTo = (object: object): Step | undefined => {
    const known = steps.get(object);
    if (known || unsearched.length === 0) return known;
    for (const document of unsearched.splice(0)) if (!steps.get(document.data)) noteObjects(document, steps);
    return steps.get(object);
  };
  return {
    locate: (document) => void unsearched.push(document),
    knows: (object) => stepTo(object) !== undefined,
    locateField(object) {
      const step = stepTo(object);
      if (!step?.above) return step?.document;
      return { ...step.document, field: fieldPath(keysTo(step)) };
    },
    linkWords: (link) => linkWords(link, containersOf(stepTo(link))),
  };
}

function noteObjects({ id, type, uid, lang, data }: LocatableDocument, steps: Steps): void {
  const document = { id, type, uid, lang };
  const note = (value: object, above: Step | undefined, key: PropertyKey): void => {
    const step = { value, document, above, key };
    steps.set(value, step);
    if (Array.isArray(value)) {
      value.forEach((item: unknown, index) => {
        if (isObject(item)) note(item, step, index);
      });
      return;
    }
    for (const name of Object.keys(value)) {
      const item: unknown = Reflect.get(value, name);
      if (isObject(item)) note(item, step, name);
    }
  };
  note(data, undefined, 'data');
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
