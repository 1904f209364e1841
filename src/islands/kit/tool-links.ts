import type { LinkView } from '../../components/view-models.ts';

/** The links that stand where a tool shows its result. */
export interface ToolLinks {
  /** What to do next. */
  readonly links: readonly LinkView[];
  /** The link to the form that sends the tool's address by email. Undefined on a site that takes no leads. */
  readonly email: LinkView | undefined;
}
