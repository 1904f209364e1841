/**
 * The keys of the labels of a list of rows: how rows can be added or pasted, and which cells were not pasted. Each tool
 * with a list has the same keys.
 */
export const rowLabels = [
  'rows_hint',
  'rows_full_text',
  'pasted_text',
  'pasted_unread_text',
  'pasted_cell_text',
  'pasted_left_text',
  'paste_undo_label',
] as const;

export type RowLabels = Readonly<Record<(typeof rowLabels)[number], string>>;
