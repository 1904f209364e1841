import type { IslandContract } from '../island-contract.ts';

export interface CopyFieldProps {
  /** Unique on the page. */
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly hint?: string | undefined;
  readonly copyLabel: string;
  /** Shown instead of the button's label for a second, and announced by screen readers. */
  readonly copiedLabel: string;
}

export const copyField: IslandContract<'copy-field', CopyFieldProps> = { name: 'copy-field', load: 'interaction' };
