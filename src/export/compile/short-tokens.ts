import { shortNames } from '../../templates/styles/tokens-css.ts';

/**
 * Shortens the names of the CSS custom properties for tokens that change with theme or width, in style sheets and in
 * templates (whose drawings name colours), to save bytes.
 */
export function withShortTokens(code: string): string {
  const short = shortNames();
  return code.replace(/(?<![\w-])--([a-z][\w-]*)/g, (whole, name: string) =>
    short[name] ? `--${short[name]}` : whole,
  );
}
