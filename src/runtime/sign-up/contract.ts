import type { Picture } from '../../templates/page-context.ts';
import { defineIsland } from '../islands/define-island.ts';

export interface SignUpProps {
  readonly title: string;
  readonly subtitle: string;
  readonly picture: Picture | undefined;
  /** At most three. */
  readonly features: readonly string[];
  readonly emailLabel: string;
  readonly emailPlaceholder: string;
  readonly submitLabel: string;
  /** Pathname of what forms of the locale must know: `rules/leads/lead-data.ts`. */
  readonly leads: string;
  readonly disclaimer: string;
  /** Undefined where no captcha is asked. */
  readonly captchaTerms?: string | undefined;
  readonly closeLabel: string;
  /** The product's own sign-up: where the form leads without scripts. */
  readonly action: string;
  readonly parameters: Readonly<Record<string, string>>;
}

export const signUp = defineIsland<SignUpProps>('sign-up', {
  load: 'interaction',
  isApart: true,
  component: async () => (await import('./SignUp.tsx')).SignUp,
});
