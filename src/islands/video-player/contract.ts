import type { IslandContract } from '../island-contract.ts';

/** A film that is a file of this site. */
export interface HostedFilm {
  readonly kind: 'hosted';
  readonly src: string;
  readonly type: string;
  /** The same film for windows of phones, 4:5, in which the words of a wide film would be too small. */
  readonly narrow?: { readonly src: string; readonly type: string } | undefined;
  /**
   * The address of a transparent image. The page shows the visible poster behind the player, in the right size and
   * format; without the transparent image, a browser would paint grey over the poster.
   */
  readonly poster: string;
  readonly captions?: Captions | undefined;
}

/** Captions as WebVTT, in the page's language. */
interface Captions {
  readonly src: string;
  readonly lang: string;
  readonly label: string;
  /**
   * True if the film begins with them: its words are in another language. Others follow what the picture shows or says,
   * and are in the menu of the player.
   */
  readonly isShown: boolean;
}

/** A film on another host. The site may show the host's player in a frame. */
export interface EmbeddedFilm {
  readonly kind: 'embedded';
  readonly player: string;
  /** The film's page on its host. Without scripts the play button is a link to this page. */
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
