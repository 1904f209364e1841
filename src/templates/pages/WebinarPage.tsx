import type { DocumentOf } from '../../content/content-source.ts';
import { Badge } from '../components/Badge.tsx';
import { FormCard } from '../components/FormCard.tsx';
import { keyed } from '../components/keyed.ts';
import { Picture } from '../components/Picture.tsx';
import { Portrait } from '../components/Portrait.tsx';
import { Ticks } from '../components/Ticks.tsx';
import { VideoPlayer } from '../components/VideoPlayer.tsx';
import { crumbsOf } from '../crumbs.ts';
import { isRecorded, lengthOf, placesOf, zoneOf } from '../events.ts';
import { type PageContext, usePage } from '../page-context.ts';
import { SliceZone } from '../SliceZone.tsx';
import { Aside } from './Aside.tsx';
import { Opening } from './Opening.tsx';
import styles from './WebinarPage.module.css';

type Webinar = DocumentOf<'webinar'>;
type WebinarProps = { readonly document: Webinar };

/**
 * A webinar or event: when, where, who speaks and what one takes away; the form for a seat before it, the recording after
 * it, and neither when it was called off.
 */
export function WebinarPage({ document }: WebinarProps) {
  const page = usePage();
  const { title, summary, slices, lead_form, takeaways, speakers } = document.data;
  // Nobody takes anything away from what won't happen.
  const points = document.data.status === 'cancelled' ? [] : takeaways.flatMap(({ text }) => text || []);
  const isOpen = page.related('lead_form', lead_form) !== undefined && asksForAddress(page, document);
  return (
    <>
      <Opening
        crumbs={crumbsOf(page, document)}
        badges={<Badges document={document} />}
        title={title || document.uid}
        summary={summary}
        art={<Art document={document} />}
        artShape="wide"
      >
        <When document={document} />
      </Opening>
      {(isOpen || points.length > 0 || speakers.length > 0) && (
        <Aside aside={isOpen && <Seat document={document} />}>
          {points.length > 0 && (
            <div className={styles.part}>
              <h2 className={styles.heading}>{page.string('event_takeaways')}</h2>
              <Ticks items={points} />
            </div>
          )}
          {speakers.length > 0 && <Speakers document={document} />}
        </Aside>
      )}
      <SliceZone slices={slices} isBelowHead />
    </>
  );
}

/** A seat is asked for, and a recording that is sent and not shown. */
function asksForAddress(page: PageContext, { data: { status, video, recording } }: Webinar): boolean {
  return status === 'upcoming' || (status === 'on_demand' && !page.file(video) && !recording.embed_url);
}

function Badges({ document }: WebinarProps) {
  const page = usePage();
  const length = lengthOf(page, document.data);
  return (
    <>
      {document.data.status === 'cancelled' && <Badge tone="bad">{page.string('event_cancelled')}</Badge>}
      {!isRecorded(document) && placesOf(page, document.data).map((place) => <Badge key={place}>{place}</Badge>)}
      {length && <Badge>{length}</Badge>}
    </>
  );
}

/** The day and the hours by the clock of the place; of a recording only the day; struck out when it won't happen. */
function When({ document }: WebinarProps) {
  const page = usePage();
  const { starts_at: from, ends_at: until, status } = document.data;
  if (!from) return null;
  if (isRecorded(document)) {
    return <p className={styles.recorded}>{page.string('event_recorded').replace('{date}', page.format.date(from))}</p>;
  }
  const zone = zoneOf(document.data);
  const moment = (
    <time dateTime={from}>
      <b className={styles.day}>{page.format.day(from, zone)}</b>
      <span className={styles.hours}>{page.format.hours(from, until, zone)}</span>
    </time>
  );
  return <p className={styles.when}>{status === 'cancelled' ? <s>{moment}</s> : moment}</p>;
}

/** The recording, or the picture of what is to come. */
function Art({ document: { data } }: WebinarProps) {
  const page = usePage();
  const { cover, title, video, captions, recording } = data;
  const length = lengthOf(page, data) ?? null;
  const film = { image: cover, video_title: title, duration: length, video, captions, embed: recording };
  return data.status === 'on_demand' ? (
    <VideoPlayer fields={film} width={660} isFirst />
  ) : (
    <Picture picture={page.picture(cover, { width: 660 })} isFirst />
  );
}

function Seat({ document }: WebinarProps) {
  const page = usePage();
  const heading = page.string(isRecorded(document) ? 'event_watch' : 'event_register');
  return <FormCard field={document.data.lead_form} heading={heading} level="h2" id="event-form" />;
}

function Speakers({ document: { data } }: WebinarProps) {
  return (
    <div className={styles.part}>
      <h2 className={styles.heading}>{usePage().string('event_speakers')}</h2>
      <ul className={styles.speakers}>
        {keyed(data.speakers).map(({ key, item: { name, role, company, portrait } }) => (
          <li key={key} className={styles.speaker}>
            {portrait && <Portrait person={portrait} className={styles.portrait} />}
            <p>
              <b>{name}</b>
              <span className={styles.role}>{[role, company].filter(Boolean).join(', ')}</span>
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
