import type { SiteConfig } from '../../config/schema.ts';
import type { ContentDocument } from '../content/content-source.ts';
import { applyTrailingSlash } from '../rules/pathname.ts';
import type { Finding } from '../site/finding.ts';
import type { ImageFacts, PageFacts } from '../site/page-facts.ts';
import type { Route } from '../site/route.ts';
import { type ContentFaults, contentFaults } from './content-faults.ts';
import { type HashSource, policyFaults } from './policy.ts';
import { placeOfRoute } from './route-document.ts';

export interface PageCheckInput {
  readonly facts: PageFacts;
  readonly route: Route;
  /** The document of the page, which explains some faults of its markup. */
  readonly document?: ContentDocument | undefined;
  readonly site: Pick<SiteConfig, 'origin' | 'trailingSlash'>;
  readonly hashSource: HashSource;
}

/**
 * Checks what every page must satisfy, whatever its content. A fault that follows from the document names the field. For
 * all others a template is at fault: their messages do not name the page, so that one fault of a template is one finding.
 */
export function checkPage({ facts, route, document, site, hashSource }: PageCheckInput): Finding[] {
  const content = contentFaults(facts, document, route);
  const faults = [
    ...headFaults(facts, route, site),
    ...bodyFaults(facts, content),
    ...policyFaults(facts, hashSource),
    ...structuredDataFaults(facts),
  ];
  const invalid = faults.map(
    (fault): Finding => ({
      code: 'invalid-page',
      severity: 'error',
      message: `The markup of a page is wrong: ${fault}`,
      document: placeOfRoute(route),
      pathnames: [route.pathname],
      hint: 'Correct the template in src/templates; the content is not the cause.',
    }),
  );
  return [...content.findings, ...invalid];
}

function headFaults(facts: PageFacts, route: Route, site: PageCheckInput['site']): string[] {
  const { lang, titles, canonical } = facts;
  const { htmlLang } = route.locale;
  const own = new URL(applyTrailingSlash(route.pathname, site.trailingSlash), site.origin).href;
  const mustHaveCanonical = route.isIndexable || canonical !== undefined;
  return onlyFaults([
    lang !== htmlLang && `its lang is ${quoted(lang)}, not "${htmlLang}".`,
    titles.length !== 1 && `it has ${titles.length} title elements, not one.`,
    titles[0] === '' && 'its title is empty.',
    mustHaveCanonical && canonical !== own && `its canonical address is ${quoted(canonical)}, not "${own}".`,
  ]);
}

function bodyFaults(
  { headings, images, ids: all, styled, handlers }: PageFacts,
  { lacksHeading, anchors }: ContentFaults,
): string[] {
  const ids = all.filter((id) => !anchors.has(id));
  const seen = new Set<string>();
  const repeated = new Set(ids.filter((id) => seen.size === seen.add(id).size));
  return onlyFaults([
    !lacksHeading && headings.length !== 1 && `it has ${headings.length} h1 elements, not one.`,
    !lacksHeading && headings.includes('') && 'its h1 is empty.',
    ...images.flatMap(imageFaults),
    ...[...repeated].map((id) => `the id "${id}" occurs more than once.`),
    ids.some((id) => id === '' || /\s/.test(id)) && 'an id is empty or has a space in it.',
    ...styled.map((element) => `<${element}> has a style attribute, which its Content-Security-Policy blocks.`),
    ...handlers.map((element) => `<${element}> is an inline handler, which its Content-Security-Policy blocks.`),
  ]);
}

/**
 * Reports missing attributes of an image. An image without a size moves the content below it when it loads; for one
 * without `alt`, screen readers read out the address.
 */
function imageFaults(image: ImageFacts): string[] {
  const missing = [
    ...(['width', 'height'] as const).filter((name) => !/^[1-9]\d*$/.test(image[name] ?? '')),
    ...(image.alt === undefined ? ['alt'] : []),
  ];
  return missing.length > 0 ? [`the image ${quoted(image.src)} has no ${missing.join(' and no ')}.`] : [];
}

function structuredDataFaults({ structuredData }: PageFacts): string[] {
  return structuredData.flatMap((text) => {
    try {
      JSON.parse(text);
      return [];
    } catch (error) {
      return [`its JSON-LD is not JSON: ${error instanceof Error ? error.message : error}`];
    }
  });
}

function onlyFaults(faults: readonly (string | false)[]): string[] {
  return faults.filter((fault) => fault !== false);
}

function quoted(value: string | undefined): string {
  return value === undefined ? 'missing' : `"${value}"`;
}
