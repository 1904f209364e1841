import { ActionLinks } from '../../components/ActionLinks.tsx';
import { classNames } from '../../components/class-names.ts';
import { ErrorArt } from '../../components/ErrorArt.tsx';
import { Picture } from '../../components/Picture.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import { SignUpForm } from '../../components/SignUpForm.tsx';
import { usePage } from '../../page-context.ts';
import { Scene } from '../../scenes/Scene.tsx';
import type { SliceOf, SliceProps } from '../../slice-props.ts';
import styles from './Hero.module.css';

/** The opening of a page: words first, the scene on the horizon beside or below them. */
export function Hero({ slice, index }: SliceProps<'hero'>) {
  const { primary, variation } = slice;
  return (
    <section
      className={classNames(styles.hero, styles[variation === 'email_signup' ? 'split' : variation])}
      id={primary.anchor_id || undefined}
      data-theme={primary.theme ?? 'light'}
    >
      <div className={styles.copy}>
        <SectionHead primary={primary} level={index === 0 ? 'h1' : 'h2'} />
        {variation === 'email_signup' && (
          <SignUpForm id={`email-${index}`} submitLabel={slice.primary.submit_label} hint={slice.primary.hint} />
        )}
        <ActionLinks fields={primary.links} />
      </div>
      <Art slice={slice} />
    </section>
  );
}

function Art({ slice }: { slice: SliceOf<'hero'> }) {
  const page = usePage();
  if (slice.variation === 'default') return null;
  if (page.route.kind !== 'page') return <ErrorArt />;
  const { scene, image } = slice.primary;
  return image.url ? (
    <Picture picture={page.picture(image, { width: 860 })} isFirst />
  ) : (
    <Scene field={scene} size="hero" />
  );
}
