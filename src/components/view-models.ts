import type { SignUpKind } from '../rules/leads/sign-up.ts';

/** A link, ready for markup. */
export interface LinkView {
  readonly href: string;
  readonly text: string;
  readonly variant: string | undefined;
  readonly isExternal: boolean;
  readonly opensNewTab: boolean;
  /** The sign-up dialog that this link opens if scripts run. Undefined for a link that doesn't lead to sign-up. */
  readonly opensSignUp: SignUpKind | undefined;
  /** True if scripts add to the link what the visitor's address has beyond the path of its wildcard page. */
  readonly takesRest: boolean;
  /** True if the link leads to the page that contains it. */
  readonly isCurrent: boolean;
}

/** A part of a sentence. A part with an `href` is a link. */
export interface TextSegment {
  readonly text: string;
  readonly href?: string;
}

export interface PictureSource {
  readonly type: 'image/avif' | 'image/webp';
  readonly srcSet: string;
}

/** An image, ready for markup. Its size is always known. */
export interface PictureView {
  readonly src: string;
  readonly srcSet: string | undefined;
  readonly sources: readonly PictureSource[];
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** A file to download or to play. */
export interface FileView {
  readonly href: string;
  /** The value of the link's `download` attribute. */
  readonly name: string;
}
