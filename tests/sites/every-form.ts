import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { embeddedFolder } from '../../src/content/connect.ts';
import { copyOf, type EditableDocument, type Fields, pick, type Value } from './served-repository.ts';
import { documentId } from './small-repository.ts';

/** The locales of the walk, by their codes in addresses. Finnish represents the secondary markets. */
export const walkLocales = { en: 'en-gb', de: 'de-de', fi: 'fi-fi' } as const;
export type WalkLocale = keyof typeof walkLocales;

/** A kind of lead form that the content has. */
export interface FormKind {
  readonly uid: string;
  readonly data: LeadFormContent;
}

/** What a test reads of a `lead_form` document. */
export interface LeadFormContent {
  readonly form_id: string;
  readonly fields: readonly {
    readonly name: string;
    readonly type: string;
    readonly required: boolean;
    readonly options: readonly { readonly label: string; readonly value: string | null }[];
  }[];
  readonly has_marketing_consent: boolean;
  readonly requires_consent?: boolean;
  readonly success: { readonly id?: string };
  readonly success_message: string | null;
  readonly lead_type: string | null;
  readonly capture_type: string | null;
  readonly lifecycle_stage: string | null;
  readonly partner_channel: string | null;
  readonly campaign: string | null;
  readonly event_name: string | null;
  readonly partner_id?: string | null;
}

/** One document of every kind: those of the default locale, and those of one market alone. */
const written = ['en-gb', 'de-de']
  .flatMap(formsIn)
  .filter(({ uid }, index, all) => all.findIndex((each) => each.uid === uid) === index);

export const formKinds: readonly FormKind[] = written.map(({ uid, data }) => {
  // A document in JSON has no type. The copy is given the one that a test reads.
  const content: LeadFormContent = JSON.parse(JSON.stringify(data));
  return { uid: uid ?? '', data: content };
});

/** The page of a kind, below its locale. */
export function walkPath(locale: WalkLocale, uid: string): string {
  return `/helios/${locale}/walk-${uid}`;
}

/** The path of the thank-you page. */
export function thanksPath(locale: WalkLocale): string {
  return walkPath(locale, 'thanks');
}

/** The words of a locale, by their names in `global_strings`. */
export function wordsOf(locale: WalkLocale): Readonly<Record<string, string>> {
  return readDocument(walkLocales[locale], 'global_strings/global_strings.json').data as Record<string, string>;
}

/** Adds, in each locale of the walk, a page for each kind of form, and the thank-you page to which all forms lead. */
export function withEveryForm(documents: EditableDocument[]): EditableDocument[] {
  const page = pick(documents, 'en-gb', 'page', 'contact');
  const added = Object.values(walkLocales).flatMap((lang) => {
    const thanks = pageOf(page, { lang, uid: 'thanks', slice: thankYou });
    const forms = written.map((form, index) => {
      const known = documents.find(
        ({ type, uid, lang: its }) => type === 'lead_form' && uid === form.uid && its === lang,
      );
      // A form that other pages of the content use has its id.
      const id = known?.id ?? documentId(`${lang}-form-${index}`);
      const success: Value = 'id' in (form.data.success as Fields) ? linkTo(thanks.id) : null;
      return copyOf(form, form.uid ?? '', {
        lang,
        id,
        group: `lead_form/${form.uid}`,
        data: { ...form.data, success },
      });
    });
    const pages = forms.map(({ uid, id }) => pageOf(page, { lang, uid: uid ?? '', slice: formSlice(uid ?? '', id) }));
    return [thanks, ...forms, ...pages];
  });
  return [...documents.filter(({ type }) => type !== 'lead_form'), ...added];
}

const thankYou: Fields = {
  slice_type: 'thank_you',
  variation: 'default',
  primary: { theme: 'tint', heading: 'Thanks', body: [], links: [] },
};

/** The variation of each form in the content: a page for partners, a row for the newsletter, else a card. */
function formSlice(uid: string, id: string): Fields {
  const variation = uid === 'newsletter' ? 'newsletter' : uid.startsWith('partner') ? 'bigform' : 'card';
  const primary = { theme: 'light', heading: uid, body: [], lead_form: linkTo(id) };
  return { slice_type: 'form', variation, primary };
}

function linkTo(id: string): Fields {
  return { link_type: 'Document', id };
}

function pageOf(
  page: EditableDocument,
  { lang, uid, slice }: { readonly lang: string; readonly uid: string; readonly slice: Fields },
): EditableDocument {
  const title = `${uid} ${lang}`;
  // Secondary markets may have this template.
  const own = { title, meta_title: title, template: 'pricing', noindex: true };
  const slices = [
    { id: `${String(slice.slice_type)}$walk`, version: 'initial', slice_label: null, items: [], ...slice },
  ];
  const id = documentId(createHash('sha256').update(title).digest('hex'));
  return copyOf(page, `walk-${uid}`, { lang, id, group: `page/walk-${uid}`, data: { ...page.data, ...own, slices } });
}

function formsIn(lang: string): EditableDocument[] {
  const names = readdirSync(join(embeddedFolder, 'documents', lang, 'lead_form'));
  return names.map((name) => withoutOptionPages(withPhone(readDocument(lang, `lead_form/${name}`))));
}

/** No form requires a phone number. Here one does, so that its complaint is tested too. */
function withPhone(form: EditableDocument): EditableDocument {
  const phone = (form.data.fields as Fields[]).find(({ name }) => name === 'phone');
  if (phone && form.uid === 'partner-consulting') phone.required = true;
  return form;
}

/** Each form leads to the same page in the walk, whatever a visitor chooses. */
function withoutOptionPages(form: EditableDocument): EditableDocument {
  const options = (form.data.fields as Fields[]).flatMap((each) => each.options as Fields[]);
  for (const option of options) delete option.success;
  return form;
}

function readDocument(lang: string, path: string): EditableDocument {
  return JSON.parse(readFileSync(join(embeddedFolder, 'documents', lang, path), 'utf8'));
}
