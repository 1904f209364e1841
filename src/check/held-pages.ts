import type { Finding } from '../site/finding.ts';
import type { PublishedPage } from '../site/published-page.ts';
import { changeLimit } from './change-limit.ts';

export interface HeldCheckInput {
  readonly published: readonly Pick<PublishedPage, 'pathname' | 'heldFrom'>[];
  /** The pages that go out as they were published. */
  readonly held: readonly { readonly pathname: string }[];
}

/** The number of pages that may be held on a small site too: errors of several editors on one day. */
const fewPages = 5;

/**
 * Reports pages that are held, if they are so many that one template or one document which all of them show is probably
 * at fault. Pages that the published release holds too do not count: somebody published them so.
 */
export function checkHeldPages({ published, held }: HeldCheckInput): Finding[] {
  const known = new Set(published.filter(({ heldFrom }) => heldFrom !== undefined).map(({ pathname }) => pathname));
  const pathnames = held.map(({ pathname }) => pathname).filter((pathname) => !known.has(pathname));
  const limit = Math.max(fewPages, changeLimit(published.length));
  if (pathnames.length <= limit) return [];
  return [
    {
      code: 'many-held-pages',
      severity: 'error',
      message: `${pathnames.length} of ${published.length} pages would stay as they were published, because of errors. An export of so many pages holds at most ${limit}.`,
      pathnames: pathnames.sort(),
      hint: 'Correct the errors, which the findings held-page name. If the others are to be published at once, run the same command with --allow-held.',
    },
  ];
}
