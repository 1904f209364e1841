import { DomUtils, parseDocument } from 'htmlparser2';
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { config } from '../../../config/index.ts';
import { planRoutes } from '../../../src/export/plan/plan-routes.ts';
import { createPageContext } from '../../../src/export/render/create-page-context.ts';
import { createNotesCollector } from '../../../src/export/render/notes-collector.ts';
import { planLeadSite } from '../../../src/export/site-files/lead-site.ts';
import { checkSubmission } from '../../../src/leads/check-submission.ts';
import type { LeadData } from '../../../src/rules/leads/lead-data.ts';
import type { LeadFormDefinition } from '../../../src/rules/leads/lead-form.ts';
import { createSubmission } from '../../../src/rules/leads/submission.ts';
import { PageProvider } from '../../../src/templates/page-context.ts';
import { renderScopeOf } from './render-scope.ts';
import { type Sketch, snapshotOf } from './snapshot-of.ts';

export const { origin } = config.site;

/** The page of a locale and the endpoint, each made from the same documents. */
export function siteOf(documents: readonly Sketch[], lang = 'en-gb') {
  const snapshot = snapshotOf(...documents, { type: 'page', uid: 'home', id: `home-${lang}`, lang });
  const plan = planRoutes(snapshot, config);
  const route = plan.routes.find(({ documentId }) => documentId === `home-${lang}`);
  if (!route) throw new Error(`The home page of ${lang} has no route.`);
  const notes = createNotesCollector();
  const page = createPageContext(route, renderScopeOf(snapshot, plan), notes);
  return {
    page,
    route,
    site: planLeadSite({ snapshot, plan, config }),
    html: (element: ReactNode) => renderToString(createElement(PageProvider, { value: page }, element)),
    /** What the page's forms load in the browser. */
    leadData: (): LeadData => JSON.parse([...notes.data.values()][0] ?? '').data,
  };
}

/** One control as the browser and a visitor find it. */
export interface Control {
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  /** What can be chosen, as it is sent. */
  readonly values: readonly string[];
}

/** The forms in markup: what they send by themselves, and what a visitor fills in. */
export function readForms(html: string) {
  const tags = (parent: Parameters<typeof DomUtils.findAll>[1], names: readonly string[]) =>
    DomUtils.findAll(({ name }) => names.includes(name), parent);
  return tags(parseDocument(html).children, ['form']).map((form) => {
    const elements = tags(form.children, ['input', 'select', 'textarea']);
    const [hidden, seen] = [true, false].map((isHidden) =>
      elements.filter(({ attribs }) => (attribs.type === 'hidden') === isHidden),
    );
    const controls = (seen ?? []).map((element): Control => {
      const { name = '', autocomplete, value } = element.attribs;
      const type = element.name === 'input' ? (element.attribs.type ?? 'text') : element.name;
      const options = tags(element.children, ['option']).map(
        (option) => option.attribs.value ?? DomUtils.textContent(option),
      );
      const known = { radio: 'select', checkbox: 'consent' }[type] ?? type;
      return {
        name,
        type: autocomplete === 'country-name' ? 'country' : known,
        isRequired: 'required' in element.attribs,
        values: type === 'radio' ? [value ?? ''] : options.filter(Boolean),
      };
    });
    return {
      attributes: form.attribs,
      hidden: Object.fromEntries((hidden ?? []).map(({ attribs }) => [attribs.name ?? '', attribs.value ?? ''])),
      controls: Array.from(
        Map.groupBy(controls, ({ name }) => name).values(),
        ([first, ...more]): Control => ({
          ...(first as Control),
          values: [...(first?.values ?? []), ...more.flatMap(({ values }) => values)],
        }),
      ),
    };
  });
}

interface Typed {
  /** By the names of a lead's fields. */
  readonly values: Readonly<Record<string, string>>;
  readonly pageUri: string;
}

/** The lead as the page's script sends it: it knows the form's markup and nothing else of it. */
export function submissionOf({ values, pageUri }: Typed, changed: Record<string, string> = {}) {
  return createSubmission({
    values: { ...values, ...changed },
    form: { hidden: {} },
    context: { pageUri, pageName: 'Home' },
    consentText: 'Send me news.',
    now: new Date('2026-10-05T09:30:00Z'),
  }).formData;
}

export function check(
  form: LeadFormDefinition,
  data: ReturnType<typeof submissionOf>,
  files: ReadonlyMap<string, File> = new Map(),
) {
  return checkSubmission({ data, files, form, disallowed: [], origins: [origin] });
}
