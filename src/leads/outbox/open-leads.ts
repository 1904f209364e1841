import type { LeadSettings } from '../../../config/environment.ts';
import { createCaptcha } from '../captcha.ts';
import { createLeadEndpoint, type EndpointContext, type LeadEndpoint } from '../endpoint.ts';
import { createHubSpot } from '../hubspot.ts';
import type { LeadEvent } from '../log.ts';
import { createRateLimit, unverifiedPerMinute } from '../rate-limit.ts';
import { startDelivery } from './delivery.ts';
import { openOutbox } from './open-outbox.ts';
import { createOutboxIntake } from './outbox-intake.ts';
import { postJson } from './post-json.ts';

export interface LeadService {
  readonly endpoint: LeadEndpoint;
  /** Where leads are kept. */
  readonly file: string;
  /** HubSpot's number of the portal they go to; undefined where they stay. */
  readonly portal: string | undefined;
  /** The header in which a proxy says whose request it is. */
  readonly addressHeader: string | undefined;
  /** Ends deliveries that are under way, then the outbox. */
  close(): Promise<void>;
}

interface LeadServiceOptions extends Pick<EndpointContext, 'loadSite' | 'readPage'> {
  readonly settings: LeadSettings;
  /** The outbox. */
  readonly file: string;
  readonly log: (event: LeadEvent) => void;
}

/** What was delivered is HubSpot's; it is kept here this long, to know a lead that comes again. Milliseconds. */
const retentionMs = 30 * 86_400_000;

/** The endpoint with its outbox and what delivers from it, on a host that has Node and a disk. Throws HeliosError. */
export function openLeads({ settings, file, log, ...site }: LeadServiceOptions): LeadService {
  const { hubspot, captcha, perTenSeconds, perMinute, filesUrl, addressHeader, origins } = settings;
  const now = () => Date.now();
  const outbox = openOutbox(file);
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
    async close() {
      await delivery?.stop();
      outbox.close();
    },
  };
}
