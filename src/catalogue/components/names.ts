/** Components with a page in the catalogue. A name without specimens does not compile. */
export const componentNames = [
  'button',
  'copy-field',
  'icon',
  'link',
  'portrait',
  'rich-text',
  'scene',
  'text-input',
] as const;
export type ComponentName = (typeof componentNames)[number];
