import type { PageContext } from '../page-context.ts';

/** Where a sign-up goes: the product's `/register`, and what it must be told besides the address. */
export interface SignUpTarget {
  readonly action: string;
  readonly parameters: Readonly<Record<string, string>>;
}

/** The locale's own sign-up address from the content, else the product's. */
export function signUpTarget(page: PageContext): SignUpTarget {
  const settings = page.single('locale_settings');
  return {
    action: page.link(settings?.data.register_url)?.href ?? `${page.site.appOrigin}/register`,
    parameters: { lang: page.locale.language, locale: page.locale.code, pt_ref: 'website' },
  };
}
