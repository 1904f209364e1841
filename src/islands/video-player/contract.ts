import type { IslandContract } from '../island-contract.ts';

/** A film on the site itself. */
export interface HostedFilm {
  readonly kind: 'hosted';
  readonly src: string;
  readonly type: string;
  /** A transparent image, so that the poster of the stage shows through. Without one the browser paints the frame grey. */
  readonly poster: string;
  /** WebVTT, in the page's language. */
  readonly captions?: { readonly src: string; readonly lang: string; readonly label: string } | undefined;
}

/** A film on another host, in that host's player. */
export interface EmbeddedFilm {
  readonly kind: 'embedded';
  readonly player: string;
  /** The film's page on its host, where the link leads without scripts. */
  readonly page: string;
}

export interface VideoPlayerProps {
  readonly film: HostedFilm | EmbeddedFilm;
  /** The label beside the play button. */
  readonly label: string;
  readonly title: string | null;
  readonly duration: string | null;
}

export const videoPlayer: IslandContract<'video-player', VideoPlayerProps> = {
  name: 'video-player',
  load: 'interaction',
};
