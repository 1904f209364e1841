import type { ContentKind } from '../../config/variables.ts';
import { choiceDays } from '../rules/privacy/consent-settings.ts';
import { defaultLocaleOf } from '../site/locale.ts';
import { type ConsentDescription, describeConsent } from '../site/privacy/describe-consent.ts';
import { consentPage } from './consent-page.ts';
import type { ConsentReport } from './json/consent-report.ts';
import { printJson, printResult } from './report.ts';
import { openWaits } from './run-waits.ts';
import { openWorkspace } from './workspace.ts';
import { writePage } from './write-page.ts';

interface ConsentReportOptions {
  readonly content?: ContentKind;
  readonly wait?: number;
  readonly html?: string;
  readonly json?: boolean;
}

/**
 * `helios consent-report`: prints, for a data-protection officer, what the site stores in browsers, to which services
 * it sends requests, and the consent that each needs. The texts are those that visitors of the default locale read.
 */
export async function consentReportCommand(options: ConsentReportOptions): Promise<void> {
  const workspace = openWorkspace({ user: 'consent-report', content: options.content });
  const { consent, vendors, captcha, locales, site } = workspace.config;
  using stack = new DisposableStack();
  const content = await workspace.openContent({ waits: stack.use(openWaits(options)) });
  const { snapshot } = await content.fetch();
  stack.defer(() => snapshot.close());
  const [strings] = snapshot.documentsOf('global_strings', defaultLocaleOf(locales).code);
  const texts: Readonly<Record<string, unknown>> = { ...strings?.data };
  const description = describeConsent({
    consent,
    vendors,
    hasCaptcha: captcha?.siteKey !== undefined,
    locales,
    textOf: (key) => String(texts[key] ?? key),
  });
  if (options.html !== undefined) {
    await writePage(options.html, { command: 'consent-report', html: consentPage(site, description) });
  }
  if (options.json) printJson({ version: 1, origin: site.origin, ...description } satisfies ConsentReport);
  else if (options.html === undefined) for (const line of linesOf(description)) printResult(line);
}

function linesOf({ policyVersion, cookieDomain, whenBannerIsOff, categories, vendors }: ConsentDescription): string[] {
  const allowing = whenBannerIsOff.filter(({ policy }) => policy === 'allow').map(({ locale }) => locale);
  return [
    `Cookie policy ${policyVersion}; choices are kept for ${choiceDays} days in managed-* cookies of ${cookieDomain}.`,
    'Everything but the necessary is denied until a visitor allows it. Global Privacy Control is a refusal.',
    allowing.length > 0
      ? `Allowed without a question where the flag hubspotBanner is evaluated as off: ${allowing.join(', ')}.`
      : 'No locale allows anything without a question.',
    ...categories.flatMap(({ name, unlocks, stored }) => [
      '',
      name,
      `  ${unlocks}`,
      ...stored.flatMap(({ purpose, vendor, names, lifetime }) => [
        `  ${vendor === null ? '' : `${vendor}: `}${purpose}`,
        `    ${names.join(', ')}  (${lifetime})`,
      ]),
    ]),
    '',
    vendors.length > 0 ? 'Services of others' : 'The site has no services of others.',
    ...vendors.flatMap(({ name, company, purpose, category, scripts, requests, trustedTypes }) => [
      `  ${name} (${company}) ${purpose}`,
      `    consent   ${category === 'necessary' ? 'none: it is necessary' : `to ${category}`}`,
      ...[
        scripts.map((origin) => `    scripts   ${origin}`),
        requests.map((origin) => `    requests  ${origin}`),
      ].flat(),
      ...trustedTypes.map((policy) => `    Trusted Types policy ${policy}`),
    ]),
  ];
}
