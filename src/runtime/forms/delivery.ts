import type { LeadAnswer } from './post-lead.ts';

/** Sends a form that has no faults. */
export interface FormDelivery {
  /** The form's name in tracking: HubSpot's id of a lead form, or `sign-up`. */
  readonly name: string;
  /** Called whenever the visitor types in the form. */
  onTyped(): void;
  /** Sends the form; `token` is the captcha's, empty if none is configured. */
  send(token: string): Promise<LeadAnswer>;
  /** Opens the next page after the form was sent; false if the visitor stays on this page. */
  leave(): boolean;
}
