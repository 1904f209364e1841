import { type ButtonVariant, DownloadLink } from '../../../components/Button.tsx';
import { classNames } from '../../../components/class-names.ts';
import { Picture } from '../../../components/Picture.tsx';
import { Sun } from '../../../components/Sun.tsx';
import { ActionLinks } from '../../components/ActionLinks.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import { ebookPlace, ebooksOfThankYouPage } from '../../ebooks.ts';
import { usePage } from '../../page-context.ts';
import { OnHorizon } from '../../scenes/OnHorizon.tsx';
import styles from './Download.module.css';
import type { ThankYouProps } from './thank-you-props.ts';

type DownloadProps = ThankYouProps<'download'>;

/**
 * The requested file: its download button among the words, and the file as a sheet of paper on the horizon. As long as no
 * ebook was requested, a drawing is on the horizon, or else the sheet that any visitor may have, in front of the sun.
 */
export function Download({ primary, level }: DownloadProps) {
  const page = usePage();
  // Only a slice at the top of a page shows the ebooks, so that a page with several such slices shows them once.
  const ebooks = level === 'h1' ? ebooksOfThankYouPage(page) : [];
  const { drawing } = primary;
  return (
    <section
      className={classNames(styles.section, drawing && styles.drawn)}
      id={primary.anchor_id || undefined}
      data-theme={primary.theme ?? 'tint'}
    >
      {drawing && (
        <div className={styles.horizon}>
          <svg className={styles.drawing} viewBox="0 0 640 320" aria-hidden="true">
            <OnHorizon name={drawing} />
          </svg>
        </div>
      )}
      <div className={styles.words}>
        <SectionHead primary={primary} level={level} />
      </div>
      {ebooks.map((offered) => (
        <EbookAnswer key={offered.ebook.id} offered={offered} primary={primary} />
      ))}
      <div className={styles.alone}>
        <div className={styles.actions}>
          <ActionLinks fields={primary.links} />
          {drawing && <SheetButton field={primary.file} variant={ebooks.length > 0 ? 'secondary' : 'primary'} />}
        </div>
        {!drawing && (
          <div className={styles.stage}>
            <svg className={styles.sky} viewBox="0 0 640 320" aria-hidden="true">
              <Sun cx={320} cy={320} r={250} fill="var(--lit)" ink="var(--text)" gap={16} length={13} />
            </svg>
            <div className={styles.papers}>
              <Sheet primary={primary} variant="primary" />
            </div>
          </div>
        )}
      </div>
    </section>
  );
}

interface SheetButtonProps {
  readonly field: DownloadProps['primary']['file'];
  readonly variant: ButtonVariant;
}

/** The button for the sheet, as long as the sheet itself is not shown. Where visitors wait for an ebook, it is no answer. */
function SheetButton({ field, variant }: SheetButtonProps) {
  const file = usePage().file(field);
  return file && <DownloadLink file={file} text={field.text || file.name} variant={variant} />;
}

interface EbookAnswerProps {
  readonly offered: ReturnType<typeof ebooksOfThankYouPage>[number];
  readonly primary: DownloadProps['primary'];
}

/**
 * The answer to a visitor who asked for an ebook whose thank-you page is this page. The page's address ends in the
 * requested ebook's id, so the style sheet shows only that one (`:target`). An answer is whole, links and sheet included,
 * because a style sheet cannot show a second element for the same target.
 */
function EbookAnswer({ offered: { ebook, file }, primary }: EbookAnswerProps) {
  const page = usePage();
  return (
    <div id={ebookPlace(ebook)} className={styles.answer}>
      <div className={styles.actions}>
        {primary.ebook_text && <p className={styles.here}>{primary.ebook_text}</p>}
        <DownloadLink file={file} text={page.string('ebook_get')} />
        <ActionLinks fields={primary.links.map((link) => ({ ...link, variant: 'Secondary' }))} />
      </div>
      <div className={styles.stage}>
        <div className={styles.papers}>
          <div className={styles.paper} data-theme="light">
            <Picture picture={page.picture(ebook.data.cover, { width: 300 })} />
            <p className={styles.title}>{ebook.data.title || ebook.uid}</p>
          </div>
          <Sheet primary={primary} variant="secondary" />
        </div>
      </div>
    </div>
  );
}

interface SheetProps {
  readonly primary: Pick<DownloadProps['primary'], 'file' | 'file_title'>;
  readonly variant: ButtonVariant;
}

/** A file that any visitor may download. */
function Sheet({ primary: { file: field, file_title }, variant }: SheetProps) {
  const file = usePage().file(field);
  if (!file) return null;
  return (
    <div className={styles.paper} data-theme="light">
      <svg width="48" height="24" viewBox="0 0 48 24" aria-hidden="true">
        <path d="M0 24a24 24 0 0 1 48 0z" fill="var(--lit)" />
      </svg>
      <p className={styles.title}>{file_title || file.name}</p>
      <svg className={styles.lines} width="180" height="60" viewBox="0 0 180 60" aria-hidden="true">
        <path d="M0 5h180M0 22h180M0 39h180M0 56h96" />
      </svg>
      <DownloadLink file={file} text={field.text || file.name} variant={variant} isWide />
    </div>
  );
}
