import type { Locator, Page } from 'playwright-core';
import { lineId } from '../../../src/rules/markup.ts';
import { leadForm } from './markup.ts';

/** The lead form of a page, as a visitor has it before them. */
export interface SeenForm {
  readonly page: Page;
  readonly form: Locator;
  field(name: string): Locator;
  button(): Locator;
  /** Fills in each field the markup has, in the way its type asks for. */
  fill(answers: Readonly<Record<string, string>>): Promise<void>;
  /** Takes back the country: one is always chosen, unless the page was changed by somebody else, a translator or an extension. */
  leaveCountryOpen(): Promise<void>;
  /** What is said at each field, by its name. */
  complaints(): Promise<Record<string, Complaint>>;
  /** What stands in the fields, hidden ones and files aside. */
  values(): Promise<Record<string, string>>;
  /** The line that says that the form was not sent, or that it was; undefined while it is not seen. */
  line(name: 'failed' | 'sent'): Promise<string | undefined>;
}

/** A line below a field that is seen. */
export interface Complaint {
  readonly text: string;
  /** What its link says, and where it leads. */
  readonly link?: readonly [text: string, href: string];
  /** Whether the field is marked as wrong, and the line is what those who listen hear of it. */
  readonly isTied: boolean;
}

export const pdf = { name: 'profile.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%âãÏÓ') };

export function leadFormOn(page: Page): SeenForm {
  const form = page.locator(`main ${leadForm}`);
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
