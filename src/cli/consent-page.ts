import { choiceDays } from '../rules/privacy/consent-settings.ts';
import { escapeHtml } from '../site/html.ts';
import type { ConsentDescription, DescribedCategory, DescribedVendor } from '../site/privacy/describe-consent.ts';
import { generatorTag } from './write-page.ts';

/** The consent report as an HTML page without scripts or other files, to send or to print. */
export function consentPage(
  { name, origin }: { readonly name: string; readonly origin: string },
  { policyVersion, cookieDomain, whenBannerIsOff, categories, vendors }: ConsentDescription,
): string {
  const title = `Consent report of ${name}`;
  const rows = whenBannerIsOff.map(({ locale, policy }) => [locale, policy].map(escapeHtml));
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8">${generatorTag('consent-report')}<title>${escapeHtml(title)}</title><style>${styles}</style></head>
<body>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(origin)}, cookie policy ${escapeHtml(policyVersion)}. Everything but the necessary is denied until a visitor
allows it. Global Privacy Control is a refusal. Choices are kept for ${choiceDays} days in cookies of ${escapeHtml(cookieDomain)}.</p>
${categories.map(categorySection).join('\n')}
<h2>Services of others</h2>
${vendors.length > 0 ? vendors.map(vendorSection).join('\n') : '<p>None.</p>'}
<h2>If the flag hubspotBanner is evaluated as off</h2>
${table(['Locale', 'Policy'], rows)}
</body>
</html>
`;
}

const styles =
  'body{max-width:60em;margin:2em auto;padding:0 1em;font:16px/1.5 sans-serif}table{width:100%;border-collapse:collapse}' +
  'th,td{padding:.4em .8em .4em 0;border-bottom:1px solid #999;text-align:left;vertical-align:top}' +
  // No word is broken: a table that is wider than the page scrolls.
  '.wide{overflow-x:auto}code{display:block;white-space:nowrap}';

function categorySection({ name, unlocks, stored }: DescribedCategory): string {
  const rows = stored.map(({ purpose, vendor, names, lifetime, needs }) => [
    escapeHtml(purpose),
    escapeHtml(vendor ?? ''),
    codes(names),
    escapeHtml(lifetime),
    escapeHtml(needs.join(' + ')),
  ]);
  const head = ['Purpose', 'Service', 'Names', 'Lifetime', 'Needs'];
  return `<h2>${escapeHtml(name)}</h2>\n<p>${escapeHtml(unlocks)}</p>\n${table(head, rows)}`;
}

/**
 * Creates the section about a service: its company, its purpose, the consent that it needs, and the origins of its
 * scripts and requests.
 */
function vendorSection(vendor: DescribedVendor): string {
  const { name, company, purpose, category, scripts, requests, trustedTypes } = vendor;
  const rows = [
    ['Consent', category === 'necessary' ? 'None: it is necessary' : `After consent to ${category}`],
    ['Scripts from', scripts.length > 0 ? codes(scripts) : 'This site'],
    ['Requests to', codes(requests)],
    ...(trustedTypes.length > 0 ? [['Trusted Types policies', codes(trustedTypes)]] : []),
  ];
  const words = escapeHtml(`${name} (${company}) ${purpose}`);
  return `<h3>${escapeHtml(name)}</h3>\n<p>${words}</p>\n${table(['Fact', 'Value'], rows)}`;
}

function codes(names: readonly string[]): string {
  return names.map((name) => `<code>${escapeHtml(name)}</code>`).join(' ');
}

/** A table. The cells of its rows are HTML. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = (tag: 'td' | 'th', texts: readonly string[]) =>
    texts.map((text) => `<${tag}>${text}</${tag}>`).join('');
  const body = rows.map((row) => `<tr>${cells('td', row)}</tr>`).join('\n');
  return `<div class="wide"><table>\n<thead><tr>${cells('th', head)}</tr></thead>\n<tbody>\n${body}\n</tbody>\n</table></div>`;
}
