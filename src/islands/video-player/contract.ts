import type { IslandContract } from '../island-contract.ts';

/** A film that is a file of this site. */
export interface HostedFilm {
  readonly kind: 'hosted';
  readonly src: string;
  readonly type: string;
  /**
   * A transparent image. The stage shows the poster itself, in the right size and format; without this image a browser
   * would paint grey over it.
   */
  readonly poster: string;
  /** Captions as WebVTT, in the page's language. */
  readonly captions?: { readonly src: string; readonly lang: string; readonly label: string } | undefined;
}

/** A film on another host whose player the site may frame. */
export interface EmbeddedFilm {
  readonly kind: 'embedded';
  readonly player: string;
  /** The film's page on its host. Without scripts the link leads there. */
  readonly page: string;
}

export interface VideoPlayerProps {
  readonly film: HostedFilm | EmbeddedFilm;
  /** The text beside the play button. */
  readonly label: string;
  readonly title: string | null;
  readonly duration: string | null;
}

export const videoPlayer: IslandContract<'video-player', VideoPlayerProps> = {
  name: 'video-player',
  load: 'interaction',
};
