import type { PictureView } from '../../components/view-models.ts';
import type { SignUpKind } from '../../rules/leads/sign-up.ts';
import type { IslandContract } from '../island-contract.ts';

/** Where a sign-up goes: an address of the product, and the parameters it gets besides the email address. */
export interface SignUpTarget {
  readonly kind: SignUpKind;
  readonly action: string;
  readonly parameters: Readonly<Record<string, string>>;
  /** HubSpot's id of the form that also gets a lead; undefined if none does. */
  readonly leadForm: string | undefined;
}

export interface SignUpProps {
  readonly title: string;
  readonly subtitle: string;
  readonly picture: PictureView | undefined;
  /** At most three. */
  readonly features: readonly string[];
  /** What partners read instead. */
  readonly partner: { readonly title: string; readonly subtitle: string };
  /** What a split test shows in the place of subtitle and picture. */
  readonly quote: SignUpQuote | undefined;
  readonly ratings: SignUpRatings | undefined;
  /** One form for each who may sign up, partners last. */
  readonly targets: readonly SignUpTarget[];
  readonly emailLabel: string;
  readonly emailPlaceholder: string;
  readonly submitLabel: string;
  /** Pathname of what forms of the locale must know: `rules/leads/lead-data.ts`. */
  readonly leads: string;
  readonly disclaimer: string;
  /** Undefined where no captcha is asked. */
  readonly captchaTerms: string | undefined;
  readonly closeLabel: string;
}

/** What one customer says. */
export interface SignUpQuote {
  readonly logo: PictureView | undefined;
  readonly title: string;
  readonly author: string;
  readonly subtitle: string;
}

/** What many say: three logos with their figures, and where those come from. */
export interface SignUpRatings {
  readonly logos: readonly PictureView[];
  readonly subtitle: string;
}

export const signUp: IslandContract<'sign-up', SignUpProps> = {
  name: 'sign-up',
  load: 'interaction',
  isDeferred: true,
};
