/** The components that have a page in the catalogue. The code does not compile if one of them has no specimens. */
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
