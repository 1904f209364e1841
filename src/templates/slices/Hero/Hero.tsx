import { isFilled, type LinkField } from '@prismicio/client';
import { classNames } from '../../../components/class-names.ts';
import { ErrorArt } from '../../../components/ErrorArt.tsx';
import { hasHead } from '../../../components/has-head.ts';
import { OfflineArt } from '../../../components/OfflineArt.tsx';
import { Picture } from '../../../components/Picture.tsx';
import { Ticks } from '../../../components/Ticks.tsx';
import { ActionLinks } from '../../components/ActionLinks.tsx';
import { FormCard } from '../../components/FormCard.tsx';
import { SearchOnPage } from '../../components/SearchPanel.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import { SignUpForm } from '../../components/SignUpForm.tsx';
import { VideoPlayerSlot } from '../../components/VideoPlayerSlot.tsx';
import { linkHere } from '../../link-here.ts';
import { usePage } from '../../page-context.ts';
import { OnHorizon } from '../../scenes/OnHorizon.tsx';
import { Scene } from '../../scenes/Scene.tsx';
import type { SliceOf, SliceProps } from '../../slice-props.ts';
import { RisingSheet } from '../Spreadsheet/RisingSheet.tsx';
import { spreadsheetOn } from '../Spreadsheet/spreadsheet-on.ts';
import styles from './Hero.module.css';
import { Proof } from './Proof.tsx';

type HeroSlice = SliceOf<'hero'>;

/** The classes that arrange each variation. */
const layouts: Readonly<Record<HeroSlice['variation'], readonly string[]>> = {
  default: ['default'],
  centered: ['centered'],
  split: ['split'],
  split_start: ['split', 'start'],
  email_signup: ['split'],
  video: ['video'],
  form: ['form'],
};

/**
 * The opening of a page: words, and beside or below them a scene, a film or a form on the horizon. Without words there
 * is no markup.
 */
export function Hero({ slice, index }: SliceProps<'hero'>) {
  const { primary, variation } = slice;
  if (!hasHead(primary)) return null;
  return (
    <section
      className={classNames(styles.hero, ...layouts[variation].map((name) => styles[name]))}
      id={primary.anchor_id || undefined}
      data-theme={primary.theme ?? 'light'}
    >
      <div className={styles.copy}>
        <SectionHead primary={primary} level={index === 0 ? 'h1' : 'h2'} />
        {variation === 'email_signup' && (
          <SignUpForm id={`email-${index}`} submitLabel={slice.primary.submit_label} hint={slice.primary.hint} />
        )}
        {variation === 'form' ? <BesideForm slice={slice} /> : <WaysOn fields={slice.primary.links} />}
        <SearchIfLost />
      </div>
      <Art slice={slice} index={index} />
    </section>
  );
}

/**
 * The buttons below the words. On a page that the browser shows in place of the requested one, such as the offline
 * page, the first button leads to the requested address.
 */
function WaysOn({ fields }: { readonly fields: readonly LinkField[] }) {
  const page = usePage();
  const isStandIn = page.route.kind === 'server-error' || page.route.kind === 'offline';
  return (
    <ActionLinks first={isStandIn ? linkHere('', page.string('try_again'), 'Primary') : undefined} fields={fields} />
  );
}

/** On the 404 page the search is the shortest way to the page that the visitor wanted. */
function SearchIfLost() {
  return usePage().route.kind === 'not-found' ? <SearchOnPage /> : null;
}

function BesideForm({ slice: { primary } }: { readonly slice: Extract<HeroSlice, { variation: 'form' }> }) {
  const points = primary.points.flatMap(({ text }) => text || []);
  return (
    <>
      {points.length > 0 && <Ticks items={points} />}
      <Proof fields={primary} />
    </>
  );
}

function Art({ slice, index }: SliceProps<'hero'>) {
  switch (slice.variation) {
    case 'default':
      return <Drawing name={slice.primary.drawing} />;
    case 'form':
      return (
        <FormCard
          field={slice.primary.lead_form}
          heading={slice.primary.form_heading}
          level={index === 0 ? 'h2' : 'h3'}
          id={`hero-form-${index}`}
        />
      );
    case 'video':
      return (
        <div className={styles.film}>
          <VideoPlayerSlot fields={slice.primary} width={1320} isFirst />
        </div>
      );
    default:
      return <Standing primary={slice.primary} />;
  }
}

/** A drawn object in front of the sun, for a hero that would have only words. */
function Drawing({ name }: { readonly name: Extract<HeroSlice, { variation: 'default' }>['primary']['drawing'] }) {
  if (!name) return null;
  return (
    <svg className={styles.drawing} viewBox="0 0 640 320" aria-hidden="true">
      <OnHorizon name={name} />
    </svg>
  );
}

/**
 * A picture, a scene or, without both, the first rows of the spreadsheet that the page offers. An error page or the
 * offline page has a drawing of its own.
 */
function Standing({ primary: { image, scene } }: { readonly primary: WithArt }) {
  const page = usePage();
  if (page.route.kind === 'offline') return <OfflineArt />;
  if (page.route.kind !== 'page') return <ErrorArt />;
  if (image.url) return <Picture picture={page.picture(image, { width: 860 })} isFirst />;
  const spreadsheet = isFilled.link(scene) ? undefined : spreadsheetOn(page.named('page', page.route.name));
  return spreadsheet ? <RisingSheet slice={spreadsheet} /> : <Scene field={scene} size="hero" />;
}

type WithArt = Extract<HeroSlice, { variation: 'split' }>['primary'];
