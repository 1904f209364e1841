import type { IslandContract } from '../island-contract.ts';

/** A film of our own. */
export interface HostedFilm {
  readonly kind: 'hosted';
  readonly src: string;
  readonly type: string;
  /** Clear: what is seen is the stage's own poster, in the size and format that fits. Without one a browser paints grey. */
  readonly poster: string;
  /** WebVTT, in the page's language. */
  readonly captions?: { readonly src: string; readonly lang: string; readonly label: string } | undefined;
}

/** A film on a host whose player we may frame. */
export interface EmbeddedFilm {
  readonly kind: 'embedded';
  readonly player: string;
  /** Its page at its host: where the link leads without scripts. */
  readonly page: string;
}

export interface VideoPlayerProps {
  readonly film: HostedFilm | EmbeddedFilm;
  /** The words beside the play disc. */
  readonly label: string;
  readonly title: string | null;
  readonly duration: string | null;
}

export const videoPlayer: IslandContract<'video-player', VideoPlayerProps> = {
  name: 'video-player',
  load: 'interaction',
};
