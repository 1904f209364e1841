import type { HubspotBannerSettings } from '../../rules/privacy/vendor-settings.ts';
import type { ConsentPreferences } from '../shared/consent/preferences.ts';
import { admitBannerCode } from './banner-policy.ts';
import { adoptBannerStyles } from './banner-styles.ts';
import { parseHubspotConsent } from './hubspot-consent.ts';

/**
 * Loads HubSpot's banner and calls the listener with each choice that the visitor makes in it, now or on an earlier visit.
 * Resolves to `following` as soon as the banner's script has run; to `absent` if the banner is not configured or its script
 * cannot be loaded, so that another banner can ask.
 */
export async function followHubspot(
  listener: (preferences: ConsentPreferences) => void,
): Promise<'following' | 'absent'> {
  // The name stands here in full: the bundler leaves out everything below on a site without the banner.
  if (!HELIOS_VENDORS.hubspotBanner) return 'absent';
  const banner = HELIOS_VENDORS.hubspotBanner;
  commandQueue().push(['addPrivacyConsentListener', (told) => listener(parseHubspotConsent(told))]);
  admitBannerCode(document, banner.origin);
  adoptBannerStyles(document);
  keepBanner(document);
  return new Promise((resolve) => {
    const script = document.createElement('script');
    script.addEventListener('load', () => resolve('following'));
    script.addEventListener('error', () => resolve('absent'));
    script.src = bannerAddress(banner);
    document.head.append(script);
  });
}

/**
 * The script of the banner alone. HubSpot's general loader would also bring its analytics and its watcher of forms,
 * before anybody has allowed them.
 */
export function bannerAddress({ portal, origin }: HubspotBannerSettings): string {
  return `${origin}/v2/${portal}/banner.js`;
}

/**
 * Puts the banner back when a change of page has replaced everything in `body`. A banner that goes alone was closed by the
 * visitor.
 */
function keepBanner({ body }: Document): void {
  const isBanner = (node: Node) => node instanceof Element && node.id.startsWith('hs-');
  const observer = new MutationObserver((records) => {
    for (const { removedNodes } of records) {
      const banners = [...removedNodes].filter(isBanner);
      if (banners.length < removedNodes.length) body.append(...banners);
    }
  });
  observer.observe(body, { childList: true });
}

type Command = ['addPrivacyConsentListener', (told: unknown) => void];

/** The commands that wait for HubSpot's script. Once it runs, it executes commands at once. */
function commandQueue(): { push(command: Command): unknown } {
  const page = globalThis as { _hsp?: { push(command: Command): unknown } };
  page._hsp ??= [];
  return page._hsp;
}
