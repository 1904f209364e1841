/**
 * The names that one program writes into markup and another one looks up there. Templates, components and islands write
 * them in Node; the scripts of a page (`src/runtime`) read them, and set some themselves; the lead endpoint finds the lines
 * of a form by them (`src/leads/refill-page.ts`). Attributes that only style sheets read, such as `data-theme`, are not here.
 *
 * Each name is an export of its own, since a bundler can't drop the properties of an object that a script does not use.
 */

/**
 * On an island's element: its name, which is that of its folder in `src/islands`. Templates write it, the boot script
 * reads it.
 */
export const islandAttribute = 'data-island';

/** On an island's element: when its code is loaded, an `IslandLoad`. Templates write it, the boot script reads it. */
export const loadAttribute = 'data-load';

/** On an island's element: pathname of the script that hydrates it. Templates write it, the boot script reads it. */
export const scriptAttribute = 'data-src';

/** On an island's element: React's prefix of the ids in it. Templates write it, the boot script reads it. */
export const prefixAttribute = 'data-prefix';

/** On the empty element of a deferred island: pathname of its content. Templates write it, the boot script reads it. */
export const contentAttribute = 'data-content';

/** On an island's element once React has hydrated it; has no value. The boot script sets it, boot and forms read it. */
export const hydratedAttribute = 'data-hydrated';

/**
 * On a link that its island handles by script instead of the browser: `true`. Islands write it, the boot script reads
 * it.
 */
export const scriptedAttribute = 'data-scripted';

/**
 * When the browser loads an island's code: at once, when idle, when scrolled into view, or at the first interaction.
 */
export const islandLoads = ['load', 'idle', 'visible', 'interaction'] as const;
export type IslandLoad = (typeof islandLoads)[number];

export interface IslandMarkers {
  readonly name: string;
  readonly load: IslandLoad;
  /** Pathname of the script that hydrates the island. */
  readonly script: string;
  readonly prefix: string;
  /** Pathname of the content, if it is deferred. */
  readonly content: string | undefined;
}

/** All attributes of an island's element. */
export function islandAttributes({ name, load, script, prefix, content }: IslandMarkers) {
  return {
    [islandAttribute]: name,
    [loadAttribute]: load,
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
 * On a form that the forms script handles: its `FormKind`. Templates and the sign-up island write it, all scripts read
 * it.
 */
export const formAttribute = 'data-form';

/**
 * On a lead or sign-up form: pathname of its locale's `{ data: LeadData }`. Templates and the sign-up island write it, forms
 * read it.
 */
export const leadDataAttribute = 'data-leads';

/**
 * On a sign-up form: HubSpot's id of the form that its lead is sent to; without it no lead is sent. Templates and the
 * sign-up island write it, forms read it.
 */
export const leadFormAttribute = 'data-lead';

/** All attributes that mark a lead form. `leadData`: pathname of its locale's lead data. */
export function leadFormAttributes(leadData: string) {
  return { [leadDataAttribute]: leadData, [formAttribute]: 'lead' satisfies FormKind };
}

/** All attributes that mark a sign-up form. `leadForm`: HubSpot's id of the form that its lead is sent to. */
export function signUpFormAttributes({ leadData, leadForm }: { leadData: string; leadForm: string | undefined }) {
  return {
    [formAttribute]: 'sign-up' satisfies FormKind,
    [leadDataAttribute]: leadData,
    [leadFormAttribute]: leadForm,
  };
}

/**
 * Id of a field of a lead form, `contact-email`; for radio buttons, of their group. Templates write it, the lead
 * endpoint reads it.
 */
export function fieldId(form: string, name: string): string {
  return `${form}-${name}`;
}

/**
 * Id of a line that belongs to a form or a field, hidden until it applies: `contact-failed`, `contact-email-error`.
 * `failed`: the form was not sent; `sent`: it was; `error`: the field is wrong. Components and templates write it; forms and
 * the lead endpoint read it.
 */
export function lineId(owner: string, line: 'failed' | 'sent' | 'error'): string {
  return `${owner}-${line}`;
}

/** Id of the sign-up dialog. Its island writes it, the late script reads it. */
export const signUpDialogId = 'sign-up';

/** The dialog that a link opens instead of its page. */
export type Opens = 'sign-up' | 'partner-sign-up';

/**
 * On a link: what it opens, an `Opens`. Components write it, the boot script (`sign-up`) and the late one
 * (`partner-sign-up`) read it.
 */
export const opensAttribute = 'data-opens';

/** The sign-up of a page: `partner` on pages for partners, `plain` on pages with prices. */
export type SignUpPage = 'partner' | 'plain';

/** On `main`: its `SignUpPage`, absent on all other pages. Templates write it, the late script reads it. */
export const signUpPageAttribute = 'data-sign-up';

/** A variant of the sign-up dialog, which replaces its usual texts. */
export type SignUpVariant = 'partner' | 'quote' | 'ratings';

/**
 * On the open sign-up dialog: its `SignUpVariant`, or empty for the usual texts. The late script sets it, the style sheet of the dialog
 * reads it.
 */
export const signUpVariantAttribute = 'data-variant';

/** On a remark below a plan's price: its billing cycle. Templates write it, the price slider replaces the text. */
export const noteAttribute = 'data-note';

/**
 * On the element around an interactive demo and the radio buttons of its steps: the demo's name. Templates write it,
 * late and forms read it.
 */
export const demoAttribute = 'data-demo';

/** Id of the element around a page's banner. Templates write it, the boot script fills it when it changes pages. */
export const bannerSlotId = 'h-banner';

/** Id of the element around a page's own part. Templates write it, the boot script fills it when it changes pages. */
export const pageSlotId = 'h-page';

/**
 * On `body`: name of the shell around the page. Templates write it, the boot script reads it, and sets it with another
 * shell.
 */
export const shellAttribute = 'data-shell';

/** The `dataset` of `body`. */
export type BodyDataset = DatasetOf<{ [shellAttribute]: string }>;

/**
 * On the root element while the boot script changes pages itself; has no value. The late script reads it, and the
 * speculation rules, so that the browser does not fetch documents that are not needed.
 */
export const navigatesAttribute = 'data-navigates';

/**
 * On the root element: the visitor's choice as `consentText` writes it; absent before a choice. Late and forms read it.
 */
export const consentAttribute = 'data-consent';

/** The attributes whose values have a type. */
interface TypedValues {
  [loadAttribute]: IslandLoad;
  [formAttribute]: FormKind;
  [opensAttribute]: Opens;
  [signUpPageAttribute]: SignUpPage;
  [signUpVariantAttribute]: SignUpVariant;
}

/**
 * Selects the elements that have an attribute, or those on which it has one value: `[data-form]`, `[data-form="lead"]`. The
 * boot script spells its selectors out with the constants: this function would be 15 bytes more for every first visit.
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
