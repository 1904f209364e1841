import type { LinkException } from '../../../config/schema.ts';
import { createAddressTest } from '../../site/address-patterns.ts';
import { byText } from '../../site/by-text.ts';
import type { CrawledLink } from '../crawl/crawl-site.ts';
import type { Answer } from './answer.ts';
import type { GoodAnswers } from './answer-cache.ts';

/** Statuses from `from` to `to`, both included. */
export interface StatusRange {
  readonly from: number;
  readonly to: number;
}

export interface ExternalRules {
  /** Patterns of addresses that are not requested. */
  readonly skip: readonly string[];
  /** Statuses that count as good answers. */
  readonly accept: readonly StatusRange[];
  readonly exceptions: readonly LinkException[];
}

/** An address on another host, with everything that is known about it. */
export interface ExternalAddress {
  /** The address without a fragment. */
  readonly href: string;
  /** Pathnames of the pages that link to it. */
  readonly parents: readonly string[];
  /**
   * `excepted`: it is broken, and the configuration knows that. `skipped`: a pattern names it, or the host rejects
   * programs.
   */
  readonly state: 'ok' | 'broken' | 'excepted' | 'skipped';
  /** Undefined if the address was not requested. */
  readonly answer: Answer | undefined;
  /** True if the answer is one of an earlier check. */
  readonly isCached: boolean;
}

export interface ExternalCheck {
  /** In alphabetical order. */
  readonly addresses: readonly ExternalAddress[];
  /** The exceptions that have ended and whose addresses the site still links to. */
  readonly expired: readonly LinkException[];
  /** The good answers to cache. */
  readonly good: GoodAnswers;
}

interface ExternalInput extends ExternalRules {
  readonly links: readonly CrawledLink[];
  readonly known: GoodAnswers;
  readonly now: number;
  readonly request: (hrefs: readonly string[]) => Promise<ReadonlyMap<string, Answer>>;
}

/** Checks the links of a crawl to other hosts. Addresses that differ in their fragments only are requested once. */
export async function checkExternal({ links, known, now, request, ...rules }: ExternalInput): Promise<ExternalCheck> {
  const parents = parentsByAddress(links);
  const isSkipped = createAddressTest(rules.skip);
  const wanted = [...parents.keys()].filter((href) => !isSkipped(href));
  const answers = await request(wanted.filter((href) => !known.has(href)));
  const day = new Date(now).toISOString().slice(0, 10);
  const isExcepted = createAddressTest(rules.exceptions.filter(({ until }) => until >= day).map(({ link }) => link));
  const addresses = [...parents].map(([href, pages]): ExternalAddress => {
    const isCached = known.has(href) && !isSkipped(href);
    const answer: Answer | undefined = isCached ? { state: 'ok', status: 200 } : answers.get(href);
    const state = answer ? stateOf(answer, rules.accept) : 'skipped';
    const isKnown = state === 'broken' && isExcepted(href);
    return { href, parents: [...pages].sort(), state: isKnown ? 'excepted' : state, answer, isCached };
  });
  const expired = rules.exceptions.filter(
    ({ link, until }) => until < day && [...parents.keys()].some(createAddressTest([link])),
  );
  const fresh = [...answers].filter(([, { state }]) => state === 'ok').map(([href]) => [href, now] as const);
  return { addresses: addresses.sort(byText(({ href }) => href)), expired, good: new Map([...known, ...fresh]) };
}

/** The pages that link to each web address on another host, by the address without its fragment. */
function parentsByAddress(links: readonly CrawledLink[]): Map<string, Set<string>> {
  const pages = new Map<string, Set<string>>();
  for (const { href, state, parents } of links) {
    if (state !== 'skipped' || !/^https?:/.test(href)) continue;
    const address = href.replace(/#.*$/s, '');
    pages.set(address, new Set([...(pages.get(address) ?? []), ...parents]));
  }
  return pages;
}

function stateOf(answer: Answer, accept: readonly StatusRange[]): 'ok' | 'broken' | 'skipped' {
  if (answer.state === 'broken' && answer.cause !== 'status') return 'broken';
  const { status } = answer;
  return accept.some(({ from, to }) => status >= from && status <= to) ? 'ok' : answer.state;
}
