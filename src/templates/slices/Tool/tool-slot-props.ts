/** The props of a tool's slot. */
export interface ToolSlotProps<Primary> {
  readonly primary: Primary;
  /** The place of the slice on its page. */
  readonly index: number;
}
