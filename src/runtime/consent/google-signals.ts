import type { ConsentPreferences } from '../shared/consent/preferences.ts';

/** The signals of Google's consent mode (docs/contract.md, section 3.8). */
type Signal = 'ad_storage' | 'ad_user_data' | 'ad_personalization' | 'analytics_storage';
type SignalValue = 'granted' | 'denied';

/** The list that Google's tags read. Each entry is an `arguments` object: tags ignore arrays. */
export interface DataLayerWindow {
  dataLayer?: unknown[];
}

/** Tells Google's tags what is allowed, as Google's own function `gtag` does. */
export interface GoogleSignals {
  /** Denies everything. It has to be said before any tag of Google is loaded. */
  denyAtFirst(): void;
  update(preferences: ConsentPreferences): void;
}

export function createGoogleSignals(view: DataLayerWindow): GoogleSignals {
  view.dataLayer ??= [];
  const { dataLayer } = view;
  function gtag(..._command: ['consent', 'default' | 'update', Readonly<Record<Signal, SignalValue>>]) {
    // biome-ignore lint/complexity/noArguments: Google's tags accept the `arguments` object and no array.
    dataLayer.push(arguments);
  }
  return {
    denyAtFirst: () => gtag('consent', 'default', signalsOf({ advertisement: false, analytics: false })),
    update: ({ allowed, categories: { advertisement, analytics } }) =>
      gtag(
        'consent',
        'update',
        signalsOf({ advertisement: allowed && advertisement, analytics: allowed && analytics }),
      ),
  };
}

function signalsOf(allowed: { advertisement: boolean; analytics: boolean }): Record<Signal, SignalValue> {
  const advertisement = allowed.advertisement ? 'granted' : 'denied';
  return {
    ad_storage: advertisement,
    ad_user_data: advertisement,
    ad_personalization: advertisement,
    analytics_storage: allowed.analytics ? 'granted' : 'denied',
  };
}
