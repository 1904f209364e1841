import type { BooleanField, EmbedField, ImageField, KeyTextField, LinkField } from '@prismicio/client';
import { colours } from '../../../config/tokens.ts';
import { classNames } from '../../components/class-names.ts';
import { Picture } from '../../components/Picture.tsx';
import { Sun } from '../../components/Sun.tsx';
import { ForwardLink } from '../../components/TextLink.tsx';
import type { LinkView } from '../../components/view-models.ts';
import { type HostedFilm, type VideoPlayerProps, videoPlayer } from '../../islands/video-player/contract.ts';
import { contentTypeOf } from '../../site/content-type.ts';
import { type EmbeddedVideo, parseEmbed } from '../../site/embed.ts';
import { type PageContext, usePage } from '../page-context.ts';
import { Scene } from '../scenes/Scene.tsx';
import { Island } from './Island.tsx';
import styles from './VideoPlayerSlot.module.css';

interface VideoFields {
  /** The poster. If this field is empty, `scene` is the poster; if both are empty, the poster is a drawn sunrise. */
  readonly image?: ImageField<string> | ImageField | null;
  /**
   * The poster on phones, for a picture whose details would be too small there. Its shape, 7:6, is then also that of
   * the player. With `narrow_video` it has the shape of that film.
   */
  readonly narrow_image?: ImageField | null;
  readonly scene?: LinkField | null;
  readonly video_title: KeyTextField;
  /** The film's duration as visitors read it: `0:28`. */
  readonly duration: KeyTextField;
  /** The film as a file of this site, with its captions. */
  readonly video?: LinkField | null;
  /**
   * The same film on phones, where the words of `video` would be too small. Its shape, 4:5, is then also that of the
   * player.
   */
  readonly narrow_video?: LinkField | null;
  readonly captions?: LinkField | null;
  /** True if the words of the film are in another language than the page: the film begins with its captions. */
  readonly captions_shown?: BooleanField | null;
  /** The film on another host. If the site frames that host, this field takes precedence over `video`. */
  readonly embed?: EmbedField | null;
}

interface VideoPlayerSlotProps {
  readonly fields: VideoFields;
  /** The largest width at which the film is shown, in CSS pixels. */
  readonly width: number;
  /** True at the top of the page: the browser then fetches the poster early. */
  readonly isFirst?: boolean;
}

/**
 * A film as its 16:9 poster with a play button below. The page requests nothing from another host before a click, and
 * names that host below the film. If the site doesn't frame the film's host, a link leads to the film. Without a film
 * only the poster is shown. Without a film and a poster there is no markup.
 */
export function VideoPlayerSlot({ fields, width, isFirst = false }: VideoPlayerSlotProps) {
  const page = usePage();
  const embedded = parseEmbed(fields.embed?.embed_url);
  const player = playerOf(page, fields, embedded);
  const elsewhere = embedded ? undefined : linkElsewhere(page, fields);
  const picture = page.picture(fields.image, { width });
  const narrow = picture && page.picture(fields.narrow_image, { width: phoneWidth });
  const film = player?.film;
  const isPortrait = film?.kind === 'hosted' && film.narrow !== undefined;
  const hasScene = page.related('product_scene', fields.scene) !== undefined;
  if (!(player || elsewhere || picture || hasScene)) return null;
  return (
    <div className={styles.player}>
      <div
        className={classNames(
          styles.stage,
          player && styles.banded,
          isPortrait ? styles.portrait : narrow && styles.high,
        )}
      >
        <div className={styles.poster}>
          {picture && <Picture picture={picture} narrow={narrow} isFirst={isFirst} />}
          {!picture && (hasScene ? <Scene field={fields.scene} size="stage" /> : <Sunrise />)}
        </div>
        {player && <Island of={videoPlayer} props={player} />}
      </div>
      {embedded && <p className={styles.notice}>{page.string('video_host_notice').replace('{host}', embedded.host)}</p>}
      {elsewhere && <ForwardLink link={elsewhere} />}
    </div>
  );
}

/**
 * The width of a poster on most phones, in CSS pixels. Wider phones have dense screens, which load the file of twice
 * this width.
 */
const phoneWidth = 360;

function playerOf(
  page: PageContext,
  fields: VideoFields,
  embedded: EmbeddedVideo | undefined,
): VideoPlayerProps | undefined {
  const { video_title: title, duration } = fields;
  if (embedded) {
    page.frame(embedded.origin);
    const film = { kind: 'embedded', player: embedded.player, page: embedded.page } as const;
    return { film, label: page.string('watch_the_video'), title, duration };
  }
  const film = ownFilm(page, fields);
  return film && { film, label: page.string('play_video'), title, duration };
}

function ownFilm(
  page: PageContext,
  { video, narrow_video, captions, captions_shown }: VideoFields,
): HostedFilm | undefined {
  const file = page.file(video);
  if (!file) return undefined;
  const narrow = page.file(narrow_video);
  const track = page.file(captions);
  const { htmlLang, languageName } = page.locale;
  return {
    kind: 'hosted',
    src: file.href,
    type: contentTypeOf(file.href),
    narrow: narrow && { src: narrow.href, type: contentTypeOf(narrow.href) },
    poster: page.drawing('clear', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"/>'),
    captions: track && { src: track.href, lang: htmlLang, label: languageName, isShown: captions_shown === true },
  };
}

/** The poster of a film without a picture and a scene: the sun, half above the horizon. */
function Sunrise() {
  return (
    <svg viewBox="0 0 1280 720" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <Sun cx={640} cy={720} r={330} core={colours['sun-300']} gap={30} length={18} width={3} />
    </svg>
  );
}

/** The link to a film whose host the site does not embed in an iframe. */
function linkElsewhere(page: PageContext, { embed, video_title }: VideoFields): LinkView | undefined {
  const url = embed?.embed_url;
  const link = url ? page.link({ link_type: 'Web', url }) : undefined;
  return link && { ...link, text: video_title || page.string('watch_the_video') };
}
