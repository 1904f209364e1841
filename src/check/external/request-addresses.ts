import type { LinkResult } from 'linkinator';
import { type Answer, failureAnswer } from './answer.ts';
import { createChecker } from './link-checker.ts';

export interface RequestOptions {
  /** Addresses without fragments. */
  readonly hrefs: readonly string[];
  /** The time limit of one request. */
  readonly timeoutMs: number;
  readonly onAnswer?: (done: number) => void;
}

/**
 * The number of failures without any answer after which a host counts as down. One unknown name is enough, because it
 * stays unknown.
 */
const failuresOfHost = { dns: 1, tls: 1, connection: 2, timeout: 2 } as const;

/**
 * Requests addresses on other hosts politely: few at a time, with HEAD before GET, and later if the host asks for that
 * within limits. Once a host is down, its other addresses get the same answer without a request: thirty links to a host
 * that is down would cost minutes.
 */
export async function requestAddresses(options: RequestOptions): Promise<ReadonlyMap<string, Answer>> {
  const { hrefs, timeoutMs, onAnswer } = options;
  const answers = new Map<string, Answer>();
  if (hrefs.length === 0) return answers;
  const hosts = createHosts();
  const take = (href: string, answer: Answer) => {
    answers.set(href, answer);
    hosts.record(href, answer);
    onAnswer?.(answers.size);
  };
  const checker = await createChecker({
    adjust(job) {
      job.crawl = false;
    },
    answer({ url }) {
      const known = hosts.outageOf(url.href);
      if (known) take(url.href, known);
      return known !== undefined;
    },
  });
  checker.on('link', (result) => take(result.url, answerOf(result)));
  await checker.check({
    path: [...hrefs],
    redirects: 'allow',
    concurrency: 8,
    timeout: timeoutMs,
    retry: true,
    // If a host still answers "too many requests" after waiting, nobody can say whether the address works.
    statusCodes: { '429': 'skip' },
  });
  return answers;
}

function answerOf({ state, status = 0, failureDetails = [] }: LinkResult): Answer {
  if (state === 'OK') return { state: 'ok', status };
  if (state === 'SKIPPED') return { state: 'skipped', status };
  if (status > 0) return { state: 'broken', cause: 'status', status };
  return failureAnswer(failureDetails.at(-1));
}

/** Remembers which hosts are down. */
function createHosts() {
  const failures = new Map<string, Answer[]>();
  const alive = new Set<string>();
  return {
    record(href: string, answer: Answer): void {
      const { host } = new URL(href);
      if (answer.state !== 'broken' || answer.cause === 'status' || answer.cause === 'redirects') alive.add(host);
      else failures.set(host, [...(failures.get(host) ?? []), answer]);
    },
    outageOf(href: string): Answer | undefined {
      const { host } = new URL(href);
      const seen = failures.get(host) ?? [];
      if (alive.has(host)) return undefined;
      return seen.find((answer) => seen.length >= failuresUntilDown(answer));
    },
  };
}

function failuresUntilDown(answer: Answer): number {
  if (answer.state !== 'broken' || answer.cause === 'status' || answer.cause === 'redirects') return Infinity;
  return failuresOfHost[answer.cause];
}
