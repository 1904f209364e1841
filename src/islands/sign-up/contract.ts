import type { SignUpTarget } from '../../templates/components/sign-up-target.ts';
import type { Picture } from '../../templates/page-context.ts';
import { defineIsland } from '../define-island.ts';

export interface SignUpProps {
  readonly title: string;
  readonly subtitle: string;
  readonly picture: Picture | undefined;
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
  readonly logo: Picture | undefined;
  readonly title: string;
  readonly author: string;
  readonly subtitle: string;
}

/** What many say: three logos with their figures, and where those come from. */
export interface SignUpRatings {
  readonly logos: readonly Picture[];
  readonly subtitle: string;
}

export const signUp = defineIsland<SignUpProps>('sign-up', {
  load: 'interaction',
  isApart: true,
  component: async () => (await import('./SignUp.tsx')).SignUp,
});
