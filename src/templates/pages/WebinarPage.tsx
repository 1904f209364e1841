import { documentToLinkField } from '@prismicio/client';
import { Badge } from '../../components/Badge.tsx';
import { keyed } from '../../components/keyed.ts';
import { Picture } from '../../components/Picture.tsx';
import { Ticks } from '../../components/Ticks.tsx';
import type { DocumentOf } from '../../content/content-source.ts';
import { ActionLinks } from '../components/ActionLinks.tsx';
import { FormCard } from '../components/FormCard.tsx';
import { Portrait } from '../components/Portrait.tsx';
import { VideoPlayerSlot } from '../components/VideoPlayerSlot.tsx';
import { crumbsOf } from '../crumbs.ts';
import { isOver, isRecorded, lengthOf, placesOf, requiresEmail, zoneOf } from '../events.ts';
import { linkHere } from '../link-here.ts';
import { type PageContext, usePage } from '../page-context.ts';
import { SliceZone } from '../SliceZone.tsx';
import { Aside } from './Aside.tsx';
import { Opening } from './Opening.tsx';
import styles from './WebinarPage.module.css';

type Webinar = DocumentOf<'webinar'>;
type WebinarProps = { readonly document: Webinar };

/** The id of the recording's element. The links for visitors who requested the recording lead to this id. */
const recordingPlace = 'recording';

/** The id of the form's element. The button beside the date leads to it. */
const formPlace = 'register';

/**
 * The page of a webinar or event: when, where, the speakers and the takeaways. Before the event it has a form for a
 * seat; afterwards it has the recording, with or without a form. A cancelled event has neither a form nor a recording.
 * An event that is over has neither until its recording is available.
 */
export function WebinarPage({ document }: WebinarProps) {
  const page = usePage();
  const { title, summary, slices, takeaways, speakers } = document.data;
  // A cancelled event has no takeaways.
  const points = document.data.status === 'cancelled' ? [] : takeaways.flatMap(({ text }) => text || []);
  const hasForm = requiresEmail(page, document);
  const isComing = !isRecorded(document);
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
        {/* On phones the form for a seat is below the speakers, so a button leads to it. */}
        {hasForm && isComing && (
          <ActionLinks first={linkHere(`#${formPlace}`, page.string('event_register'), 'Primary')} fields={[]} />
        )}
      </Opening>
      {(hasForm || points.length > 0 || speakers.length > 0) && (
        <Aside aside={hasForm && <Form document={document} />} isLast={isComing}>
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

function Badges({ document }: WebinarProps) {
  const page = usePage();
  const length = lengthOf(page, document.data);
  const isCancelled = document.data.status === 'cancelled';
  return (
    <>
      {isCancelled && <Badge tone="bad">{page.string('event_cancelled')}</Badge>}
      {!isCancelled && isOver(page, document) && <Badge>{page.string('event_over')}</Badge>}
      {!isRecorded(document) && placesOf(page, document.data).map((place) => <Badge key={place}>{place}</Badge>)}
      {length && <Badge>{length}</Badge>}
    </>
  );
}

/**
 * The day and the hours in the event's time zone. A recording shows the day only; a cancelled event's date is struck
 * out.
 */
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

/**
 * The recording, or the event's picture. Without a form any visitor sees the recording of a past event. With a form
 * only visitors whose address ends in the recording's id see it; others see the picture.
 */
function Art({ document }: WebinarProps) {
  const page = usePage();
  const { cover, status } = document.data;
  const poster = <Picture picture={page.picture(cover, { width: 660 })} isFirst />;
  if (status !== 'on_demand') return poster;
  if (!requiresEmail(page, document)) return <Film document={document} isFirst />;
  return (
    <>
      <div id={recordingPlace} className={styles.recording}>
        <Film document={document} />
      </div>
      {poster}
    </>
  );
}

function Film({ document: { data }, isFirst = false }: WebinarProps & { readonly isFirst?: boolean }) {
  const { cover, narrow_cover, title, video, narrow_video, captions, captions_shown, recording } = data;
  const length = lengthOf(usePage(), data) ?? null;
  const poster = { image: cover, narrow_image: narrow_cover };
  const texts = { video_title: title, duration: length, captions, captions_shown };
  const film = { video, narrow_video, embed: recording };
  return <VideoPlayerSlot fields={{ ...poster, ...film, ...texts }} width={660} isFirst={isFirst} />;
}

/**
 * The form that asks for an email address. A message of thanks replaces it for visitors who were led to the recording.
 */
function Form({ document }: WebinarProps) {
  const page = usePage();
  const { lead_form } = document.data;
  const success = recordingAddress(page, document);
  const thanks = success && page.related('lead_form', lead_form)?.data.success_message;
  return (
    <>
      <div className={styles.form} id={formPlace}>
        <FormCard
          field={lead_form}
          heading={page.string(isRecorded(document) ? 'event_watch' : 'event_register')}
          level="h2"
          id="event-form"
          sends={success ? { success } : {}}
        />
      </div>
      {thanks && <p className={styles.thanks}>{thanks}</p>}
    </>
  );
}

/**
 * The address of the recording on this page. Undefined if the page has no recording; the form then names its own
 * next page.
 */
function recordingAddress(page: PageContext, document: Webinar): string | undefined {
  const { video, recording } = document.data;
  if (!isRecorded(document) || !(page.file(video) || recording.embed_url)) return undefined;
  const here = page.link(documentToLinkField(document));
  return here && `${here.href}#${recordingPlace}`;
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
