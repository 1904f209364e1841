import type { PictureView } from '../../components/view-models.ts';
import type { SignUpKind } from '../../rules/leads/sign-up.ts';
import type { IslandContract } from '../island-contract.ts';

/** An address of the product's sign-up, with its parameters besides the email address. */
export interface SignUpTarget {
  readonly kind: SignUpKind;
  readonly action: string;
  readonly parameters: Readonly<Record<string, string>>;
  /** HubSpot's id of the form that the lead is sent to; undefined if no lead is sent. */
  readonly leadForm: string | undefined;
}

export interface SignUpProps {
  readonly title: string;
  readonly subtitle: string;
  readonly picture: PictureView | undefined;
  /** At most three. */
  readonly features: readonly string[];
  /** The words for partners. */
  readonly partner: { readonly title: string; readonly subtitle: string };
  /** Shown by a split test instead of subtitle and picture. */
  readonly quote: SignUpQuote | undefined;
  readonly ratings: SignUpRatings | undefined;
  /** One form for visitors and one for partners, in this order. */
  readonly targets: readonly SignUpTarget[];
  readonly emailLabel: string;
  readonly emailPlaceholder: string;
  readonly submitLabel: string;
  /** Pathname of the locale's `{ data: LeadData }`. */
  readonly leads: string;
  readonly disclaimer: string;
  /** Undefined on a site without a captcha. */
  readonly captchaTerms: string | undefined;
  readonly closeLabel: string;
}

/** A customer's words. */
export interface SignUpQuote {
  readonly logo: PictureView | undefined;
  readonly title: string;
  readonly author: string;
  readonly subtitle: string;
}

/** Ratings by many customers: three logos with their figures, and their sources. */
export interface SignUpRatings {
  readonly logos: readonly PictureView[];
  readonly subtitle: string;
}

export const signUp: IslandContract<'sign-up', SignUpProps> = {
  name: 'sign-up',
  load: 'interaction',
  isDeferred: true,
};
