/** The keys of the labels around a list of rows: how rows get in, and what did not. The same in each tool with a list. */
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
