import {
  defaultBatchingConfig,
  defaultGlobalObjectKey,
  defaultInternalLoggerLevel,
  defaultLogArgsSerializer,
  defaultUnpatchedConsole,
  type Faro,
  initializeFaro,
  type Meta,
} from '@grafana/faro-core';
import {
  browserMeta,
  ConsoleInstrumentation,
  createSession,
  defaultEventDomain,
  ErrorsInstrumentation,
  parseStacktrace,
  SessionInstrumentation,
  sdkMeta,
  ViewInstrumentation,
  WebVitalsInstrumentation,
} from '@grafana/faro-web-sdk';
import { routeUpdate } from '../shared/navigation/events.ts';
import { rejectionNotice } from '../shared/rejection-notice.ts';
import { CollectorTransport } from './collector-transport.ts';
import { currentPlace } from './place.ts';
import { forgetSession } from './sampling/session.ts';
import { createScrub } from './scrub.ts';
import { createTracing } from './trace.ts';
import { type TypedTexts, watchTypedTexts } from './typed-texts.ts';

export interface MonitoringInput {
  readonly collector: string;
  readonly apiKey?: string | undefined;
  readonly pathPrefix: string;
  /** The build hash of the page, under which the source maps of its scripts are uploaded. */
  readonly build: string;
  /** Faults of the page from before this script was loaded. */
  readonly faults: readonly unknown[];
}

/**
 * Monitors the page with Grafana Faro: errors, the console, web vitals, traces of requests. Call it once in a document,
 * only for a sampled session and only with consent to analytics. Returns a function that deletes the session and stops
 * the monitoring until another document is loaded.
 */
export function startMonitoring(input: MonitoringInput): () => void {
  const end = new AbortController();
  const { signal } = end;
  const faro = initialize(input, watchTypedTexts(document, signal));
  for (const fault of input.faults) faro.api.pushError(fault instanceof Error ? fault : new Error(String(fault)));
  const showView = () => faro.api.setView({ name: currentPlace(input.pathPrefix).view });
  document.addEventListener(routeUpdate, showView, { signal });
  return () => {
    end.abort();
    faro.pause();
    forgetSession();
    // Nothing can remove the SDK's listeners. When the visitor comes back to the tab, one of them stores a session.
    addEventListener('visibilitychange', forgetSession);
  };
}

/**
 * Puts together the parts of the SDK that the site uses. The SDK's own `initializeFaro` bundles all parts, used or not.
 */
function initialize({ collector, apiKey, pathPrefix, build }: MonitoringInput, typed: TypedTexts): Faro {
  const request = fetch.bind(globalThis);
  const renewSession = () => faro.api.setSession(createSession());
  const faro = initializeFaro({
    app,
    view: { name: currentPlace(pathPrefix).view },
    metas: [browserMeta, sdkMeta, { app: { ...app, release: build, bundleId: build } }, () => placeMeta(pathPrefix)],
    transports: [new CollectorTransport({ collector, apiKey, request, now: Date.now, renewSession })],
    batching: defaultBatchingConfig,
    beforeSend: createScrub(typed.all),
    instrumentations: [
      new ErrorsInstrumentation(),
      new WebVitalsInstrumentation(),
      new SessionInstrumentation(),
      new ViewInstrumentation(),
      new ConsoleInstrumentation(),
      createTracing(() => currentPlace(pathPrefix).view),
    ],
    // This script is loaded for sampled sessions only. A session that follows one in the same tab is sampled too.
    sessionTracking: { enabled: true, persistent: false, samplingRate: 1 },
    // The browser's event for a rejected promise is reported with its stack, so the notice about it in the console is not.
    ignoreErrors: [`${ConsoleInstrumentation.consoleErrorPrefix}${rejectionNotice}`],
    ...sdkDefaults,
  });
  return faro;
}

/** The product's name and version in all payloads (docs/contract.md, section 9.8). */
const app = { name: 'helios', version: '1.0.0' };

/**
 * Default values that the SDK's core requires. They would otherwise come from the SDK's configuration for browsers,
 * which this script does not use.
 */
const sdkDefaults = {
  dedupe: true,
  eventDomain: defaultEventDomain,
  globalObjectKey: defaultGlobalObjectKey,
  internalLoggerLevel: defaultInternalLoggerLevel,
  isolate: false,
  logArgsSerializer: defaultLogArgsSerializer,
  parseStacktrace,
  paused: false,
  preventGlobalExposure: true,
  unpatchedConsole: defaultUnpatchedConsole,
};

/** The page and the visitor, of whom nothing is told but the locale. */
function placeMeta(pathPrefix: string): Pick<Meta, 'page' | 'user'> {
  const { url, id, locale } = currentPlace(pathPrefix);
  return { page: { url, id }, user: { attributes: { locale } } };
}
