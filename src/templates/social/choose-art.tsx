import type { ImageField, LinkField } from '@prismicio/client';
import type { ThemeName } from '../../../config/tokens.ts';
import { type Integration, nameOf } from '../integrations/integrations.ts';
import type { Formatters, PageContext } from '../page-context.ts';
import type { PageDocument, PageType } from '../registry.ts';
import { type HorizonObject, horizonObjects, isHorizonObject } from '../scenes/horizon-objects.tsx';
import { isCancelled, type SceneData } from '../scenes/scene-data.ts';
import type { Slice } from '../slice-props.ts';
import { arrivalArt, connectionArt } from './app-art.tsx';
import { type Art, horizon, middle } from './art.ts';
import { coverArt } from './cover-art.tsx';
import { deckArt } from './deck-art.tsx';
import { gaugeArt } from './gauge-art.tsx';
import { hillsArt } from './hills-art.tsx';
import { type PanelData, panelArt } from './panel-art.tsx';
import { priceArt } from './price-art.tsx';
import { receiptArt } from './receipt-art.tsx';

/**
 * Chooses the object that stands on the horizon of a page's social picture: the first of these that the page has: its
 * cover, the prices, the scene or the drawing of its opening, the object with which it closes, the object of its type,
 * another scene of the page, or the object of what it lists.
 */
export function chooseArt(page: PageContext, document: PageDocument, theme: ThemeName): Art | undefined {
  const place = { page, theme };
  if (document.type === 'integration') return integrationArt(place, document);
  const cover = coverOf(document);
  if (cover?.url) return coverArt(cover);
  const { type, data } = document;
  const slices: readonly Slice[] = 'slices' in data ? data.slices : [];
  const [opening, ...others] = slices.map(sceneField);
  if (slices[0]?.slice_type === 'pricing_table') {
    const pricing = page.single('pricing')?.data;
    if (pricing) return priceArt(pricing, page.format);
  }
  const object = drawingOf(slices[0]) ?? firstOf(slices, closingObject) ?? objects[type];
  const listed = firstOf(slices, ({ slice_type }) => sliceObjects[slice_type]);
  return (
    sceneArt(place, opening) ??
    (object && objectArt(object)) ??
    firstOf(others, (each) => sceneArt(place, each)) ??
    (listed && objectArt(listed))
  );
}

function coverOf(document: PageDocument): ImageField | undefined {
  switch (document.type) {
    case 'ebook':
    case 'webinar':
      return document.data.cover;
    case 'customer_case':
    case 'partnership_case':
      return document.data.hero_image;
    default:
      return undefined;
  }
}

/** Where a thing stands: on a page, and before the sky of a theme. */
interface Place {
  readonly page: PageContext;
  readonly theme: ThemeName;
}

/** An integration shows its own tile, with what arrives in it or with the connection to Helios. */
function integrationArt(place: Place, integration: Integration): Art {
  const app = nameOf(integration);
  const scene = place.page.related('product_scene', integration.data.scene)?.data;
  const arriving = scene && artOf(scene, place);
  if (!arriving) return connectionArt(app);
  return arrivalArt(app, arriving, scene.kind === 'posting_table' ? 'on-panel' : 'beside');
}

function firstOf<Item, Value>(items: readonly Item[], of: (item: Item) => Value | undefined): Value | undefined {
  for (const item of items) {
    const value = of(item);
    if (value !== undefined) return value;
  }
  return undefined;
}

const objects: { readonly [Type in PageType]?: HorizonObject } = {
  customer_case: 'shop',
  partnership_case: 'key',
  partner: 'suitcase',
  job: 'key',
  webinar: 'clapper',
  ebook: 'receipt',
  legal_page: 'paper',
};

/**
 * The object for a page without any drawing of its own, by the type of a slice. The first slice of the page with such
 * an object decides.
 */
const sliceObjects: { readonly [Type in Slice['slice_type']]?: HorizonObject } = {
  contact_options: 'envelope',
  event_list: 'clapper',
  faq: 'bubbles',
  form: 'envelope',
  job_list: 'door',
  pricing_table: 'receipt',
  resource_list: 'books',
  rich_text: 'paper',
  thank_you: 'envelope',
  tool: 'paper',
  video: 'clapper',
};

function sceneField({ primary }: Slice): LinkField | undefined {
  return 'scene' in primary ? primary.scene : undefined;
}

function closingObject({ primary }: Slice): HorizonObject | undefined {
  return 'closing' in primary && primary.closing && isHorizonObject(primary.closing) ? primary.closing : undefined;
}

function drawingOf(slice: Slice | undefined): HorizonObject | undefined {
  const drawing = slice && 'drawing' in slice.primary ? slice.primary.drawing : undefined;
  return drawing && isHorizonObject(drawing) ? drawing : undefined;
}

function sceneArt(place: Place, field: LinkField | undefined): Art | undefined {
  const scene = place.page.related('product_scene', field)?.data;
  return scene && artOf(scene, place);
}

function artOf(scene: SceneData, { page: { format }, theme }: Place): Art | undefined {
  switch (scene.kind) {
    case 'spend_day':
    case 'receipt_match':
      return scene.receipt_merchant ? receiptArt(scene, format) : panelArt(scene, format);
    case 'budget_gauge':
      return gaugeArt(scene, format);
    case 'cash_curve':
      return hillsArt(scene, format);
    case 'card_deck':
      return deckArt(scene, theme);
    case 'subscription_list':
      return listArt({ ...scene, rows: scene.rows.filter((row) => !isCancelled(row)) }, format);
    case 'wallet_phone':
      return objectArt('phone');
    default:
      return listArt(scene, format);
  }
}

function listArt(list: PanelData, format: Formatters): Art | undefined {
  return list.rows.length > 0 ? panelArt(list, format) : undefined;
}

/**
 * How much larger an object is than at the end of a page, where its box is 640 units wide and 320 high. The sheets are
 * as wide as the box: larger, they would be cut at the picture's edge.
 */
const usualScale = 1.3;
const scales: { readonly [Name in HorizonObject]?: number } = { sheet: 1 };

function objectArt(name: HorizonObject): Art {
  const scale = scales[name] ?? usualScale;
  const place = `translate(${middle - 320 * scale} ${horizon - 320 * scale})scale(${scale})`;
  return { shapes: <g transform={place}>{horizonObjects[name]}</g>, words: [] };
}
