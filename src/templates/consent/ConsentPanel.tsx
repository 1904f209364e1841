import type { ReactNode } from 'react';
import { Button } from '../../components/Button.tsx';
import { classNames } from '../../components/class-names.ts';
import { Icon } from '../../components/Icon.tsx';
import { keyed } from '../../components/keyed.ts';
import { Segments } from '../../components/Segments.tsx';
import { type ConsentAct, type ConsentNote, consentActAttribute, consentNoteAttribute } from '../../rules/markup.ts';
import { type ConsentCategory, consentCategories } from '../../rules/privacy/categories.ts';
import { segmentsOf } from '../components/segments.ts';
import { usePage } from '../page-context.ts';
import { purposesIn, vendorsIn } from '../stored-purposes.ts';
import styles from './ConsentPanel.module.css';
import { consentTexts } from './consent-texts.ts';

/**
 * The consent banner, the dialog with the cookie settings, and the live region that tells screen readers of both. The
 * consent script inserts this markup when a visitor has to be asked or wants to change a choice.
 */
export function ConsentPanel({ policyHref }: { readonly policyHref: string }) {
  return (
    <>
      <Banner />
      <Dialog policyHref={policyHref} />
      <div className={styles.status} role="status" />
      <div className={styles.room} data-theme="dark" data-print="no" />
    </>
  );
}

const titleId = 'consent-title';
const settingsId = 'consent-settings-title';

/**
 * The consent banner. Its choices are buttons of the same size, and each takes one press, so that no answer is easier
 * than another.
 */
function Banner() {
  const page = usePage();
  const { heading, body, necessary, choose, all } = consentTexts(page);
  return (
    <section className={styles.banner} aria-labelledby={titleId} data-theme="light" data-print="no" hidden>
      <div className={styles.words}>
        <h2 id={titleId} className={styles.title}>
          {heading}
        </h2>
        <p className={styles.text}>
          <Segments segments={segmentsOf(page, body)} />
        </p>
      </div>
      <div className={styles.acts}>
        <Act act="necessary">{necessary}</Act>
        <Act act="choose">{choose}</Act>
        <Act act="all">{all}</Act>
      </div>
    </section>
  );
}

function Dialog({ policyHref }: { readonly policyHref: string }) {
  const page = usePage();
  const { necessary, all } = consentTexts(page);
  return (
    <dialog className={styles.dialog} aria-labelledby={settingsId} data-theme="light" data-print="no">
      <form method="dialog" className={styles.settings}>
        <h2 id={settingsId} className={classNames(styles.title, styles.besideClose)}>
          {page.string('consent_settings')}
        </h2>
        <button type="submit" className={styles.close} aria-label={page.string('close_button_text')}>
          <Icon name="close" />
        </button>
        <Note when="signal">{page.string('consent_signal')}</Note>
        <Note when="record" />
        <fieldset className={styles.categories} aria-labelledby={settingsId}>
          {shownCategories.map((category) => (
            <Category key={category} category={category} />
          ))}
        </fieldset>
        <p className={styles.small}>
          <a href={policyHref}>{page.named('legal_page', '/legal/cookie-policy')?.data.title}</a>
        </p>
        <div className={classNames(styles.acts, styles.foot)}>
          <Act act="necessary">{necessary}</Act>
          <Act act="save">{page.string('consent_save')}</Act>
          <Act act="all">{all}</Act>
        </div>
      </form>
    </dialog>
  );
}

/** The place of each category in the dialog, from the one that nobody can switch off. */
const places: Readonly<Record<ConsentCategory, number>> = {
  necessary: 1,
  functionality: 2,
  analytics: 3,
  advertisement: 4,
};
const shownCategories = consentCategories.toSorted((a, b) => places[a] - places[b]);

/**
 * A consent category: its checkbox, which is ticked in advance only for the necessary category, what the category
 * allows, the services that belong to it, and the values that are stored with it, with their lifetimes.
 */
function Category({ category }: { readonly category: ConsentCategory }) {
  const page = usePage();
  const id = `consent-${category}`;
  const isNecessary = category === 'necessary';
  return (
    <div className={styles.category}>
      <input
        type="checkbox"
        id={id}
        name={category}
        className={styles.box}
        aria-describedby={`${id}-text`}
        defaultChecked={isNecessary}
        disabled={isNecessary}
      />
      <label htmlFor={id} className={styles.name}>
        {page.string(`stored_${category}`)}
      </label>
      <div className={styles.about}>
        <p id={`${id}-text`}>{page.string(`consent_${category}_text`)}</p>
        <Details category={category} />
      </div>
    </div>
  );
}

function Details({ category }: { readonly category: ConsentCategory }) {
  const page = usePage();
  return (
    <details className={styles.details}>
      <summary>
        {page.string('consent_details')}
        <Icon name="down" />
      </summary>
      <ul className={styles.list}>
        {keyed([...vendorsIn(page, category), ...purposesIn(page, category)]).map(({ key, item }) => (
          <li key={key}>{item}</li>
        ))}
      </ul>
    </details>
  );
}

function Note({ when, children }: { readonly when: ConsentNote; readonly children?: ReactNode }) {
  return (
    <p className={styles.note} {...{ [consentNoteAttribute]: when }} hidden>
      {children}
    </p>
  );
}

function Act({ act, children }: { readonly act: ConsentAct; readonly children: ReactNode }) {
  return <Button {...{ [consentActAttribute]: act }}>{children}</Button>;
}
