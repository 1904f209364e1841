import type { LinkField } from '@prismicio/client';
import type { ContentDocument, DocumentOf, Snapshot } from '../content/content-source.ts';
import type { Finding } from '../site/finding.ts';
import type { Locale } from '../site/locale.ts';

type Ebook = DocumentOf<'ebook'>;

/**
 * Reports ebooks that visitors request with a form but can't download, because the form's thank-you page has no
 * download.
 */
export function checkEbooks(snapshot: Snapshot, locales: readonly Locale[]): Finding[] {
  return locales.flatMap(({ code }) =>
    snapshot.documentsOf('ebook', code).flatMap((ebook) => {
      const form = linked(snapshot, ebook.data.lead_form);
      if (form?.type !== 'lead_form') return [];
      const thanks = linked(snapshot, ebook.data.thank_you) ?? linked(snapshot, form.data.success);
      return givesEbooks(thanks) ? [] : [outOfReach(ebook, thanks)];
    }),
  );
}

/**
 * True if a page shows ebooks to download. Its template shows them if the first slice is `thank_you` in its variation
 * `download`.
 */
function givesEbooks(thanks: ContentDocument | undefined): boolean {
  if (thanks?.type !== 'page') return false;
  const [first] = thanks.data.slices;
  return first?.slice_type === 'thank_you' && first.variation === 'download';
}

function outOfReach({ id, type, uid, lang }: Ebook, thanks: ContentDocument | undefined): Finding {
  return {
    code: 'lead-form',
    severity: 'warning',
    message: thanks
      ? `The ebook "${uid}" leads its readers to the page "${thanks.uid}", which has no download.`
      : `The ebook "${uid}" has no thank-you page, so its readers get no download.`,
    hint: 'Choose a thank-you page that begins with the slice "Thank you" in its variation "download".',
    document: { id, type, uid, lang, field: 'thank_you' },
  };
}

function linked(snapshot: Snapshot, field: LinkField): ContentDocument | undefined {
  return field && 'id' in field ? snapshot.document(String(field.id)) : undefined;
}
