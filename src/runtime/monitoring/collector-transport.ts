import {
  BaseTransport,
  createPromiseBuffer,
  getTransportBody,
  type Patterns,
  type TransportItem,
  VERSION,
} from '@grafana/faro-core';

export interface CollectorInput {
  /** The address that takes the items. */
  readonly collector: string;
  readonly apiKey: string | undefined;
  /** The browser's own `fetch`, from before the monitoring replaced it: requests to the collector are not traced. */
  readonly request: typeof fetch;
  readonly now: () => number;
  /** Begins a new session, because the collector does not accept the current one any more. */
  readonly renewSession: () => void;
}

/** The limits of a transport (docs/contract.md, section 9.8). */
const maxTasks = 30;
const maxConcurrent = 5;
const backOffMs = 5000;
/** The limit of `keepalive`, in characters. Browsers refuse more than 64 KiB for all such requests together. */
const maxKeepaliveLength = 60_000;

/**
 * Sends items to the collector by the site's own rules (docs/contract.md, section 4.10). Faro's own transport differs:
 * it sends a batch again after a 429, counts bytes instead of characters and has another limit of tasks.
 */
export class CollectorTransport extends BaseTransport {
  readonly name = 'helios:collector-transport';
  readonly version = VERSION;
  readonly #input: CollectorInput;
  readonly #tasks = createPromiseBuffer<void>({ size: maxTasks, concurrency: maxConcurrent });
  #disabledUntilMs = 0;

  constructor(input: CollectorInput) {
    super();
    this.#input = input;
  }

  override isBatched(): boolean {
    return true;
  }

  override getIgnoreUrls(): Patterns {
    return [this.#input.collector];
  }

  /** Sends items in one request. A failure is logged and nothing more: no item is sent twice. */
  override async send(items: TransportItem[]): Promise<void> {
    if (this.#input.now() < this.#disabledUntilMs) {
      this.logWarn(`The collector takes no items until ${new Date(this.#disabledUntilMs).toISOString()}.`);
      return;
    }
    try {
      await this.#tasks.add(() => this.#post(items));
    } catch (error) {
      this.logError(error);
    }
  }

  async #post(items: TransportItem[]): Promise<void> {
    const { collector, apiKey, request, now } = this.#input;
    const content = getTransportBody(items);
    const body = JSON.stringify(content);
    const session = content.meta.session?.id;
    const response = await request(collector, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(apiKey && { 'x-api-key': apiKey }),
        ...(session && { 'x-faro-session-id': session }),
      },
      body,
      keepalive: body.length <= maxKeepaliveLength,
    });
    if (response.status === 429) this.#disabledUntilMs = retryDateMs(response.headers.get('Retry-After'), now());
    if (response.status === 202 && response.headers.get('X-Faro-Session-Status') === 'invalid') this.#renew(session);
    // The connection is free again only after the body has been read.
    await response.text().catch(() => '');
  }

  /**
   * Several requests of one session may be under way, and each may be answered with "invalid session": only the first
   * of these answers begins another session.
   */
  #renew(refused: string | undefined): void {
    if (refused !== undefined && refused === this.metas.value.session?.id) this.#input.renewSession();
  }
}

/** The time up to which items are dropped, from the header `Retry-After`: a number of seconds or a date (RFC 9110). */
export function retryDateMs(retryAfter: string | null, nowMs: number): number {
  const text = retryAfter?.trim() ?? '';
  if (/^\d+$/.test(text)) return nowMs + Number(text) * 1000;
  const date = Date.parse(text);
  return Number.isNaN(date) ? nowMs + backOffMs : date;
}
