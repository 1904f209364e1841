import type { PictureView, TextSegment } from '../../components/view-models.ts';
import type { SignUpKind } from '../../rules/leads/sign-up.ts';
import type { IslandContract } from '../island-contract.ts';

/**
 * The destination of a sign-up: an address of the product, and the parameters that the product gets besides the email
 * address.
 */
export interface SignUpTarget {
  readonly kind: SignUpKind;
  readonly action: string;
  readonly parameters: Readonly<Record<string, string>>;
  /**
   * The HubSpot id of the form that also receives the sign-up as a lead. Undefined if the sign-up is not sent as a
   * lead.
   */
  readonly leadForm: string | undefined;
}

export interface SignUpProps {
  readonly title: string;
  readonly subtitle: string;
  readonly picture: PictureView | undefined;
  /** The features that the dialog lists, three at most. */
  readonly features: readonly string[];
  /** The title and subtitle for partners. */
  readonly partner: { readonly title: string; readonly subtitle: string };
  /** The quote that a split test shows instead of subtitle and picture. */
  readonly quote: SignUpQuote | undefined;
  readonly ratings: SignUpRatings | undefined;
  /**
   * The destinations of the dialog's forms. The dialog has one form for each kind of sign-up; the form for partners is
   * the last.
   */
  readonly targets: readonly SignUpTarget[];
  readonly emailLabel: string;
  readonly emailPlaceholder: string;
  readonly submitLabel: string;
  /** The submit button's text while a sign-up is sent. */
  readonly busyLabel: string;
  /** Pathname of the JSON file with the data that the locale's forms need: `src/rules/leads/lead-data.ts`. */
  readonly leads: string;
  readonly disclaimer: string;
  /** What a visitor accepts by signing up, with links to the terms and the privacy notice. */
  readonly terms: readonly TextSegment[];
  /** The sentence that says where the product finds more about the visitor's company. */
  readonly enrichment: string;
  /** The text about the captcha's terms. Undefined if the locale has no captcha. */
  readonly captchaTerms: string | undefined;
  readonly closeLabel: string;
}

/** A customer's quote. */
export interface SignUpQuote {
  readonly logo: PictureView | undefined;
  readonly title: string;
  readonly author: string;
  readonly subtitle: string;
}

/** Ratings by many customers, three at most, and the number of customers. */
export interface SignUpRatings {
  readonly ratings: readonly SignUpRating[];
  readonly subtitle: string;
}

export interface SignUpRating {
  /** The logo of who has collected the ratings. */
  readonly logo: PictureView;
  /** The score and the best possible one, `4.7 / 5`. Undefined without a score. */
  readonly score: string | undefined;
}

export const signUp: IslandContract<'sign-up', SignUpProps> = {
  name: 'sign-up',
  load: 'interaction',
  isDeferred: true,
};
