import type { IslandContract } from '../island-contract.ts';

export interface CopyFieldProps {
  /** One of its kind on the page. */
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly hint?: string | undefined;
  readonly copyLabel: string;
  /** Takes the button's place for a second, and is said aloud. */
  readonly copiedLabel: string;
}

export const copyField: IslandContract<'copy-field', CopyFieldProps> = { name: 'copy-field', load: 'interaction' };
