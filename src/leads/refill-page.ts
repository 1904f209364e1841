import { DomUtils, parseDocument } from 'htmlparser2';
import type { LeadFaultCode } from '../rules/leads/check-lead.ts';
import { leadTextKey } from '../rules/leads/error-text.ts';
import { fieldId, lineId } from '../rules/markup.ts';
import { escapeHtml } from '../site/html.ts';
import type { LeadLocale } from '../site/lead-site.ts';

export interface Refill {
  readonly formId: string;
  /** The address to which the form is posted the next time. */
  readonly action: string;
  /** The visitor's values by field name. */
  readonly values: ReadonlyMap<string, string>;
  readonly faults: Readonly<Record<string, LeadFaultCode>>;
  readonly locale: LeadLocale;
  /** The message about the form as a whole. The page shows it below the form's submit button. */
  readonly message: string;
}

/**
 * Returns the markup of a form's page with the visitor's values in the fields and the errors beside them. Nothing
 * changes outside the form, and no script or style changes inside it, so the page's Content Security Policy stays
 * valid. Returns undefined if the page does not contain the form.
 */
export function refillPage(html: string, refill: Refill): string | undefined {
  const form = findForm(html, refill.formId);
  if (!form) return undefined;
  const { startIndex, endIndex } = form;
  if (startIndex === null || endIndex === null) return undefined;
  const { id = '' } = form.attribs;
  form.attribs.action = refill.action;
  for (const control of findAll(form, isControl)) fill(control, refill.values);
  showLine(form, lineId(id, 'failed'), escapeHtml(refill.message));
  const [first] = Object.entries(refill.faults).flatMap(([name, code]) =>
    markWrong(form, name, errorMarkup(code, name, refill.locale)),
  );
  if (first) first.attribs.autofocus = '';
  return html.slice(0, startIndex) + DomUtils.getOuterHTML(form, { encodeEntities: 'utf8' }) + html.slice(endIndex + 1);
}

/** Finds the id of the form's element on a page. The ids of the form's messages begin with this id. */
export function formElementId(html: string, formId: string): string | undefined {
  return findForm(html, formId)?.attribs.id;
}

type Element = ReturnType<typeof findAll>[number];

function findForm(html: string, formId: string): Element | undefined {
  const document = parseDocument(html, { withStartIndices: true, withEndIndices: true });
  const isField = ({ attribs }: Element) => attribs.name === 'form_id' && attribs.value === formId;
  return DomUtils.findAll(({ name }) => name === 'form', document.children).find(
    (form) => findAll(form, isField).length > 0,
  );
}

function findAll(parent: Parameters<typeof DomUtils.getChildren>[0], test: Parameters<typeof DomUtils.findAll>[0]) {
  return DomUtils.findAll(test, DomUtils.getChildren(parent));
}

function isControl({ name, attribs }: Element): boolean {
  return /^(?:input|select|textarea)$/.test(name) && attribs.type !== 'hidden' && attribs.type !== 'file';
}

function fill(control: Element, values: ReadonlyMap<string, string>): void {
  const value = values.get(control.attribs.name ?? '');
  if (control.attribs.type === 'checkbox' || control.attribs.type === 'radio') {
    setFlags(control, { checked: value === control.attribs.value });
  } else if (value === undefined) {
    return;
  } else if (control.name === 'textarea') {
    // HTML parsers drop a line break at the beginning of a text area, so the first one is doubled.
    setText(control, value.replace(/^\n/, '\n\n'));
  } else if (control.name === 'select') {
    for (const option of findAll(control, ({ name }) => name === 'option')) {
      setFlags(option, { selected: (option.attribs.value ?? DomUtils.textContent(option)) === value });
    }
  } else {
    control.attribs.value = value;
  }
}

function setFlags({ attribs }: Element, flags: Readonly<Record<string, boolean>>): void {
  for (const [name, isSet] of Object.entries(flags)) {
    if (isSet) attribs[name] = '';
    else delete attribs[name];
  }
}

function setText(element: Element, text: string): void {
  element.children = parseDocument(escapeHtml(text)).children;
}

/**
 * Returns the message about a field's fault, as markup. For a private
 * email address the message ends with a link to `privateHref`, if there is one.
 */
function errorMarkup(code: LeadFaultCode, name: string, { texts, privateHref }: LeadLocale): string {
  const text = escapeHtml(texts[leadTextKey(code, name)]);
  const cta = code === 'NON_WORK_EMAIL' ? texts.non_work_email_cta : '';
  return cta === '' || !privateHref ? text : `${text} <a href="${escapeHtml(privateHref)}">${escapeHtml(cta)}</a>`;
}

/**
 * Marks the controls of a field as invalid and shows the field's
 * error message. Returns the control that should get the focus.
 */
function markWrong(form: Element, name: string, text: string): Element[] {
  const controls = findAll(form, (element) => element.attribs.name === name && element.attribs.type !== 'hidden');
  for (const control of controls) control.attribs['aria-invalid'] = 'true';
  const id = fieldId(form.attribs.id ?? '', name);
  if (showLine(form, lineId(id, 'error'), text)) {
    // Radio buttons share one error message, so it describes their group.
    const [holder] = findAll(form, ({ attribs }) => attribs.id === id);
    if (holder) describe(holder, lineId(id, 'error'));
  }
  return controls.slice(0, 1);
}

/**
 * Adds an error message to the descriptions of a control, before its hints: a screen reader then reads the error first.
 */
function describe({ attribs }: Element, line: string): void {
  attribs['aria-describedby'] = [line, attribs['aria-describedby']].filter(Boolean).join(' ');
}

/**
 * Shows a message that is hidden in the page's markup, and sets the
 * text of its `span`. Returns false if the form has no such message.
 */
function showLine(form: Element, id: string, html: string): boolean {
  const [line] = findAll(form, ({ attribs }) => attribs.id === id);
  if (!line) return false;
  delete line.attribs.hidden;
  const [words] = findAll(line, (element) => element.name === 'span');
  if (words && html !== '') words.children = parseDocument(html).children;
  return true;
}
