/** The texts that a visitor has typed into the fields of a document, so that no payload contains them. */
export function typedTexts(root: Document): string[] {
  const fields = root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(typedFields);
  return [...fields].filter(({ value, defaultValue }) => value !== defaultValue).map(({ value }) => value.trim());
}

/** Boxes and hidden fields have values that the page gives them. */
const typedFields = 'textarea, input:not([type=hidden], [type=checkbox], [type=radio])';
