/** Components with a page in the catalogue. A name without specimens does not compile. */
export const componentNames = [
  'button',
  'checkbox',
  'copy-field',
  'file-field',
  'icon',
  'link',
  'portrait',
  'radio-group',
  'rich-text',
  'scene',
  'select',
  'text-area',
  'text-input',
] as const;
export type ComponentName = (typeof componentNames)[number];
