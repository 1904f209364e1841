/**
 * The keys of the labels with which a visitor begins, clears the form and deletes the saved entries. Each tool has the
 * same keys.
 */
export const beginLabels = [
  'example_label',
  'empty_label',
  'replace_question',
  'replace_label',
  'cancel_label',
  'clear_label',
  'forget_question',
  'forget_label',
  'forgotten_text',
  'kept_note',
  'unkept_note',
] as const;

export type BeginLabels = Readonly<Record<(typeof beginLabels)[number], string>>;
