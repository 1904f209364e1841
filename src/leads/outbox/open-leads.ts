import type { LeadSettings } from '../../../config/environment.ts';
import { createCaptcha } from '../captcha.ts';
import { createLeadEndpoint, type EndpointContext, type LeadEndpoint } from '../endpoint.ts';
import { createHubSpot } from '../hubspot.ts';
import type { LeadEvent } from '../log.ts';
import { createRateLimit, unverifiedPerMinute } from '../rate-limit.ts';
import { startDelivery } from './delivery.ts';
import type { Outbox } from './open-outbox.ts';
import { createOutboxIntake } from './outbox-intake.ts';
import { postJson } from './post-json.ts';

export interface LeadService {
  readonly endpoint: LeadEndpoint;
  /** The path of the outbox's database file. */
  readonly file: string;
  /** The number of the HubSpot portal; undefined if leads stay in the outbox. */
  readonly portal: string | undefined;
  /** The header in which a proxy names the visitor's IP address. */
  readonly addressHeader: string | undefined;
  /** Throws if the outbox can't be used at the moment. */
  check(): void;
  /** Waits for the deliveries under way, then closes the outbox. */
  close(): Promise<void>;
}

interface LeadServiceOptions extends Pick<EndpointContext, 'loadSite' | 'readPage'> {
  readonly settings: LeadSettings;
  /** The open outbox. The service closes it. */
  readonly outbox: Outbox;
  readonly log: (event: LeadEvent) => void;
}

/** The time for which delivered leads stay in the outbox, so that a repeated lead is recognised. */
const retentionMs = 30 * 86_400_000;

/** Opens the lead endpoint with its delivery service, for a host with Node and a disk. */
export function openLeads({ settings, outbox, log, ...site }: LeadServiceOptions): LeadService {
  const { hubspot, captcha, perTenSeconds, perMinute, filesUrl, addressHeader, origins } = settings;
  const now = () => Date.now();
  outbox.deleteDelivered(now() - retentionMs);
  const delivery =
    hubspot && startDelivery({ outbox, send: createHubSpot(hubspot, postJson, now), perTenSeconds, log, now });
  const endpoint = createLeadEndpoint({
    ...site,
    origins,
    intake: createOutboxIntake({ outbox, delivery, filesUrl, now }),
    verifyCaptcha: captcha && createCaptcha({ ...captcha, fetch }),
    limit: createRateLimit({ perMinute, now }),
    limitUnverified: createRateLimit({ perMinute: unverifiedPerMinute, now }),
    log,
    now,
  });
  return {
    endpoint,
    file: outbox.file,
    portal: hubspot?.portal,
    addressHeader,
    check: () => outbox.check(),
    async close() {
      await delivery?.stop();
      outbox.close();
    },
  };
}
