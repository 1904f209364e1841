import { consentAllowsAttribute, contentAttribute } from '../../rules/markup.ts';
import { consentCategories } from '../../rules/privacy/categories.ts';
import { evaluateBannerFlag } from '../flags/banner-flag.ts';
import { followHubspot } from '../flags/hubspot-banner.ts';
import { preferencesWith } from '../shared/consent/preferences.ts';
import { parseSitePath } from '../shared/visit/place.ts';
import { attachSettingsLinks, settingsLinks } from './attach-settings-links.ts';
import { type ConsentDecision, type ConsentFacts, decideConsent, dependsOnFlag } from './decide.ts';
import { createGoogleSignals, type DataLayerWindow } from './google-signals.ts';
import { insertPanel } from './insert-panel.ts';
import { createConsentKeeper } from './keep-consent.ts';
import { attachPanel, type ConsentPanel } from './panel.ts';
import { settings } from './settings.ts';
import { connectTabs } from './tabs.ts';

export interface ConsentInput {
  readonly pathPrefix: string;
  /** The page's Trusted Types policy for markup. The boot script has created it. */
  readonly ownMarkup: (html: string) => string;
}

/**
 * Decides where consent comes from, once for a document, and puts it into force (docs/contract.md, section 4.1). Before
 * that everything is denied. The links to the cookie settings work from the start.
 */
export async function startConsent({ pathPrefix, ownMarkup }: ConsentInput): Promise<void> {
  const signals = createGoogleSignals(globalThis as DataLayerWindow);
  signals.denyAtFirst();
  const keeper = createConsentKeeper(signals, () => parseSitePath(location.pathname, pathPrefix).locale);
  const hasPrivacySignal = Object(navigator).globalPrivacyControl === true;
  const tabs = connectTabs(() => {
    const choice = keeper.stored();
    if (choice) keeper.apply(choice.preferences);
    void panel?.then((each) => each.refresh());
  });
  let panel: Promise<ConsentPanel> | undefined;
  const loadPanel = (): Promise<ConsentPanel> => {
    panel ??= insertPanel(settingsLink()?.getAttribute(contentAttribute) ?? '', ownMarkup).then((parts) =>
      attachPanel(parts, {
        hasPrivacySignal,
        stored: keeper.stored,
        onChoice(preferences) {
          keeper.choose(preferences);
          tabs.tell();
        },
      }),
    );
    // The next attempt loads the file again.
    panel.catch(() => {
      panel = undefined;
    });
    return panel;
  };
  const links = attachSettingsLinks(async (link) => (await loadPanel()).openSettings(link));

  const facts = async (): Promise<ConsentFacts> => {
    const known: Omit<ConsentFacts, 'bannerFlag'> = {
      stored: keeper.stored(),
      policyVersion: settings.policyVersion,
      hasPrivacySignal,
      hasHubspotBanner: HELIOS_VENDORS.hubspotBanner !== undefined,
      whenBannerIsOff: settingsLink()?.hasAttribute(consentAllowsAttribute) ? 'allow' : 'ask',
    };
    const bannerFlag =
      HELIOS_VENDORS.flags && dependsOnFlag(known) ? await evaluateBannerFlag(known.stored?.preferences) : 'unknown';
    return { ...known, bannerFlag };
  };
  const acts: Record<ConsentDecision, (facts: ConsentFacts) => Promise<void> | void> = {
    keep: ({ stored }) => stored && keeper.apply(stored.preferences),
    'allow-all': () => keeper.follow(preferencesWith(consentCategories), 'policy'),
    refuse() {
      keeper.denyAll();
      keeper.apply(preferencesWith(['necessary']));
    },
    async ask() {
      keeper.denyAll();
      if (settingsLink()) (await loadPanel()).ask();
    },
    async 'follow-hubspot'(known) {
      if (HELIOS_VENDORS.hubspotBanner) {
        const outcome = await followHubspot((preferences) => {
          keeper.follow(preferences, 'hubspot');
          tabs.tell();
        });
        if (outcome === 'following') links.openBy(showHubspotBanner);
        else await act({ ...known, hasHubspotBanner: false });
      }
    },
  };
  const act = async (known: ConsentFacts) => acts[decideConsent(known)](known);
  await act(await facts());
}

function settingsLink(): Element | null {
  return document.querySelector(settingsLinks);
}

/** Shows HubSpot's banner again, in which visitors change what they have chosen there. */
function showHubspotBanner(): void {
  const { _hsp = [] } = globalThis as { _hsp?: unknown[] };
  _hsp.push(['showBanner']);
}
