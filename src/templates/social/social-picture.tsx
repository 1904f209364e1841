import { colours } from '../../../config/tokens.ts';
import type { DrawnWords } from '../../site/drawn-picture.ts';
import type { Crumb } from '../crumbs.ts';
import { zoneOf } from '../events.ts';
import type { PageContext, SocialPictureView } from '../page-context.ts';
import type { PageDocument } from '../registry.ts';
import type { Slice, SliceOf } from '../slice-props.ts';
import type { Art } from './art.ts';
import { chooseArt } from './choose-art.tsx';
import { type Sky, SkyShapes, skies } from './sky.tsx';

/**
 * Draws the picture that social networks show for a link to the page: its heading and its hour, the sun where it stands
 * at this hour, and a thing of the page in front of it.
 */
export function socialPicture(page: PageContext, document: PageDocument, crumbs: readonly Crumb[]): SocialPictureView {
  const opening = openingOf(document, page, crumbs);
  const sky = skies[opening.theme];
  const art = chooseArt(page, document, opening.theme);
  const { src, width, height } = page.drawnPicture({
    shapes: <Shapes sky={sky} hour={opening.hour} art={art} />,
    pictures: art?.picture ? [art.picture] : [],
    words: [...wordsOf(opening, sky, page.site.name), ...(art?.words ?? [])],
  });
  return { src, width, height, alt: opening.heading };
}

interface Opening {
  readonly heading: string;
  readonly hour: string | null;
  /**
   * The small text: the day of an event, the words above the page's heading, the name of the parent page, or the page's
   * title.
   */
  readonly label: string | null;
  readonly theme: keyof typeof skies;
}

/** The words at the top of the page: those of the slice that opens it, or its title. */
function openingOf({ data }: PageDocument, { site, format }: PageContext, crumbs: readonly Crumb[]): Opening {
  const [first]: readonly Slice[] = 'slices' in data ? data.slices : [];
  const top = first && isOpening(first) ? first.primary : undefined;
  const prices = first?.slice_type === 'pricing_table' ? first.primary : undefined;
  const headline = 'headline' in data ? data.headline : null;
  // The first crumb is the home page, the last one the page itself.
  const parent = crumbs.slice(1, -1).at(-1);
  const heading = top?.heading || prices?.heading || headline || data.title || site.name;
  const title = data.title === heading ? null : data.title;
  const day = 'starts_at' in data && data.starts_at ? format.day(data.starts_at, zoneOf(data)) : undefined;
  return {
    heading,
    hour: top && 'hour' in top ? top.hour : null,
    label: day || (top && 'eyebrow' in top && top.eyebrow) || parent?.name || title,
    theme: (top ?? prices)?.theme ?? 'tint',
  };
}

function isOpening(slice: Slice): slice is SliceOf<'hero' | 'comparison_table'> {
  return slice.slice_type === 'hero' || slice.slice_type === 'comparison_table';
}

interface ShapesProps {
  readonly sky: Sky;
  readonly hour: string | null;
  readonly art: Art | undefined;
}

function Shapes({ sky, hour, art }: ShapesProps) {
  return (
    <>
      <SkyShapes sky={sky} hour={hour} />
      {art?.shapes}
      <g transform="translate(72 64)scale(2)">
        <path fill={colours[sky.ink]} d="M0 0h8v13h12V0h8v28h-8v-9H8v9H0z" />
        <path fill={colours[sky.lit]} d="M8.8 11.6a5.2 5.2 0 0 1 10.4 0z" />
      </g>
    </>
  );
}

/** The sizes at which a heading may be set. Most headings have three lines of the largest. */
const headingSizes = [66, 60, 54, 48, 42, 36];

function wordsOf({ heading, hour, label }: Opening, sky: Sky, siteName: string): readonly DrawnWords[] {
  const common = { align: 'start', weight: 600, colour: colours[sky.ink] } as const;
  const onGround = { ...common, y: 600, sizes: [28, 24, 20], height: 28, colour: colours.white };
  const labelX = hour ? 72 + 30 + hour.length * 15 : 72;
  return [
    // The site's name has the proportions that it has in the header: letters of 48 px beside a mark of 56 px.
    { ...common, text: siteName, x: 144, y: 109, width: 400, sizes: [48], height: 48, stretch: 1.16 },
    { ...common, text: heading, x: 72, y: 238, width: 515, height: 330, sizes: headingSizes },
    ...(hour ? [{ ...onGround, text: hour, x: 72, width: 200, colour: colours['sun-500'] }] : []),
    ...(label ? [{ ...onGround, text: label, x: labelX, width: 620 - labelX }] : []),
  ];
}
