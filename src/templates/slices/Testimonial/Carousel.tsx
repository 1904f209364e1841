import type { Content } from '@prismicio/client';
import { Fragment } from 'react';
import { keyed } from '../../../components/keyed.ts';
import { Section } from '../../../components/Section.tsx';
import { ForwardLink } from '../../../components/TextLink.tsx';
import { Portrait } from '../../components/Portrait.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import { usePage } from '../../page-context.ts';
import styles from './Carousel.module.css';

type Voice = Content.TestimonialSliceCarouselPrimaryItemsItem;

interface CarouselProps {
  readonly primary: Content.TestimonialSliceCarouselPrimary;
  /** The name of the radio buttons, unique on the page. */
  readonly name: string;
}

/** The largest number of quotes: the style sheet has rules for six. */
const maxQuotes = 6;

/**
 * One quote at a time, with the customers' names as tabs. Each name is a radio button, followed in the markup by its
 * quote. All quotes share one grid cell, so the slice is as high as the longest and nothing below it moves.
 */
export function Carousel({ primary, name }: CarouselProps) {
  const voices = primary.items.filter(({ quote }) => quote).slice(0, maxQuotes);
  if (voices.length === 0) return null;
  const isChoice = voices.length > 1;
  return (
    <Section primary={primary} className={styles.section}>
      {primary.heading && <SectionHead primary={primary} size="heading" />}
      <div
        className={styles.voices}
        {...(isChoice && { role: 'radiogroup', 'aria-label': primary.heading || undefined })}
      >
        {keyed(voices).map(({ key, item }) => (
          <Fragment key={key}>
            {isChoice && <Choice voice={item} name={name} id={`${name}-${key}`} isFirst={key === 0} />}
            <Words voice={item} />
          </Fragment>
        ))}
      </div>
    </Section>
  );
}

interface ChoiceProps {
  readonly voice: Voice;
  readonly name: string;
  readonly id: string;
  readonly isFirst: boolean;
}

function Choice({ voice: { author, company, role, quote }, name, id, isFirst }: ChoiceProps) {
  return (
    <>
      <input className={styles.choice} type="radio" name={name} id={id} defaultChecked={isFirst} data-print="no" />
      <label className={styles.tab} htmlFor={id} data-print="no">
        {author || role || quote}
        {company && <small className={styles.company}>{company}</small>}
      </label>
    </>
  );
}

function Words({ voice: { quote, author, role, company, portrait, link: field } }: { readonly voice: Voice }) {
  const link = usePage().link(field);
  const position = [role, company].filter(Boolean).join(', ');
  return (
    <div className={styles.voice}>
      {portrait && <Portrait person={portrait} className={styles.portrait} />}
      <div className={styles.words}>
        <figure className={styles.said}>
          <blockquote className={styles.quote}>{quote}</blockquote>
          {(author || position) && (
            <figcaption>
              {author && <b>{author}</b>}
              {position && <span className={styles.role}>{position}</span>}
            </figcaption>
          )}
        </figure>
        {link && <ForwardLink link={link} />}
      </div>
    </div>
  );
}
