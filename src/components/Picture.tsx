import { classNames } from './class-names.ts';
import { phones } from './phones.ts';
import type { PictureView } from './view-models.ts';

interface PictureProps {
  /** The result of `usePage().picture()`. If it is undefined, there is no markup. */
  readonly picture: PictureView | undefined;
  /** The same subject for narrow windows, where the details of a wide image are too small. */
  readonly narrow?: PictureView | undefined;
  /**
   * True for an image at the top of the page, such as a hero's: the browser fetches it early. All other images load
   * lazily.
   */
  readonly isFirst?: boolean;
  readonly className?: string | undefined;
}

/**
 * An image in the best format that the browser supports. Its size is always known, so the layout doesn't shift when it
 * loads.
 */
export function Picture({ picture, narrow, isFirst = false, className }: PictureProps) {
  if (!picture) return null;
  const sizes = sizesOf(picture);
  const image = (
    <img
      src={picture.src}
      srcSet={picture.srcSet}
      sizes={sizes}
      width={picture.width}
      height={picture.height}
      alt={picture.alt}
      className={classNames(className)}
      {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
    />
  );
  if (picture.sources.length === 0 && !narrow) return image;
  return (
    <picture>
      {narrow?.sources.map((source) => (
        <source key={source.type} media={phones} type={source.type} srcSet={source.srcSet} sizes={sizesOf(narrow)} />
      ))}
      {narrow && <source media={phones} srcSet={narrow.srcSet ?? narrow.src} sizes={sizesOf(narrow)} />}
      {picture.sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes} />
      ))}
      {image}
    </picture>
  );
}

/**
 * The value of the `sizes` attribute. The image is as wide as the window without its margins, up to the largest width
 * at which it is shown. The margins are those of phones: wider windows have wider margins, but there the largest width
 * is the limit.
 */
function sizesOf({ srcSet, width }: PictureView): string | undefined {
  return srcSet === undefined ? undefined : `(width < ${width}px) calc(100vw - 40px), ${width}px`;
}
