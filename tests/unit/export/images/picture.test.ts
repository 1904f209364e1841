import { expect, test } from 'vitest';
import type { ImageConfig } from '../../../../config/schema.ts';
import { type ImageValue, planPicture, planSocialImage } from '../../../../src/export/images/picture.ts';

const config: ImageConfig = {
  mode: 'local',
  avif: { quality: 50, effort: 2 },
  webp: { quality: 78 },
  jpeg: { quality: 80 },
};
const hosted: ImageConfig = { ...config, mode: 'imgix' };
const host = 'https://images.prismic.io/helios';

function image(url: string, width = 2000, height = 1000): ImageValue {
  return { url, dimensions: { width, height }, alt: 'A team at lunch' };
}

function plan(value: ImageValue, width = 600, settings = config) {
  return planPicture(value, { width, config: settings, pathPrefix: '/helios' });
}

/** Names without their hash. */
function names(value: ImageValue, width?: number): string[] {
  return plan(value, width)?.files.map(({ pathname }) => pathname.replace(/-[0-9a-f]{10}/, '')) ?? [];
}

const widths = (value: ImageValue, width: number) => [...new Set(plan(value, width)?.files.map((file) => file.width))];

test('A picture has two modern formats and a fallback at half, once and twice the shown width', () => {
  expect(names(image(`${host}/team.jpg`))).toEqual(
    ['avif', 'webp', 'jpg'].flatMap((end) => [300, 600, 1200].map((w) => `/helios/static/team-${w}.${end}`)),
  );
});

test('The markup of a picture has its size, its alternative text, and a source for each modern format', () => {
  const { picture, files } = plan(image(`${host}/team.jpg`)) ?? {};
  expect(picture).toMatchObject({ width: 600, height: 300, alt: 'A team at lunch' });
  expect(picture?.src).toBe(files?.find((file) => file.format === 'jpeg' && file.width === 600)?.pathname);
  expect(picture?.srcSet).toMatch(/^\S+-300\.jpg 300w, \S+-600\.jpg 600w, \S+-1200\.jpg 1200w$/);
  expect(picture?.sources.map((source) => source.type)).toEqual(['image/avif', 'image/webp']);
  expect(picture?.sources[0]?.srcSet).toMatch(/^\S+-300\.avif 300w, \S+-600\.avif 600w, \S+-1200\.avif 1200w$/);
});

test.each([
  ['never wider than the original', image(`${host}/a.jpg`, 800, 400), 600, [300, 600, 800]],
  ['only as wide as a small original', image(`${host}/a.jpg`, 120, 60), 600, [120]],
  ['no step for what is small on every screen', image(`${host}/a.jpg`), 96, [96, 192]],
  ['a whole number of pixels', image(`${host}/a.jpg`), 533.5, [267, 534, 1067]],
  [
    'as wide as the crop gives',
    image(`${host}/a.jpg?rect=10,20,900,600&w=1200&h=800`, 1200, 800),
    600,
    [300, 600, 900],
  ],
  [
    'wider than the scaled address, by its crop',
    image(`${host}/a.jpg?rect=0,0,2400,1260&w=1200`, 1200, 630),
    700,
    [350, 700, 1400],
  ],
  ['of unknown size: as wide as shown', image(`${host}/a.jpg`, 0, 0), 600, [300, 600, 1200]],
])('The steps of a picture: %s', (_, value, shown, expected) => {
  expect(widths(value, shown)).toEqual(expected);
});

test.each([
  [`${host}/ZxU1abcDEF234567_Team%20Photo%20%C3%84.JPG?auto=compress,format`, 'team-photo-a', 'jpg'],
  [`${host}/6e0f0a9e-2a4c-4bb2-9d1b-111111111111_sun.png`, 'sun', 'png'],
  [`${host}/moving.gif`, 'moving', 'png'],
  [`${host}/photo.webp`, 'photo', 'jpg'],
  [`${host}/no-extension`, 'no-extension', 'jpg'],
  [`${host}/..%2f..%2fetc%2fpasswd.jpg`, 'etc-passwd', 'jpg'],
  [`${host}/%E0%A4%A.jpg`, 'e0-a4-a', 'jpg'],
  [`${host}/写真.jpg`, 'image', 'jpg'],
  [`${host}/${'long'.repeat(40)}.jpg`, 'long'.repeat(10), 'jpg'],
])('The file name of %s is safe and recognisable', (url, name, extension) => {
  expect(names(image(url)).at(-1)).toBe(`/helios/static/${name}-1200.${extension}`);
});

test('Another crop, and other settings, give a picture other files', () => {
  const stems = [
    plan(image(`${host}/a.jpg`)),
    plan(image(`${host}/a.jpg?rect=0,0,2000,1000`)),
    plan(image(`${host}/a.jpg`), 600, { ...config, webp: { quality: 60 } }),
  ].map((each) => each?.picture.src);
  expect(new Set(stems).size).toBe(3);
  expect(plan(image(`${host}/a.jpg`))).toEqual(plan(image(`${host}/a.jpg`)));
});

test('The same picture at another width shares the files that both need', () => {
  const wide = names(image(`${host}/a.jpg`), 600);
  expect(names(image(`${host}/a.jpg`), 300).filter((name) => wide.includes(name))).toHaveLength(6);
});

test('A vector image is one file without steps', () => {
  const { picture, files } =
    plan({ url: `${host}/logo.svg`, dimensions: { width: 0, height: 0 }, alt: null }, 120) ?? {};
  expect(files).toEqual([{ pathname: picture?.src, format: 'svg', width: undefined }]);
  expect(picture?.src).toMatch(/^\/helios\/static\/logo-[0-9a-f]{10}\.svg$/);
  expect(picture).toMatchObject({ srcSet: undefined, sources: [], width: 120, height: 120, alt: '' });
});

test('A vector image is cropped to its shape', () => {
  expect(plan(image(`${host}/logo.svg`, 200, 50), 120)?.picture).toMatchObject({ width: 120, height: 30 });
});

test('A vector image comes from the image host unchanged in imgix mode', () => {
  expect(plan(image(`${host}/logo.svg`, 200, 50), 120, hosted)?.picture.src).toBe(`${host}/logo.svg`);
});

const src = (value: ImageValue, width = 600) => new URL(plan(value, width, hosted)?.picture.src ?? '').search;

test.each([
  [image(`${host}/a.jpg?auto=compress,format`), '?auto=compress%2Cformat&dpr=2&w=600'],
  [image(`${host}/a.jpg?rect=0,0,900,600`, 900, 600), '?rect=0%2C0%2C900%2C600&dpr=2&w=600'],
  [image(`${host}/a.jpg?w=1200&h=600&sat=-100`, 1200, 600), '?w=600&h=300&sat=-100&dpr=2'],
  [image(`${host}/a.jpg`, 320, 200), '?dpr=2&w=320'],
])('An image from the image host has its parameters, dpr=2 and its width (%#)', (value, search) => {
  expect(src(value)).toBe(search);
});

test('An image from the image host needs no file', () => {
  expect(plan(image(`${host}/a.jpg`), 600, hosted)).toMatchObject({
    files: [],
    picture: { sources: [], srcSet: undefined },
  });
});

test.each([
  [{}],
  [{ url: null, dimensions: null, alt: null }],
  [image('')],
  [image('/relative.jpg')],
  [image('javascript:alert(1)')],
  [image('data:image/png;base64,AAAA')],
])('The field %j gives no picture', (value) => {
  expect(plan(value)).toBeUndefined();
  expect(planSocialImage(value, { config, pathPrefix: '/helios' })).toBeUndefined();
});

test('The image of a shared link is a JPEG of 1200 by 630', () => {
  const planned = planSocialImage(image(`${host}/og.png`, 2400, 1260), { config, pathPrefix: '/helios' });
  expect(planned).toMatchObject({ width: 1200, height: 630, alt: 'A team at lunch' });
  expect(planned?.files).toEqual([{ pathname: planned?.src, format: 'jpeg', width: 1200, height: 630 }]);
  expect(planned?.src).toMatch(/^\/helios\/static\/og-[0-9a-f]{10}-1200\.jpg$/);
});

test('The image of a shared link is never larger than the original', () => {
  const planned = planSocialImage(image(`${host}/og.png`, 600, 600), { config, pathPrefix: '' });
  expect(planned).toMatchObject({ width: 600, height: 315 });
});

test('The image of a shared link is no vector', () => {
  expect(planSocialImage(image(`${host}/og.svg`), { config, pathPrefix: '' })).toBeUndefined();
});

test('The image of a shared link is cut by the image host in imgix mode', () => {
  const { src = '', files } = planSocialImage(image(`${host}/og.png`), { config: hosted, pathPrefix: '' }) ?? {};
  expect(new URL(src).search).toBe('?w=1200&h=630&fit=crop&fm=jpg&dpr=1');
  expect(files).toEqual([]);
});
