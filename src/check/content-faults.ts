import type { ContentDocument } from '../content/content-source.ts';
import type { Finding } from '../site/finding.ts';
import type { PageFacts } from '../site/page-facts.ts';
import type { Route } from '../site/route.ts';
import { placeOfRoute, textIn } from './route-document.ts';

/** The faults of a page's markup that its document causes, for which the check of templates must not blame a template. */
export interface ContentFaults {
  readonly findings: readonly Finding[];
  /** True if the document gives the page no heading, so that the template has nothing to show as `h1`. */
  readonly lacksHeading: boolean;
  /** Ids that an editor gave to a slice and that no page may have. */
  readonly anchors: ReadonlySet<string>;
}

/** Finds what is wrong in the markup of a page because of its document, so that no template is blamed for it. */
export function contentFaults(facts: PageFacts, document: ContentDocument | undefined, route: Route): ContentFaults {
  const heading = document && facts.headings.every((text) => text === '') ? headingFault(document) : undefined;
  const anchors = document ? anchorFaults(facts, document) : [];
  const finding = (code: 'missing-heading' | 'invalid-anchor', { field, message, hint }: Fault): Finding => ({
    code,
    severity: 'error',
    message: `The page ${route.pathname} ${message}`,
    document: placeOfRoute(route, field),
    pathnames: [route.pathname],
    hint,
  });
  return {
    findings: [
      ...(heading ? [finding('missing-heading', heading)] : []),
      ...anchors.map((each) => finding('invalid-anchor', each)),
    ],
    lacksHeading: heading !== undefined,
    anchors: new Set(anchors.map(({ anchor }) => anchor)),
  };
}

interface Fault {
  readonly field: string;
  /** The rest of a sentence whose subject is the page. */
  readonly message: string;
  readonly hint: string;
}

/** Types whose pages have no heading of their own: the first slice has it. */
const typesOfSlices: ReadonlySet<string> = new Set(['page', 'landing_page']);

/** Slices whose heading never is the page's, wherever they are. A page can't begin with one of them. */
export const slicesBelowHeadings: ReadonlySet<string> = new Set([
  'anchor_nav',
  'licence_list',
  'logo_wall',
  'notice',
  'rating_badges',
  'rich_text',
  'stats',
  'stored_data',
  'testimonial',
]);

const begin = 'Begin the page with a hero, and fill in its heading.';

function headingFault({ type, data }: ContentDocument): Fault | undefined {
  if (!typesOfSlices.has(type)) {
    if (textIn(data, 'title') !== '') return undefined;
    return {
      field: 'title',
      message: 'has no heading, because its document has no title.',
      hint: 'Fill in the title.',
    };
  }
  const slices = slicesOf(data);
  const [first] = slices;
  if (!first) return { field: 'slices', message: 'has no slices, so it is empty.', hint: begin };
  const name = String(first.slice_type);
  if (slicesBelowHeadings.has(name)) {
    const message = `begins with the slice "${name}", which can't have the heading of a page.`;
    return { field: 'slices[0]', message, hint: begin };
  }
  const { primary } = first;
  if (typeof primary === 'object' && primary !== null && textIn(primary, 'heading') !== '') return undefined;
  const message = `has no heading, because its first slice "${name}" has none.`;
  return { field: 'slices[0].primary.heading', message, hint: 'Fill in the heading of the slice.' };
}

function anchorFaults({ ids }: PageFacts, { data }: ContentDocument): (Fault & { anchor: string })[] {
  return slicesOf(data).flatMap(({ primary }, index) => {
    const anchor: unknown = typeof primary === 'object' && primary !== null && Reflect.get(primary, 'anchor_id');
    if (typeof anchor !== 'string' || anchor === '') return [];
    const field = `slices[${index}].primary.anchor_id`;
    if (/\s/.test(anchor)) {
      const message = `has a slice with the anchor "${anchor}". An anchor can't have a space in it.`;
      return [{ anchor, field, message, hint: 'Replace the space by a hyphen.' }];
    }
    if (ids.indexOf(anchor) === ids.lastIndexOf(anchor)) return [];
    const message = `has a slice with the anchor "${anchor}", which another part of the page has, too.`;
    return [{ anchor, field, message, hint: 'Give the slice an anchor of its own.' }];
  });
}

type AnySlice = { readonly slice_type?: unknown; readonly primary?: unknown };

function slicesOf(data: object): readonly AnySlice[] {
  const slices: unknown = Reflect.get(data, 'slices');
  const isSlice = (value: unknown): value is AnySlice => typeof value === 'object' && value !== null;
  return Array.isArray(slices) ? slices.filter(isSlice) : [];
}
