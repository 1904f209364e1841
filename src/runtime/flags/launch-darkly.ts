import { basicLogger, createClient } from '@launchdarkly/js-client-sdk';
import type { FlagSettings } from '../../rules/privacy/vendor-settings.ts';
import { answerOf, type FlagAnswer } from './flag-answer.ts';
import { requestOnce } from './request-once.ts';

export interface FlagRequest extends FlagSettings {
  readonly flag: string;
  /** True if the visitor allows the client to store an anonymous key and the answer in this browser. */
  readonly mayStore: boolean;
  /** Ends the request. The answer is `unknown` then. */
  readonly signal: AbortSignal;
}

/**
 * Asks LaunchDarkly for one flag, for an anonymous visitor. The client sends one request and nothing else, even if the
 * service fails: no events, goals or diagnostics, and it opens no stream.
 */
export async function evaluateFlag(request: FlagRequest): Promise<FlagAnswer> {
  const { clientSideId, origin, flag, mayStore, signal } = request;
  requestOnce(origin, signal);
  const client = createClient(clientSideId, anonymousContext(request), {
    baseUri: origin,
    streamUri: origin,
    eventsUri: origin,
    sendEvents: false,
    fetchGoals: false,
    diagnosticOptOut: true,
    streaming: false,
    disableCache: !mayStore,
    // The client logs nothing: the answer `unknown` tells of a failure, and the browser itself reports the failed
    // request.
    logger: basicLogger({ level: 'none' }),
  });
  const { status } = await client.start();
  const { value, variationIndex } = client.boolVariationDetail(flag, false);
  await client.close();
  return answerOf({ status, value, ...(variationIndex !== undefined && { variationIndex }) });
}

/**
 * Without a key the client makes a random one and stores it, so that a gradual rollout stays the same between visits.
 * Before consent nothing may be stored, and all visitors share one key.
 */
function anonymousContext({ mayStore }: Pick<FlagRequest, 'mayStore'>) {
  return { kind: 'user', anonymous: true, ...(!mayStore && { key: 'anonymous' }) } as const;
}
