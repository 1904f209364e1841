/** Errors and unhandled rejections that happen before the monitoring is loaded, oldest first. */
export interface EarlyFaults {
  /** Ends the collection and returns what was collected. */
  take(): unknown[];
}

/**
 * The maximum number of collected faults. The first faults of a page tell most: later ones are often their
 * consequences.
 */
const maxFaults = 10;

/** Collects faults in memory. Nothing is sent from here. */
export function collectFaults(target: EventTarget): EarlyFaults {
  const faults: unknown[] = [];
  const collect = (event: Event) => {
    if (faults.length < maxFaults) faults.push(faultOf(event as ErrorEvent | PromiseRejectionEvent));
  };
  for (const type of faultEvents) target.addEventListener(type, collect);
  return {
    take() {
      for (const type of faultEvents) target.removeEventListener(type, collect);
      return faults;
    },
  };
}

const faultEvents = ['error', 'unhandledrejection'];

function faultOf(event: ErrorEvent | PromiseRejectionEvent): unknown {
  if ('reason' in event) return event.reason;
  return event.error ?? event.message;
}
