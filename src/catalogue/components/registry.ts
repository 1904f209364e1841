import type { ComponentType } from 'react';
import { button } from './button.tsx';
import type { ComponentName } from './names.ts';

/** Each state of a component under the name it has on the page. */
export type Specimens = Readonly<Record<string, ComponentType>>;

export const componentSpecimens: { readonly [Name in ComponentName]: Specimens } = {
  button,
};
