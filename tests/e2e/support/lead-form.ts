import type { Locator, Page } from 'playwright';
import { lineId } from '../../../src/rules/markup.ts';
import { leadForm } from './markup.ts';

/** The first lead form of a page, as a visitor sees it. */
export interface SeenForm {
  readonly page: Page;
  readonly form: Locator;
  field(name: string): Locator;
  button(): Locator;
  /** Fills in each field of the markup according to its type. */
  fill(answers: Readonly<Record<string, string>>): Promise<void>;
  /** Fills in each required field: the address, a word where text is wanted, and the first option of a list. */
  fillRequired(email: string): Promise<void>;
  /** Clears the country, which always has a choice unless a translator or an extension changes the page. */
  leaveCountryOpen(): Promise<void>;
  /** The visible complaint at each field, by the field's name. */
  complaints(): Promise<Record<string, Complaint>>;
  /** The values of the fields, without hidden fields and files. */
  values(): Promise<Record<string, string>>;
  /** The line that says that the form was sent or not. Undefined while it is hidden. */
  line(name: 'failed' | 'sent'): Promise<string | undefined>;
}

/** A visible line below a field. */
export interface Complaint {
  readonly text: string;
  /** The text of its link, and where the link leads. */
  readonly link?: readonly [text: string, href: string];
  /** Whether the field is marked as wrong and refers to the line for screen readers. */
  readonly isTied: boolean;
}

export const pdf = { name: 'profile.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%âãÏÓ') };

export function leadFormOn(page: Page): SeenForm {
  const form = page.locator(`main ${leadForm}`).first();
  const field = (name: string) => form.locator(`[name="${name}"]`);
  return {
    page,
    form,
    field,
    button: () => form.locator('button[type="submit"]'),
    async fill(answers) {
      const pressed = await form.evaluate(fillByKeys, answers);
      for (const [name, type] of pressed) {
        const answer = answers[name] ?? '';
        if (type === 'radio') await form.locator(`[name="${name}"][value="${answer}"]`).check();
        else if (type === 'checkbox') await field(name).setChecked(answer === 'true');
        else await field(name).setInputFiles(pdf);
      }
    },
    fillRequired: (email) => form.evaluate(fillRequiredByKeys, email),
    leaveCountryOpen: () =>
      form.evaluate((element: HTMLFormElement) => {
        const country = element.elements.namedItem('country');
        if (country instanceof HTMLSelectElement) country.selectedIndex = -1;
      }),
    complaints: () => form.evaluate(readComplaints, lineId('', 'error')),
    values: () =>
      form.evaluate((element: HTMLFormElement) => {
        const texts = [...new FormData(element)].filter(([, value]) => typeof value === 'string');
        const hidden = [...element.querySelectorAll<HTMLInputElement>('[type="hidden"]')].map(({ name }) => name);
        return Object.fromEntries(texts.filter(([name]) => !hidden.includes(name))) as Record<string, string>;
      }),
    async line(name) {
      const line = form.locator(`[id$="${lineId('', name)}"]`);
      return (await line.isVisible()) ? (await line.innerText()).trim() : undefined;
    },
  };
}

/**
 * Runs in the page: fills in what is typed or chosen from a list as the browser does, in one go. Gives the names and types
 * of what is pressed.
 */
function fillByKeys(form: Element, answers: Readonly<Record<string, string>>): [name: string, type: string][] {
  const pressed = new Map<string, string>();
  for (const control of (form as HTMLFormElement).elements as HTMLCollectionOf<HTMLInputElement>) {
    const { name, type } = control;
    const answer = answers[name];
    if (type === 'hidden' || answer === undefined) continue;
    if (['radio', 'checkbox', 'file'].includes(type)) {
      pressed.set(name, type);
      continue;
    }
    control.focus();
    control.value = answer;
    if (control.value !== answer) throw new Error(`"${answer}" can't be chosen in ${name}.`);
    for (const event of ['input', 'change']) control.dispatchEvent(new Event(event, { bubbles: true }));
  }
  return [...pressed];
}

/** Runs in the page: fills in all required fields in one go. */
function fillRequiredByKeys(form: Element, email: string): void {
  for (const control of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[required]')) {
    control.focus();
    if (control instanceof HTMLSelectElement) control.selectedIndex = 1;
    else if (control.type === 'radio' || control.type === 'checkbox') control.checked = true;
    else control.value = control.type === 'email' ? email : 'Kestrel';
    for (const event of ['input', 'change']) control.dispatchEvent(new Event(event, { bubbles: true }));
  }
}

/** Runs in the page; `errorSuffix` ends the ids of the lines. Fields without a line of their own are left out. */
function readComplaints(form: Element, errorSuffix: string): Record<string, Complaint> {
  const found: Record<string, Complaint> = {};
  for (const control of (form as HTMLFormElement).elements) {
    const name = control.getAttribute('name') ?? '';
    const isOneOfMany = control.getAttribute('type') === 'radio';
    const holder = isOneOfMany ? (control.closest('fieldset') ?? control) : control;
    const line = document.getElementById(holder.id + errorSuffix);
    if (name === '' || name in found || !line?.checkVisibility()) continue;
    const tied = ['aria-describedby', 'aria-errormessage'].some((attribute) =>
      holder.getAttribute(attribute)?.split(' ').includes(line.id),
    );
    const link = line.querySelector('a');
    found[name] = {
      text: line.innerText.trim().replaceAll(/\s+/g, ' '),
      ...(link && { link: [link.innerText, link.getAttribute('href') ?? ''] as const }),
      isTied: tied && (isOneOfMany || control.getAttribute('aria-invalid') === 'true'),
    };
  }
  return found;
}
