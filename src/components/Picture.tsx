import { classNames } from './class-names.ts';
import type { PictureView } from './view-models.ts';

interface PictureProps {
  /** The result of `usePage().picture()`. If it is undefined, there is no markup. */
  readonly picture: PictureView | undefined;
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
export function Picture({ picture, isFirst = false, className }: PictureProps) {
  if (!picture) return null;
  // The image is as wide as the window without its margins, up to the largest width at which it is shown. The margins are
  // those of phones: in wider windows they are wider, and the largest width is the limit.
  const sizes =
    picture.srcSet !== undefined ? `(width < ${picture.width}px) calc(100vw - 40px), ${picture.width}px` : undefined;
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
  if (picture.sources.length === 0) return image;
  return (
    <picture>
      {picture.sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes} />
      ))}
      {image}
    </picture>
  );
}
