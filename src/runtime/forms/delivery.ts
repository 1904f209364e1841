import type { LeadAnswer } from './post-lead.ts';

/** Sends a form after its fields have been checked, and opens the page that follows. */
export interface FormDelivery {
  /** The form's name in tracking: HubSpot's id of a lead form, or `sign-up`. */
  readonly name: string;
  /** Called whenever the visitor types in the form. */
  onTyped(): void;
  /** Sends the form. `token` is the captcha's token, or empty if no token is available. */
  send(token: string): Promise<LeadAnswer>;
  /** Opens the page that follows after the form was sent. Returns false if the visitor stays on this page. */
  leave(): boolean;
}
