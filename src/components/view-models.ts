import type { SignUpKind } from '../rules/leads/sign-up.ts';

/** A link as markup needs it. */
export interface LinkView {
  readonly href: string;
  readonly text: string;
  readonly variant: string | undefined;
  readonly isExternal: boolean;
  readonly opensNewTab: boolean;
  /** Which sign-up the link leads to: with scripts it opens the dialog instead. Undefined for every other link. */
  readonly opensSignUp: SignUpKind | undefined;
  /** True if the link leads to the page it is on. */
  readonly isCurrent: boolean;
}

export interface PictureSource {
  readonly type: 'image/avif' | 'image/webp';
  readonly srcSet: string;
}

/** An image as markup needs it: never without its size. */
export interface PictureView {
  readonly src: string;
  readonly srcSet: string | undefined;
  readonly sources: readonly PictureSource[];
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** A file to download or play. */
export interface FileView {
  readonly href: string;
  /** The value of the link's `download` attribute. */
  readonly name: string;
}
