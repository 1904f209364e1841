import type { IslandContract } from '../island-contract.ts';

export interface CopyFieldProps {
  /** The field's id, unique on the page. */
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly hint?: string | undefined;
  readonly copyLabel: string;
  /** The text that replaces the button's label for a second after a copy. Screen readers announce the text. */
  readonly copiedLabel: string;
}

export const copyField: IslandContract<'copy-field', CopyFieldProps> = { name: 'copy-field', load: 'interaction' };
