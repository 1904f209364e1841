import type { ContentDocument } from '../content/content-source.ts';
import type { FieldsOf } from '../content/models/walk-fields.ts';

/** Slices that give visitors a file: spreadsheets, tools, downloads, and forms that lead to one. */
const slicesWithFiles: ReadonlySet<string> = new Set(['form', 'resource_list', 'spreadsheet', 'thank_you', 'tool']);

/** True if visitors get a file on the page of a document, or a form that leads to one. */
export function offersFile(document: ContentDocument, fieldsOf: FieldsOf): boolean {
  const hasFile = fieldsOf(document).some(({ value }) => isFilledMedia(value));
  return hasFile || slicesOf(document).some(({ slice_type }) => slicesWithFiles.has(slice_type));
}

function isFilledMedia(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Reflect.get(value, 'link_type') === 'Media' && 'url' in value;
}

function slicesOf({ data }: ContentDocument): readonly { readonly slice_type: string }[] {
  return 'slices' in data ? data.slices : [];
}
