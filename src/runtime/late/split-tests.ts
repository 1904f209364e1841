import type { AppData } from '../../rules/page-data.ts';
import type { SplitTest } from '../../rules/split-test.ts';
import { currentConsent, onConsent } from '../shared/consent/consent.ts';
import type { ConsentPreferences } from '../shared/consent/preferences.ts';
import { daySeconds, writeCookies } from '../shared/cookie.ts';
import { isCrawler } from '../shared/is-crawler.ts';
import { routeUpdate } from '../shared/navigation/events.ts';
import { ownName } from '../shared/navigation/own-path.ts';
import { type ExperimentEncounter, experimentEncounter } from '../shared/split-tests/encounter.ts';
import { experimentTraits } from '../shared/split-tests/experiment-traits.ts';
import {
  type Participation,
  parseParticipation,
  participationText,
  splitTestCookie,
} from '../shared/split-tests/participation.ts';
import { identify, track } from '../shared/tracking/track.ts';
import { runsOn, takePart } from './take-part.ts';

export interface SplitTestsInput {
  readonly pathPrefix: string;
  /** The site's app data, which name the split tests that editors have defined. */
  readonly appData: Promise<AppData | undefined>;
}

export interface SplitTests {
  /**
   * The visitor's bucket in a split test of this page. Ask for it only when the visitor is about to see what the test
   * decides. Undefined if the visitor takes no part, and until the tests are known: what a visitor already sees must
   * not change.
   */
  encounter(name: string): string | undefined;
  /** Calls `act` when tests and consent are known: at once, or later. */
  whenKnown(act: () => void): void;
}

/** The lifetime of the cookie with the visitor's buckets, as the cookie policies of all locales state it. */
const maxAgeSeconds = 365 * daySeconds;

/**
 * Lets the visitor take part in split tests: a bucket is drawn on the first page on which a test runs, and stays. This
 * requires consent to functionality, because the site then differs for this visitor and remembers it; the cookie is deleted
 * when that is withdrawn. Crawlers take no part.
 */
export function attachSplitTests(root: Document, { pathPrefix, appData }: SplitTestsInput): SplitTests {
  let tests: readonly SplitTest[] = [];
  let areTestsKnown = false;
  let hasConsentAnswer = false;
  const waiting: (() => void)[] = [];
  const settle = () => {
    if (!areTestsKnown || !hasConsentAnswer) return;
    for (const act of waiting.splice(0)) act();
  };
  const met = new Set<string>();
  const path = () => ownName(pathPrefix);
  const update = () => {
    if (tests.length === 0 || !mayTakePart(currentConsent())) return;
    store(takePart(parseParticipation(root.cookie), { tests, path: path(), draw: Math.random }), root);
  };
  void appData.then((data) => {
    tests = data?.splitTests ?? [];
    areTestsKnown = true;
    update();
    settle();
  });
  onConsent((preferences) => {
    hasConsentAnswer = true;
    if (mayTakePart(preferences)) update();
    else forget(root);
    settle();
  });
  root.addEventListener(routeUpdate, update);
  return {
    encounter(name) {
      const test = tests.find((each) => each.name === name);
      if (!test || !mayTakePart(currentConsent()) || !runsOn(test, path())) return undefined;
      const { buckets, encountered } = parseParticipation(root.cookie);
      const bucket = buckets.get(name);
      if (bucket === undefined || !test.buckets.some((each) => each.name === bucket)) return undefined;
      if (!encountered.has(name)) store({ buckets, encountered: new Map([...encountered, [name, path()]]) }, root);
      if (!met.has(name)) tellEncounter(root, { name, bucket });
      met.add(name);
      return bucket;
    },
    whenKnown(act) {
      waiting.push(act);
      settle();
    },
  };
}

function mayTakePart({ allowed, categories }: ConsentPreferences): boolean {
  return allowed && categories.functionality && !isCrawler(navigator.userAgent);
}

function store(participation: Participation, { cookie }: Document): void {
  const value = participationText(participation);
  if (value === participationText(parseParticipation(cookie))) return;
  writeCookies([{ name: splitTestCookie, value, maxAge: maxAgeSeconds }]);
}

function forget({ cookie }: Document): void {
  if (cookie.includes(`${splitTestCookie}=`)) writeCookies([{ name: splitTestCookie, value: '', maxAge: 0 }]);
}

/** Tells the other scripts and analytics that the visitor sees what a split test decides. */
function tellEncounter(root: Document, detail: ExperimentEncounter): void {
  root.dispatchEvent(new CustomEvent<ExperimentEncounter>(experimentEncounter, { detail }));
  track('Experiment Encountered', { experiment: detail.name, bucket: detail.bucket });
  identify(experimentTraits(root.cookie));
}
