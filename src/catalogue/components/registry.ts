import type { ComponentType } from 'react';
import { button } from './button.tsx';
import { copyField } from './copy-field.tsx';
import { icon } from './icon.tsx';
import { link } from './link.tsx';
import type { ComponentName } from './names.ts';
import { portrait } from './portrait.tsx';
import { richText } from './rich-text.tsx';
import { scene } from './scene.tsx';
import { textInput } from './text-input.tsx';

/** Each state of a component under the name it has on the page. */
export type Specimens = Readonly<Record<string, ComponentType>>;

export const componentSpecimens: { readonly [Name in ComponentName]: Specimens } = {
  button,
  'copy-field': copyField,
  icon,
  link,
  portrait,
  'rich-text': richText,
  scene,
  'text-input': textInput,
};
