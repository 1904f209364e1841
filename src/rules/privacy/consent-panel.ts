/** The texts of the consent dialog that its script fills in or announces. */
export interface ConsentPanelTexts {
  /** The visitor's last choice, with the places `{date}`, `{locale}` and `{version}`. */
  readonly record: string;
  /** Screen readers announce this text when the banner has appeared. */
  readonly asked: string;
  /** Screen readers announce this text after a choice. */
  readonly saved: string;
}
