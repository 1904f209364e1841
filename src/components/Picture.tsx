import { classNames } from './class-names.ts';
import type { PictureView } from './view-models.ts';

interface PictureProps {
  /** What `usePage().picture()` gives; nothing is printed without it. */
  readonly picture: PictureView | undefined;
  /** Seen at once, such as a hero's: fetched early. All others wait until they are near. */
  readonly isFirst?: boolean;
  readonly className?: string | undefined;
}

/** An image in the best format the browser takes. Its size is always known, so nothing moves when it arrives. */
export function Picture({ picture, isFirst = false, className }: PictureProps) {
  if (!picture) return null;
  // As wide as it is ever shown, or as the window.
  const sizes = picture.srcSet !== undefined ? `(width < ${picture.width}px) 100vw, ${picture.width}px` : undefined;
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
