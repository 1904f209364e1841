import type { ComponentType } from 'react';
import { button } from './button.tsx';
import { checkbox } from './checkbox.tsx';
import { copyField } from './copy-field.tsx';
import { fileField } from './file-field.tsx';
import { icon } from './icon.tsx';
import { link } from './link.tsx';
import type { ComponentName } from './names.ts';
import { portrait } from './portrait.tsx';
import { radioGroup } from './radio-group.tsx';
import { richText } from './rich-text.tsx';
import { scene } from './scene.tsx';
import { select } from './select.tsx';
import { textArea } from './text-area.tsx';
import { textInput } from './text-input.tsx';

/** Each state of a component under the name it has on the page. */
export type Specimens = Readonly<Record<string, ComponentType>>;

export const componentSpecimens: { readonly [Name in ComponentName]: Specimens } = {
  button,
  checkbox,
  'copy-field': copyField,
  'file-field': fileField,
  icon,
  link,
  portrait,
  'radio-group': radioGroup,
  'rich-text': richText,
  scene,
  select,
  'text-area': textArea,
  'text-input': textInput,
};
