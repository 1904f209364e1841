import type { HubspotBannerSettings } from '../../rules/privacy/vendor-settings.ts';
import type { ConsentPreferences } from '../shared/consent/preferences.ts';
import { createSheet } from '../shared/style-sheet.ts';
import { until } from '../shared/until.ts';
import { admitBannerCode } from './banner-policy.ts';
import { adoptBannerStyles } from './banner-styles.ts';
import { parseHubspotConsent } from './hubspot-consent.ts';

/** The time for HubSpot's servers, after which another banner asks. */
const limitMs = 4000;

/** The longest time that a loaded banner may take to show itself again. */
const showLimitMs = 1000;

/**
 * Loads HubSpot's banner and calls the listener with each choice that the visitor makes in it, now or on an earlier
 * visit. Resolves to `following` as soon as the banner has told a choice or is shown; to `absent` if it is not
 * configured, cannot be loaded or does neither within four seconds, so that another banner can ask. After `absent`
 * HubSpot's banner stays hidden, because two banners would ask the same question. It is shown again if it then tells
 * the choice of an earlier visit.
 */
export async function followHubspot(
  listener: (preferences: ConsentPreferences) => void,
): Promise<'following' | 'absent'> {
  // The name stands here in full: the bundler leaves out everything below on a site without the banner.
  if (!HELIOS_VENDORS.hubspotBanner) return 'absent';
  const banner = HELIOS_VENDORS.hubspotBanner;
  let state = 'loading' as 'loading' | 'told' | 'failed';
  const hiding = createSheet('');
  const tell = (told: unknown) => {
    state = 'told';
    hiding.replaceSync('');
    listener(parseHubspotConsent(told));
  };
  commandQueue().push(['addPrivacyConsentListener', tell]);
  admitBannerCode(document, banner.origin);
  adoptBannerStyles(document);
  keepBanner(document);
  const script = document.createElement('script');
  script.addEventListener('error', () => {
    state = 'failed';
  });
  script.src = bannerAddress(banner);
  document.head.append(script);
  await until(() => state !== 'loading' || isBannerShown(), limitMs);
  if (state === 'told' || isBannerShown()) return 'following';
  hiding.replaceSync(`${bannerParts}{display:none!important}`);
  document.adoptedStyleSheets.push(hiding);
  return 'absent';
}

const bannerParts = '[id^="hs-"]';

/**
 * Shows HubSpot's banner again, in which visitors change what they have chosen there. Resolves to false if the banner
 * does not appear.
 */
export function showHubspotBanner(): Promise<boolean> {
  commandQueue().push(['showBanner']);
  return until(isBannerShown, showLimitMs);
}

function isBannerShown(): boolean {
  return [...document.querySelectorAll(bannerParts)].some((element) => element.checkVisibility());
}

/**
 * The script of the banner alone. HubSpot's general loader would also bring its analytics and its watcher of forms,
 * before anybody has allowed them.
 */
export function bannerAddress({ portal, origin }: HubspotBannerSettings): string {
  return `${origin}/v2/${portal}/banner.js`;
}

/**
 * Puts the banner back when a change of page has replaced everything in `body`. If the banner alone is removed, the
 * visitor has closed it.
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

type Command = ['addPrivacyConsentListener', (told: unknown) => void] | ['showBanner'];

/** The commands that wait for HubSpot's script. Once it runs, it executes commands at once. */
function commandQueue(): { push(command: Command): unknown } {
  const page = globalThis as { _hsp?: { push(command: Command): unknown } };
  page._hsp ??= [];
  return page._hsp;
}
