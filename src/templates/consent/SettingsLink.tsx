import { documentToLinkField } from '@prismicio/client';
import { consentAllowsAttribute, contentAttribute } from '../../rules/markup.ts';
import type { ConsentPanelTexts } from '../../rules/privacy/consent-panel.ts';
import { usePage } from '../page-context.ts';
import { ConsentPanel } from './ConsentPanel.tsx';
import { consentTexts } from './consent-texts.ts';

/**
 * The link to the cookie settings. The consent script opens the settings; without it the link leads to the cookie
 * policy. A locale without a cookie policy has no link: nobody is asked there, so nothing but the necessary is ever
 * allowed.
 */
export function SettingsLink() {
  const page = usePage();
  const policy = page.named('legal_page', '/legal/cookie-policy');
  const link = policy && page.link(documentToLinkField(policy));
  if (!link) return null;
  const texts: ConsentPanelTexts = {
    record: page.string('consent_record'),
    asked: consentTexts(page).heading,
    saved: page.string('consent_saved'),
  };
  const panel = page.fragment('consent', <ConsentPanel policyHref={link.href} />, texts);
  const { whenBannerIsOff } = page.consent;
  // Brotli makes each page smaller if these attributes come before the address.
  const attributes = {
    [contentAttribute]: panel,
    [consentAllowsAttribute]:
      (whenBannerIsOff[page.locale.code] ?? whenBannerIsOff.default) === 'allow' ? '' : undefined,
  };
  return (
    <a {...attributes} href={link.href}>
      {page.string('consent_settings')}
    </a>
  );
}
