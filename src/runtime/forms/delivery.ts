import type { LeadAnswer } from './post-lead.ts';

/** What becomes of a form that has no faults. */
export interface FormDelivery {
  /** As tracking knows the form. */
  readonly name: string;
  /** Called at each change. */
  onTyped(): void;
  /** `token` of a captcha; empty without one. */
  send(token: string): Promise<LeadAnswer>;
  /** After it was sent; false if the visitor stays on the page. */
  leave(): boolean;
}
