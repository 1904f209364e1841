import { escapeHtml } from '../site/html.ts';
import type { ConsentDescription, DescribedCategory, DescribedVendor } from '../site/privacy/describe-consent.ts';

/** The consent report as an HTML page without scripts or other files, to send or to print. */
export function consentPage(
  { name, origin }: { readonly name: string; readonly origin: string },
  { policyVersion, cookieDomain, whenBannerIsOff, categories, vendors }: ConsentDescription,
): string {
  const title = `Consent report of ${name}`;
  const rows = whenBannerIsOff.map(({ locale, policy }) => [locale, policy]);
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${escapeHtml(title)}</title><style>${styles}</style></head>
<body>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(origin)}, cookie policy ${escapeHtml(policyVersion)}. Everything but the necessary is denied until a visitor
allows it. Global Privacy Control is a refusal. Choices are kept for 60 days in cookies of ${escapeHtml(cookieDomain)}.</p>
${categories.map(categorySection).join('\n')}
<h2>Services of others</h2>
${vendors.length > 0 ? table(['Name', 'Category', 'Scripts from', 'Requests to', 'Trusted Types'], vendors.map(vendorRow)) : '<p>None.</p>'}
<h2>If the flag hubspotBanner is evaluated as off</h2>
${table(['Locale', 'Policy'], rows)}
</body>
</html>
`;
}

const styles =
  'body{max-width:60em;margin:2em auto;padding:0 1em;font:16px/1.5 sans-serif}table{width:100%;border-collapse:collapse}' +
  'th,td{padding:.4em .6em .4em 0;border-bottom:1px solid #999;text-align:left;vertical-align:top;overflow-wrap:anywhere}';

function categorySection({ name, unlocks, stored }: DescribedCategory): string {
  const rows = stored.map(({ purpose, vendor, names, lifetime, needs }) => [
    purpose,
    vendor ?? '',
    names.join(', '),
    lifetime,
    needs.join(' + '),
  ]);
  const head = ['Purpose', 'Service', 'Names', 'Lifetime', 'Needs'];
  return `<h2>${escapeHtml(name)}</h2>\n<p>${escapeHtml(unlocks)}</p>\n${table(head, rows)}`;
}

function vendorRow({ name, category, scripts, requests, trustedTypes }: DescribedVendor): string[] {
  return [name, category, scripts.join(', '), requests.join(', '), trustedTypes.join(', ')];
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = (tag: 'td' | 'th', texts: readonly string[]) =>
    texts.map((text) => `<${tag}>${escapeHtml(text)}</${tag}>`).join('');
  const body = rows.map((row) => `<tr>${cells('td', row)}</tr>`).join('\n');
  return `<table>\n<thead><tr>${cells('th', head)}</tr></thead>\n<tbody>\n${body}\n</tbody>\n</table>`;
}
