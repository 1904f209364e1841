import type { VideoObjectLeaf } from 'schema-dts';
import type { DocumentOf } from '../../content/content-source.ts';
import { parseEmbed } from '../../site/embed.ts';
import { isoInTimeZone, knownTimeZone } from '../../site/time-zone.ts';
import { isRecorded, requiresEmail } from '../events.ts';
import type { PageContext } from '../page-context.ts';
import { absolute, node } from './thing.ts';

/**
 * The recording of a past webinar that any visitor can watch on the page. Undefined without a picture or a date. The
 * language is left out: a market may show the film of another market, with captions of its own.
 */
export function videoObject(page: PageContext, document: DocumentOf<'webinar'>): VideoObjectLeaf | undefined {
  const { data } = document;
  const { title, summary, cover, starts_at, duration_minutes: minutes } = data;
  if (!isRecorded(document) || requiresEmail(page, document) || !title || !starts_at) return undefined;
  const film = filmOf(page, data);
  const thumbnail = page.picture(cover, { width: 1200 });
  if (!film || !thumbnail) return undefined;
  return node<VideoObjectLeaf>({
    '@type': 'VideoObject',
    name: title,
    description: summary || undefined,
    thumbnailUrl: absolute(page, thumbnail.src),
    uploadDate: isoInTimeZone(starts_at, knownTimeZone(data.time_zone)),
    duration: minutes ? `PT${minutes}M` : undefined,
    ...film,
  });
}

type Film = Pick<VideoObjectLeaf, 'embedUrl' | 'contentUrl'>;

function filmOf(page: PageContext, { video, recording }: DocumentOf<'webinar'>['data']): Film | undefined {
  const embedded = parseEmbed(recording.embed_url);
  if (embedded) return { embedUrl: embedded.player };
  const own = page.file(video);
  return own && { contentUrl: absolute(page, own.href) };
}
