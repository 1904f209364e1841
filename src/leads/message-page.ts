import { leadTextKey } from '../rules/leads/error-text.ts';
import { escapeHtml } from '../site/html.ts';
import type { LeadLocale } from '../site/lead-site.ts';
import type { Rejection } from './rejection.ts';

export interface Message {
  readonly rejection: Rejection;
  readonly locale: LeadLocale;
  /** The message about the form as a whole. */
  readonly text: string;
  /** The page that contains the form. */
  readonly page: URL;
}

/**
 * Returns the page that answers a rejected form if the form's own page can't be read: the errors and a link back to the
 * form. The page has no script and no style.
 */
export function messagePage({ rejection, locale, text, page }: Message): string {
  const faults = Object.entries(rejection.faults).map(([name, code]) => locale.texts[leadTextKey(code, name)]);
  const items = [...new Set(faults)].map((fault) => `<li>${escapeHtml(fault)}</li>`);
  const { host, pathname, search } = page;
  return `<!doctype html>
<html lang="${escapeHtml(locale.code)}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(text)}</title>
</head>
<body>
<main>
<h1>${escapeHtml(text)}</h1>
${items.length > 0 ? `<ul>${items.join('')}</ul>\n` : ''}<p><a href="${escapeHtml(pathname + search)}">${escapeHtml(host + pathname)}</a></p>
</main>
</body>
</html>
`;
}
