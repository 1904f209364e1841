import type { LinkChecker } from 'linkinator';

/** A request that linkinator is about to send. */
export type Job = Parameters<LinkChecker['crawl']>[0];

interface CheckerHooks {
  /** Changes a request before it is sent. */
  readonly adjust: (job: Job) => void;
  /** Answers a request without sending it. Returns false if the request must be sent. */
  readonly answer?: (job: Job) => boolean;
}

/** Limits of the header Retry-After: how long a host may ask the crawl to wait, and how often for one address. */
const maxRetryAfter = { seconds: 60, times: 2 };

/** Creates a link checker. linkinator is loaded only when a crawl begins, because it depends on thirty packages. */
export async function createChecker({ adjust, answer = () => false }: CheckerHooks): Promise<LinkChecker> {
  const { LinkChecker } = await import('linkinator');
  const waits = new Map<string, number>();
  class Checker extends LinkChecker {
    override crawl(job: Job): Promise<void> {
      adjust(job);
      return answer(job) ? Promise.resolve() : super.crawl(job);
    }

    override shouldRetryAfter(response: Parameters<LinkChecker['shouldRetryAfter']>[0], job: Job): boolean {
      const asked = response.headers['retry-after'];
      if (response.status !== 429 || asked === undefined) return false;
      const times = (waits.get(job.url.href) ?? 0) + 1;
      waits.set(job.url.href, times);
      const seconds = Number.isNaN(Number(asked)) ? (Date.parse(asked) - Date.now()) / 1000 : Number(asked);
      return times <= maxRetryAfter.times && seconds <= maxRetryAfter.seconds && super.shouldRetryAfter(response, job);
    }
  }
  return new Checker();
}
