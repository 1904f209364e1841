import type { Fault } from './content-server.ts';
import { copyOf, type EditableDocument, pick, setField } from './served-repository.ts';

/** One fault of each kind that an editor can make, each in a place of its own. */
export function breakContent(documents: EditableDocument[]): EditableDocument[] {
  const at = (lang: string, type: string, uid?: string) => pick(documents, lang, type, uid);
  breakLinks(at);
  breakFields(at);
  const legal = at('en-gb', 'page', 'legal');
  const parent = { link_type: 'Document', id: legal.id };
  return [
    ...documents,
    copyOf(legal, 'gdpr', { data: { ...legal.data, parent, slices: [] } }),
    copyOf(legal, '../../etc'),
    copyOf(at('fi-fi', 'page', 'legal'), 'kampanja'),
    copyOf(legal, 'tokyo', { lang: 'ja-jp' }),
  ];
}

/** An original that is gone from the media library. */
export function withoutImage(url: URL): Fault | undefined {
  return url.pathname.endsWith('day-with-helios.jpg') ? { kind: 'status', status: 404 } : undefined;
}

type At = (lang: string, type: string, uid?: string) => EditableDocument;

function breakLinks(at: At): void {
  const english = at('en-gb', 'page', '404');
  setField(english, 'slices[0].primary.links[0]', { link_type: 'Web', url: 'javascript:alert(1)', text: 'Run' });
  setField(english, 'slices[0].primary.links[1].id', 'Deleted-document');
  const german = at('de-de', 'page', '404');
  setField(german, 'slices[0].primary.links[0]', { link_type: 'Any', text: 'Nirgends' });
  setField(german, 'slices[0].primary.links[1].id', at('de-de', 'global_strings').id);
  setField(at('en-gb', 'navigation'), 'menus[3].link', { link_type: 'Web', url: '/nowhere' });
  setField(at('de-de', 'navigation'), 'menus[3].link', { link_type: 'Web', url: '/pricing#nothing' });
}

function breakFields(at: At): void {
  setField(at('en-gb', 'legal_page', 'dsr'), 'effective_date', 'soon');
  setField(at('en-gb', 'legal_page', 'dsr'), 'version', 7);
  setField(at('de-de', 'page', 'home'), 'slices[0].primary.heading', 12);
  const carousel = { slice_type: 'carousel', variation: 'default', primary: {} };
  // This slice replaces the one with the page's heading.
  setField(at('de-de', 'page', 'legal'), 'slices[0]', carousel);
  setField(at('de-de', 'page', 'pricing'), 'meta_description', null);
  setField(at('de-de', 'page', 'pricing'), 'meta_image.alt', null);
  setField(at('de-de', 'global_strings'), 'version_label', null);
  setField(at('de-de', 'pricing'), 'plans[1].yearly', 108);
  setField(at('de-de', 'pricing'), 'tooltip', '{amuont} im Monat');
}
