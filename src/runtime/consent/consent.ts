import { consentAllowsAttribute, contentAttribute } from '../../rules/markup.ts';
import { consentCategories } from '../../rules/privacy/categories.ts';
import { evaluateBannerFlag } from '../flags/banner-flag.ts';
import { followHubspot, showHubspotBanner } from '../flags/hubspot-banner.ts';
import { hasChosen } from '../shared/consent/consent.ts';
import { type ConsentPreferences, preferencesWith } from '../shared/consent/preferences.ts';
import { retry } from '../shared/retry.ts';
import { parseSitePath } from '../shared/visit/place.ts';
import { attachSettingsLinks, type SettingsLinks, settingsLinks } from './attach-settings-links.ts';
import {
  type ConsentDecision,
  type ConsentFacts,
  choiceOfOtherTab,
  consentForFlag,
  decideConsent,
  dependsOnFlag,
} from './decide.ts';
import { createGoogleSignals, type DataLayerWindow } from './google-signals.ts';
import { insertPanel } from './insert-panel.ts';
import { type ConsentKeeper, createConsentKeeper } from './keep-consent.ts';
import { attachPanel, type ConsentPanel, type PanelInput } from './panel.ts';
import { settings } from './settings.ts';
import { connectTabs, type Tabs } from './tabs.ts';

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
    // If this page has made no decision yet, another tab's choice is not applied here: the decision will read the
    // choice from the cookies.
    const preferences = page.decidedBy && choiceOfOtherTab({ ...page.decidedBy, stored: keeper.stored() });
    if (!preferences) return;
    keeper.apply(preferences);
    panel.refresh();
  });
  const onChoice = (preferences: ConsentPreferences) => {
    keeper.choose(preferences);
    page.hasAnsweredInstead = page.decidedBy?.bannerFlag === 'on' && !page.decidedBy.hasHubspotBanner;
    tabs.tell();
  };
  const panel = createPanel({ ownMarkup, hasPrivacySignal, stored: keeper.stored, onChoice });
  const links = attachSettingsLinks(panel.openSettings);
  const page: ConsentPage = { keeper, tabs, panel, links };
  await act(await findFacts(keeper, { hasPrivacySignal }), page);
}

/** The parts of the page that a decision about consent acts on, and the last decision's facts. */
interface ConsentPage {
  readonly keeper: ConsentKeeper;
  readonly tabs: Tabs;
  readonly panel: LatePanel;
  readonly links: SettingsLinks;
  /** The facts of the last decision. Undefined until there is one. */
  decidedBy?: ConsentFacts;
  /** True if the visitor has chosen in the site's own banner or settings because HubSpot's banner did not come. */
  hasAnsweredInstead?: boolean;
}

async function act(facts: ConsentFacts, page: ConsentPage): Promise<void> {
  const { keeper, tabs, panel, links } = page;
  page.decidedBy = facts;
  const acts: Record<ConsentDecision, () => Promise<void> | void> = {
    keep: () => facts.stored && keeper.apply(facts.stored.preferences),
    'allow-all': () => keeper.follow(preferencesWith(consentCategories), 'policy'),
    refuse() {
      keeper.denyAll();
      keeper.apply(preferencesWith(['necessary']));
    },
    async ask() {
      keeper.denyAll();
      if (settingsLink()) await panel.ask();
    },
    async 'follow-hubspot'() {
      if (HELIOS_VENDORS.hubspotBanner) {
        let hasTold = false;
        const showSettings = async (link: HTMLAnchorElement) => {
          if (!(await showHubspotBanner())) await panel.openSettings(link);
        };
        const outcome = await followHubspot((preferences) => {
          // HubSpot's banner may come so late that the visitor has answered the site's own banner already. What the
          // visitor has refused there is not undone.
          if (page.hasAnsweredInstead && preferences.allowed) return;
          hasTold = true;
          page.decidedBy = facts;
          keeper.follow(preferences, 'hubspot');
          tabs.tell();
          panel.refresh();
          links.openBy(showSettings);
        });
        // The visitor may have chosen in the settings while HubSpot's banner was awaited.
        if (outcome === 'absent') return act({ ...facts, stored: keeper.stored(), hasHubspotBanner: false }, page);
        if (!hasTold) keeper.yieldToHubspot();
        links.openBy(showSettings);
      }
    },
  };
  await acts[decideConsent(facts)]();
}

async function findFacts(
  { stored }: ConsentKeeper,
  browserSignal: Pick<ConsentFacts, 'hasPrivacySignal'>,
): Promise<ConsentFacts> {
  const known: Omit<ConsentFacts, 'bannerFlag'> = {
    ...browserSignal,
    stored: stored(),
    policyVersion: settings.policyVersion,
    hasHubspotBanner: HELIOS_VENDORS.hubspotBanner !== undefined,
    whenBannerIsOff: settingsLink()?.hasAttribute(consentAllowsAttribute) ? 'allow' : 'ask',
  };
  const bannerFlag =
    HELIOS_VENDORS.flags && dependsOnFlag(known) ? await evaluateBannerFlag(consentForFlag(known)) : 'unknown';
  // The visitor may have chosen in the settings while the flag was evaluated.
  return { ...known, stored: stored(), bannerFlag };
}

/** The banner and the dialog, which are loaded when they are first needed. */
interface LatePanel {
  /** Shows the banner as soon as it can be loaded, unless the visitor has chosen by then. */
  ask(): Promise<void>;
  openSettings(opener: HTMLElement): Promise<void>;
  /** Updates the panel if it has been loaded. */
  refresh(): void;
}

function createPanel({ ownMarkup, ...input }: PanelInput & Pick<ConsentInput, 'ownMarkup'>): LatePanel {
  let loading: Promise<ConsentPanel> | undefined;
  const load = (): Promise<ConsentPanel> => {
    const file = settingsLink()?.getAttribute(contentAttribute) ?? '';
    loading ??= insertPanel(file, ownMarkup).then((parts) => attachPanel(parts, input));
    // If the file can't be loaded, the next attempt loads it again.
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  };
  return {
    async ask() {
      const panel = await retry(load);
      if (!hasChosen()) panel.ask();
    },
    openSettings: async (opener) => (await load()).openSettings(opener),
    refresh: () => void loading?.then((panel) => panel.refresh()),
  };
}

function settingsLink(): Element | null {
  return document.querySelector(settingsLinks);
}
