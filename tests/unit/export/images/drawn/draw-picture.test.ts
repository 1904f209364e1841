import sharp from 'sharp';
import { expect, test } from 'vitest';
import { openPainter } from '../../../../../src/export/images/drawn/draw-picture.ts';
import { setWords } from '../../../../../src/export/images/drawn/set-words.ts';
import { openTypeface } from '../../../../../src/export/images/drawn/typeface.ts';
import type { DrawnWords } from '../../../../../src/site/drawn-picture.ts';

const typeface = openTypeface();
const painter = openPainter(typeface);
const white = '<path fill="#fff" d="M0 0h1200v630H0z"/>';

function words(text: string, more: Partial<DrawnWords> = {}): DrawnWords {
  const box = { x: 72, y: 238, width: 545, sizes: [66, 54, 42, 36], height: 330 };
  return { text, ...box, align: 'start', weight: 600, colour: '#06262d', ...more };
}

/** The edges of the ink of a text on white, in pixels. */
async function inkOf(text: DrawnWords) {
  const png = await painter.draw({ shapes: white, pictures: [], words: [text] }, []);
  const { info } = await sharp(png).trim({ background: '#fff', threshold: 10 }).toBuffer({ resolveWithObject: true });
  const left = -(info.trimOffsetLeft ?? 0);
  return { left, right: left + info.width, top: -(info.trimOffsetTop ?? 0), height: info.height };
}

test('The longest titles of each script stay in their box', async () => {
  const titles = [
    'Lentomatkustajaverolaskelma: kulut kuntoon ennen kuukauden vaihdetta',
    'Reisekostenabrechnungsrichtlinienvorlage für Außendienstmitarbeiter',
    'Διαφάνεια δαπανών για κάθε εταιρεία με υποκαταστήματα στην Ελλάδα',
    'Проследяване на разходите за всяка компания с командироващи се служители',
    'Ettevõtte lähetuskulude aruandevormi täitmise žürii ja šeff',
  ];
  for (const title of titles) {
    const { left, right, top, height } = await inkOf(words(title));
    expect(left).toBeGreaterThan(66);
    expect(right).toBeLessThan(72 + 545 + 6);
    expect([top > 180, top + height < 540]).toEqual([true, true]);
  }
});

test('The narrow space of a French amount and a hyphen that never ends a line are drawn, though the fonts lack them', () => {
  const lengthOf = (text: string) => typeface.outline(text, 600).reduce((sum, { advance }) => sum + advance, 0);
  expect(lengthOf('1\u202F148')).toBeGreaterThan(lengthOf('1148'));
  expect(lengthOf('est\u2011ce')).toBe(lengthOf('est-ce'));
});

test('A text at the end of a row ends at its edge', async () => {
  const { right } = await inkOf(words('£1,284.50', { x: 1100, align: 'end', width: 300, height: 66 }));
  expect(right).toBeGreaterThan(1090);
  expect(right).toBeLessThan(1104);
});

test('Signs that no font has are left out', () => {
  expect(setWords(words('Łódź ✈'), typeface)).toHaveLength(4);
  expect(setWords(words('日本'), typeface)).toEqual([]);
});

const sun = '<circle cx="600" cy="300" r="200" fill="#ffbe1a"/>';

test('The same picture has the same bytes, whatever was drawn before', async () => {
  const picture = { shapes: white + sun, pictures: [], words: [words('Noon')] };
  const another = openPainter(openTypeface());
  await another.draw({ ...picture, words: [words('Other words, more of them')] }, []);
  await another.draw({ ...picture, shapes: sun }, []);
  expect(await another.draw(picture, [])).toEqual(await painter.draw(picture, []));
});

test('Pictures that are drawn at the same time do not mix, and share the letters that they have in common', async () => {
  const pictures = ['Dawn', 'Noon', 'Dusk', 'Noon, again'].map((text) => ({
    ...{ shapes: white, pictures: [] },
    words: [words(text)],
  }));
  const alone = await Promise.all(pictures.map((picture) => openPainter(typeface).draw(picture, [])));
  const another = openPainter(openTypeface());
  const first = pictures.slice(0, 1).map((picture) => another.draw(picture, []));
  // The others ask for their letters while those of the first are being drawn.
  await new Promise((resolve) => setImmediate(resolve));
  const others = pictures.slice(1).map((picture) => another.draw(picture, []));
  expect(await Promise.all([...first, ...others])).toEqual(alone);
});

/** Many colours, as in a photograph, in the lowest rows. */
const glow =
  '<linearGradient id="g"><stop/><stop offset="1" stop-color="#0cf"/></linearGradient><path fill="url(#g)" d="M0 600h1200v30H0z"/>';

test('A picture with a palette looks like one that has too many colours for a palette, letters and edges included', async () => {
  const text = words('Every cost, by noon', { colour: '#0a6174' });
  const drawn = await Promise.all(
    [white + sun, white + sun + glow].map((shapes) => painter.draw({ shapes, pictures: [], words: [text] }, [])),
  );
  const [flat, rich] = await Promise.all(
    drawn.map((png) => sharp(png).extract({ left: 0, top: 0, width: 1200, height: 600 }).raw().toBuffer()),
  );
  // The 26th byte of a PNG says whether it has a palette.
  expect(drawn.map((png) => png[25])).toEqual([3, 2]);
  // Letters begin at the nearest quarter of a pixel and whole row.
  const differing = (flat ?? []).filter((value, at) => Math.abs(value - (rich?.[at] ?? 0)) > 48);
  expect(differing.length).toBeLessThan(1200);
});

test('A word that breaks at its soft hyphen has a hyphen at the end of the line', async () => {
  const broken = await inkOf(words('Reisekosten\u00adrichtlinie', { width: 500 }));
  const bare = await inkOf(words('Reisekosten richtlinie', { width: 500 }));
  expect(broken.height).toBe(bare.height);
  expect(broken.right).toBeGreaterThan(bare.right + 5);
});

test('Stretched letters need more room', async () => {
  const usual = await inkOf(words('Helios'));
  const wide = await inkOf(words('Helios', { stretch: 1.16 }));
  expect(wide.right).toBeGreaterThan(usual.right + 20);
  expect(wide.height).toBe(usual.height);
});

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><path fill="#e4532a" d="M0 0h40v30H0z"/></svg>';
const orange = { create: { width: 40, height: 40, channels: 3 as const, background: '#e4532a' } };

test.each([
  ['svg', async () => Buffer.from(svg)],
  ['jpg', () => sharp(orange).jpeg().toBuffer()],
])('A picture of the content fills its box, and what is no image is left out: %s', async (extension, make) => {
  const box = { address: `https://images.prismic.io/helios/a.${extension}`, x: 700, y: 200, width: 400, height: 300 };
  const edgesWith = async (original: Uint8Array | undefined) => {
    const picture = { shapes: white, pictures: [box], words: [] };
    const png = await painter.draw(picture, [original]);
    const { info } = await sharp(png).trim({ background: '#fff', threshold: 10 }).toBuffer({ resolveWithObject: true });
    return [-(info.trimOffsetLeft ?? 0), -(info.trimOffsetTop ?? 0), info.width, info.height];
  };
  expect(await edgesWith(await make())).toEqual([700, 200, 400, 300]);
  expect(await edgesWith(Buffer.from('no image'))).toEqual(await edgesWith(undefined));
});
