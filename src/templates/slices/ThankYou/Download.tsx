import { ActionLinks } from '../../components/ActionLinks.tsx';
import { DownloadLink } from '../../components/Button.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import { Sun } from '../../components/Sun.tsx';
import { usePage } from '../../page-context.ts';
import styles from './Download.module.css';
import type { ThankYouProps } from './thank-you-props.ts';

type DownloadProps = ThankYouProps<'download'>;

/** The paper one came for, in front of the sun, with the button that brings it. */
export function Download({ primary, level }: DownloadProps) {
  return (
    <section className={styles.section} id={primary.anchor_id || undefined} data-theme={primary.theme ?? 'tint'}>
      <div className={styles.words}>
        <SectionHead primary={primary} level={level} />
        <ActionLinks fields={primary.links} />
      </div>
      <Paper primary={primary} />
    </section>
  );
}

function Paper({ primary: { file: field, file_title } }: Pick<DownloadProps, 'primary'>) {
  const file = usePage().file(field);
  if (!file) return null;
  return (
    <div className={styles.stage}>
      <svg className={styles.sun} viewBox="0 0 640 320" aria-hidden="true">
        <Sun cx={320} cy={320} r={250} fill="var(--lit)" ink="var(--text)" gap={16} length={13} />
      </svg>
      <div className={styles.paper} data-theme="light">
        <svg width="48" height="24" viewBox="0 0 48 24" aria-hidden="true">
          <path d="M0 24a24 24 0 0 1 48 0z" fill="var(--lit)" />
        </svg>
        <p className={styles.title}>{file_title || file.name}</p>
        <svg className={styles.lines} width="180" height="60" viewBox="0 0 180 60" aria-hidden="true">
          <path d="M0 5h180M0 22h180M0 39h180M0 56h96" />
        </svg>
        <DownloadLink file={file} text={field.text || file.name} isWide />
      </div>
    </div>
  );
}
