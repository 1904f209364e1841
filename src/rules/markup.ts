import type { signUpBuckets } from './split-test.ts';

/**
 * The names that one program writes into markup and another program looks up in it. Templates, components and islands
 * write the names in Node. The scripts of a page (`src/runtime`) read them and set some themselves. The lead endpoint
 * uses them to find the messages of a form (`src/leads/refill-page.ts`). This file does not contain attributes that
 * only style sheets read, such as `data-theme`.
 *
 * Each name is an export of its own, since a bundler can't drop the properties of an object that a script does not use.
 */

/**
 * Attribute on an island's element: the island's name, which is the name of its folder in `src/islands`. Templates
 * write it, the boot script reads it.
 */
export const islandAttribute = 'data-island';

/**
 * Attribute on an island's element whose code is loaded when it is scrolled into view: `visible`. Templates write it, the
 * late script reads it.
 */
export const loadAttribute = 'data-load';

/**
 * Attribute on an island's element: pathname of the script that hydrates the island. Templates write it, the boot
 * script reads it.
 */
export const scriptAttribute = 'data-src';

/**
 * Attribute on an island's element: the prefix that React gives the ids in the island. Templates write it, the boot
 * script reads it.
 */
export const prefixAttribute = 'data-prefix';

/**
 * Attribute on the empty element of a deferred island: pathname of the island's content. Templates write it, the boot
 * script reads it. On a link to the cookie settings it is the pathname of the consent banner and dialog, which the
 * consent script reads: a second attribute name would cost each page 15 bytes.
 */
export const contentAttribute = 'data-content';

/**
 * Attribute without a value on an island's element once React has hydrated it. The boot script sets it; the boot script
 * and the forms script read it.
 */
export const hydratedAttribute = 'data-hydrated';

/**
 * Attribute on a link whose clicks the island's script handles instead of the browser: `true`. Islands write it, the
 * boot script reads it.
 */
export const scriptedAttribute = 'data-scripted';

/**
 * When the browser loads an island's code: when it is scrolled into view, or when the visitor moves the pointer onto it,
 * presses it or moves the focus into it.
 */
export type IslandLoad = 'visible' | 'interaction';

/** The event that the late script dispatches on an island's element, and at which the boot script hydrates the island. */
export const wakeEvent = 'helios:wake';

/**
 * The event that the late script dispatches on the element of a deferred island, and at which the boot script inserts
 * the island's markup.
 */
export const insertEvent = 'helios:insert';

/**
 * Attribute on the form of a tool: the key in session storage under which the tool saves the visitor's entries. Islands
 * write it, the late script reads it.
 */
export const keptAttribute = 'data-kept';

/** The beginning of an address's fragment that carries the numbers of the ROI calculator. */
export const linkedInputsMark = '#roi:';

/** Attribute on the form of a tool whose numbers a link may carry: the beginning of such a link's fragment. */
export const linkedAttribute = 'data-linked';

export interface IslandMarkers {
  readonly name: string;
  readonly load: IslandLoad;
  /** Pathname of the script that hydrates the island. */
  readonly script: string;
  readonly prefix: string;
  /** Pathname of the island's content if the island is deferred; undefined for other islands. */
  readonly content: string | undefined;
}

/** All attributes of an island's element. */
export function islandAttributes({ name, load, script, prefix, content }: IslandMarkers) {
  return {
    [islandAttribute]: name,
    [loadAttribute]: load === 'visible' ? load : undefined,
    [scriptAttribute]: script,
    [prefixAttribute]: prefix,
    [contentAttribute]: content,
  };
}

/** The `dataset` of an island's element. */
export type IslandDataset = DatasetOf<ReturnType<typeof islandAttributes>>;

/** A form's purpose, which decides how the form is sent. */
export type FormKind = 'lead' | 'sign-up';

/**
 * Attribute on a form that the forms script handles: the form's `FormKind`. Templates and the sign-up island write it,
 * all scripts read it.
 */
export const formAttribute = 'data-form';

/**
 * Attribute on a lead or sign-up form: pathname of the file with the locale's `{ data: LeadData }`. Templates and the
 * sign-up island write it, the forms script reads it.
 */
export const leadDataAttribute = 'data-leads';

/**
 * Attribute on a sign-up form: HubSpot's id of the form that receives the lead. If it is absent, no lead is sent.
 * Templates and the sign-up island write it, the forms script reads it.
 */
export const leadFormAttribute = 'data-lead';

/**
 * Attribute on a lead form: the options that lead to a page of their own, as the JSON of an `OptionSuccess[]`. Templates
 * write it, the forms script reads it.
 */
export const successesAttribute = 'data-successes';

/** Returns all attributes that mark a lead form. `leadData` is the pathname of the locale's lead data. */
export function leadFormAttributes(leadData: string) {
  return { [leadDataAttribute]: leadData, [formAttribute]: 'lead' satisfies FormKind };
}

/** Returns all attributes that mark a sign-up form. `leadForm` is HubSpot's id of the form that receives the lead. */
export function signUpFormAttributes({ leadData, leadForm }: { leadData: string; leadForm: string | undefined }) {
  return {
    [formAttribute]: 'sign-up' satisfies FormKind,
    [leadDataAttribute]: leadData,
    [leadFormAttribute]: leadForm,
  };
}

/**
 * Id of the popover with the site search. Templates write it, the late script opens the popover on the key `/`.
 */
export const searchPanelId = 'site-search';

/**
 * Id of a field of a lead form, `contact-email`; for radio buttons, the id of their group. Templates write it, the lead
 * endpoint reads it.
 */
export function fieldId(form: string, name: string): string {
  return `${form}-${name}`;
}

/**
 * Id of a message of a form or a field, hidden until it applies: `contact-failed`, `contact-email-error`. `failed`: the
 * form was not sent; `sent`: it was sent; `error`: the field is wrong. Components and templates write the id; the forms
 * script and the lead endpoint read it. `terms` is always visible: what happens to the values of the form.
 */
export function lineId(owner: string, line: 'failed' | 'sent' | 'error' | 'terms'): string {
  return `${owner}-${line}`;
}

/**
 * Attribute on the section of a free tool with the form that sends the tool's address by email. Templates write it, the
 * forms script reads it.
 */
export const byEmailAttribute = 'data-by-email';

/** Id of the sign-up dialog. The sign-up island writes it, the late script reads it. */
export const signUpDialogId = 'sign-up';

/** The dialog that a link opens instead of its page. */
export type Opens = 'sign-up' | 'partner-sign-up';

/**
 * Attribute on a link: the dialog that it opens, an `Opens`. Components write it; the boot script reads the value
 * `sign-up`, the late script `partner-sign-up`.
 */
export const opensAttribute = 'data-opens';

/**
 * Attribute on the element of the sign-up island: the query of the link that opened the dialog, empty if an address
 * did. The boot script sets it, the forms script reads it.
 */
export const triggerQueryAttribute = 'data-query';

/**
 * Attribute on a link of a wildcard page to whose address the script appends what the visitor's address has beyond the
 * page's path. Its value is the link's address without that addition. Components write it, the late script reads it.
 */
export const restAttribute = 'data-rest';

/** A page's kind of sign-up, if not the usual one: `partner` on pages for partners, `plain` on pages with prices. */
export type SignUpPage = 'partner' | 'plain';

/**
 * Attribute on `main`: which kind of sign-up the page has, a `SignUpPage`; absent on pages with the usual sign-up.
 * Templates write it, the late script reads it.
 */
export const signUpPageAttribute = 'data-sign-up';

/**
 * Attribute on `main`: the values that the page gives to the leads of its sign-up forms, in the form of a query:
 * `latest_campaign=Cashback+launch`. Lead forms have them as hidden fields. Templates write it, the forms script reads it.
 */
export const pageLeadsAttribute = 'data-sends';

/**
 * Attribute on `main`: words that the page does not show but by which the site search finds it: `receipt, refund`.
 * Templates write it, the export reads it.
 */
export const searchWordsAttribute = 'data-search-words';

/** A variant of the sign-up dialog, with texts that replace the usual ones: for partners, or a bucket of `signUpTest`. */
export type SignUpVariant = 'partner' | (typeof signUpBuckets)[number];

/**
 * Attribute on the open sign-up dialog: its `SignUpVariant`, or empty for the usual texts. The late script sets it, the
 * dialog's style sheet reads it.
 */
export const signUpVariantAttribute = 'data-variant';

/** Whether the sign-up dialog waits for its variant. */
export type Waits = 'true' | 'false';

/**
 * Attribute on the element of the sign-up island: `true` if the visitor may have a bucket of a split test. The open
 * dialog is then invisible until it has a variant, but for two seconds at most. The boot script sets it, the late script
 * and the dialog's style sheet read it.
 */
export const waitsAttribute = 'data-waits';

/**
 * Attribute on a note below a plan's price: the billing cycle that the note is for. Templates write it; the price
 * slider finds the note by it and replaces its text.
 */
export const noteAttribute = 'data-note';

/**
 * Attribute of the element that contains an interactive demo and the radio buttons of its steps. Its value is the
 * demo's name. Templates write it; the late script and the forms script read it.
 */
export const demoAttribute = 'data-demo';

/**
 * Id of the element around a page's banner. Templates write it; the boot script replaces the element's content at a
 * page change.
 */
export const bannerSlotId = 'h-banner';

/**
 * Id of the element around the content that belongs to one page only. Templates write it; the boot script replaces the
 * element's content at a page change.
 */
export const pageSlotId = 'h-page';

/**
 * Attribute on `body`: name of the shell around the page. Templates write it; the boot script reads it, and changes it
 * when it replaces the shell.
 */
export const shellAttribute = 'data-shell';

/** The `dataset` of `body`. */
export type BodyDataset = DatasetOf<{ [shellAttribute]: string }>;

/**
 * Attribute without a value on the root element while the boot script changes pages without a reload. The late script
 * prefetches page data only if the attribute is set; the speculation rules then don't prefetch the documents of these
 * pages.
 */
export const navigatesAttribute = 'data-navigates';

/**
 * Attribute without a value on the root element as soon as the page has been painted. Until then lazy pictures wait
 * (`src/templates/styles/base.css`); pictures that become visible later, such as those of a tab that opens, are loaded
 * at once.
 */
export const paintedAttribute = 'data-painted';

/**
 * Attribute on the root element: the visitor's consent in the format of `consentText`; absent until the visitor has
 * chosen. The late script and the forms script read it.
 */
export const consentAttribute = 'data-consent';

/**
 * Attribute without a value on links to the cookie settings in locales where everything is allowed if the service of
 * flags evaluates the flag `hubspotBanner` as off. Templates write it, the consent script reads it.
 */
export const consentAllowsAttribute = 'data-consent-allows';

/** Attribute on a button of the consent banner or dialog: its `ConsentAct`. Templates write it, the consent script reads it. */
export const consentActAttribute = 'data-consent-act';

/** What a button of the consent banner or dialog does. `choose` opens the dialog, `save` takes the ticked boxes. */
export type ConsentAct = 'necessary' | 'choose' | 'save' | 'all';

/**
 * Attribute on a note in the consent dialog. Its value says when the consent script shows the note. Templates write it.
 */
export const consentNoteAttribute = 'data-consent-note';
export type ConsentNote = 'signal' | 'record';

/**
 * Attribute on the root element of an integration's page: the id by which HubSpot knows the partner, if it has one.
 * Templates write it, the forms script reads it. It belongs to the page with which the browser loaded the document: a
 * page change does not change the root element.
 */
export const partnerAttribute = 'data-partner';

/**
 * Property of the meta element with the page's name, which all locales share: `/pricing` on the page `/preise`. A page
 * lacks the meta element if its path is its name. Templates write it; the late script, the forms script and the
 * monitoring read it.
 */
export const pageNameProperty = 'helios:page';

/** The attributes that accept only certain values, with the types of these values. */
interface TypedValues {
  [loadAttribute]: IslandLoad;
  [formAttribute]: FormKind;
  [opensAttribute]: Opens;
  [signUpPageAttribute]: SignUpPage;
  [signUpVariantAttribute]: SignUpVariant;
}

/**
 * Returns the selector for elements that have an attribute, or that have it with a given value: `[data-form]`,
 * `[data-form="lead"]`. The boot script builds its selectors from the constants instead, because this function would
 * add 15 bytes to every first visit.
 */
export function selectorOf<Name extends string>(
  attribute: Name,
  value?: Name extends keyof TypedValues ? TypedValues[Name] : string,
): string {
  return value === undefined ? `[${attribute}]` : `[${attribute}="${value}"]`;
}

/**
 * The `dataset` of an element that has these attributes: `{ 'data-sign-up': SignUpPage }` is `{ signUp?: SignUpPage }`.
 */
type DatasetOf<Attributes> = {
  [Name in keyof Attributes as DatasetKey<Name>]?: Attributes[Name] | undefined;
};

type DatasetKey<Name> = Name extends `data-${infer Rest}` ? CamelCase<Rest> : never;

type CamelCase<Text extends string> = Text extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Text;
