import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { editableProject } from '../support/editable-project.ts';
import { openWorkplace, reportOf } from '../support/workplace.ts';

const place = openWorkplace();
let findings: ReturnType<typeof reportOf>['findings'];
afterAll(() => place[Symbol.dispose]());

beforeAll(async () => {
  const project = editableProject();
  const picture = () => sharp({ create: { width: 800, height: 600, channels: 3, background: '#0a6' } });
  const media = (name: string) => join(project, 'content/media', name);
  // A camera that was turned by a quarter: 600 pixels wide and 800 high.
  await picture().withMetadata({ orientation: 6 }).jpeg().toFile(media('day-with-helios.jpg'));
  await picture().avif({ effort: 0 }).toFile(media('closing-day.avif'));
  const frames = await Promise.all([picture().png().toBuffer(), picture().negate().png().toBuffer()]);
  await sharp(frames, { join: { animated: true } }).toFile(media('animated.gif'));
  const demo = join(project, 'content/documents/en-gb/page/demo.json');
  writeFileSync(demo, readFileSync(demo, 'utf8').replace(/logo-[\w-]+\.svg/, 'animated.gif'));
  const about = join(project, 'content/documents/en-gb/page/about.json');
  writeFileSync(about, readFileSync(about, 'utf8').replaceAll('closing-day.svg', 'closing-day.avif'));
  const run = await place.run(
    ['export', '--json', '--out', place.out, '--locale', 'en', '--route', '/about', '/demo'],
    { fixedProject: project },
  );
  expect(run).toMatchObject({ code: 0 });
  ({ findings } = reportOf(run));
});

/** The size that the page reserves for a picture, and the size of the file that it shows. */
async function sizesOf(page: string, name: string) {
  const html = readFileSync(join(place.out, 'helios/en', `${page}.html`), 'utf8');
  const image = html.match(/<img [^>]*>/g)?.find((tag) => tag.includes(name)) ?? '';
  const attribute = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(image)?.[1] ?? '';
  const { width = 0, height = 0 } = await sharp(join(place.out, attribute('src'))).metadata();
  return { reserved: Number(attribute('width')) / Number(attribute('height')), shown: width / height };
}

test('A picture of a turned camera has the place that it takes upright', async () => {
  const { reserved, shown } = await sizesOf('demo', 'day-with-helios');
  expect(reserved).toBeCloseTo(3 / 4, 2);
  expect(shown).toBeCloseTo(3 / 4, 2);
});

test('An AVIF original is published like any other picture', async () => {
  const { reserved, shown } = await sizesOf('about', 'closing-day');
  expect(reserved).toBeCloseTo(4 / 3, 2);
  expect(shown).toBeCloseTo(4 / 3, 2);
});

test('The next export need not read the bytes of pictures that nobody has touched', () => {
  const { files } = JSON.parse(readFileSync(join(`${place.out}.helios`, 'helios-manifest.json'), 'utf8'));
  const pictures = files.filter(({ path }: { path: string }) => /day-with-helios|closing-day|animated/.test(path));
  const intact = readFileSync(join(place.work, 'intact-files'), 'utf8');
  expect(pictures).not.toEqual([]);
  expect(pictures.filter(({ sha256 }: { sha256: string }) => !intact.includes(sha256))).toEqual([]);
});

test('An animated picture is published as a still image, with a warning that names its field', () => {
  expect(findings).toMatchObject([
    {
      code: 'animated-image',
      severity: 'warning',
      message: expect.stringContaining('animated.gif is animated. The site shows its first frame alone.'),
      document: { uid: 'demo', lang: 'en-gb', field: expect.stringMatching(/^slices\[/) },
    },
  ]);
});
