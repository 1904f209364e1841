import { onConsent } from '../../shared/consent/consent.ts';
import { collectFaults } from './early-faults.ts';
import { isSampled } from './sample.ts';
import { forgetSession, storedSession } from './session.ts';

export interface AttachInput {
  /** Loads the monitoring and starts it with the faults of the page so far. Resolves to the function that stops it. */
  readonly start: (faults: readonly unknown[]) => Promise<() => void>;
  /** A random number from 0, inclusive, to 1, exclusive. */
  readonly draw: () => number;
}

/**
 * Monitors sampled sessions of visitors who allow analytics. It decides once for each document; nothing is downloaded
 * and nothing is stored for other sessions. When a visitor withdraws the consent, the monitoring stops until another
 * document is loaded.
 */
export function attachMonitoring({ start, draw }: AttachInput): void {
  const early = collectFaults(globalThis);
  let stop: Promise<() => void> | undefined;
  let isDecided = false;
  onConsent(({ allowed, categories }) => {
    if (!allowed || !categories.analytics) {
      void stop?.then((act) => act());
      forgetSession();
    } else if (!isDecided) {
      isDecided = true;
      const faults = early.take();
      const page = { userAgent: navigator.userAgent, referrer: document.referrer, origin: location.origin };
      if (!isSampled({ ...page, stored: storedSession(), draw })) return;
      // If the script can't be loaded, the page is not monitored and works as usual.
      stop = start(faults).catch(() => () => {});
    }
  });
}
