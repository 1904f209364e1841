import { type ComponentProps, type MouseEvent, useEffect, useRef, useState } from 'react';
import { phones } from '../../components/phones.ts';
import { isPlainClick } from '../../runtime/shared/plain-click.ts';
import { track } from '../../runtime/shared/tracking/track.ts';
import type { EmbeddedFilm, HostedFilm, VideoPlayerProps } from './contract.ts';
import { PlayLink } from './PlayLink.tsx';
import styles from './VideoPlayer.module.css';

/**
 * The play button on a film's poster. A click replaces the button by the film, which takes the focus. Nothing of the
 * film is loaded before the click. Without scripts, a film of this site has the browser's controls at once, and a film
 * on another host is a link to that host.
 */
export function VideoPlayer({ film, ...words }: VideoPlayerProps) {
  const [isPlaying, setPlaying] = useState(false);
  const name = words.title || words.label;
  const tell = (progress: 'started' | 'completed') =>
    track('Video Played', { progress, video: name, host: film.kind === 'hosted' ? 'internal' : 'external' });
  const play = (event: MouseEvent) => {
    if (!isPlainClick(event.nativeEvent)) return;
    event.preventDefault();
    tell('started');
    setPlaying(true);
  };
  return (
    <>
      {film.kind === 'hosted' &&
        (isPlaying ? (
          <Playing film={film} name={name} onEnd={() => tell('completed')} />
        ) : (
          <noscript>
            <Film film={film} name={name} />
          </noscript>
        ))}
      {film.kind === 'embedded' && isPlaying && <Frame film={film} name={name} />}
      {!isPlaying && <PlayLink film={film} {...words} onClick={play} />}
    </>
  );
}

interface PlayerProps<Film> {
  readonly film: Film;
  readonly name: string;
}

interface PlayingProps extends PlayerProps<HostedFilm> {
  readonly onEnd: () => void;
}

/** The film as a click starts it: with the focus on it, and with captions that translate its words. */
function Playing({ onEnd, ...own }: PlayingProps) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const player = video.current;
    if (!player) return;
    // The attribute `default` would show the captions to everybody without scripts, too.
    if (own.film.captions?.isShown) for (const track of player.textTracks) track.mode = 'showing';
    player.focus();
    // `play()` fails if the browser requires another click to play. The browser then shows its own controls for this
    // click.
    player.play().catch(() => {});
  }, [own.film.captions?.isShown]);
  return <Film {...own} ref={video} data-state="playing" onEnded={onEnd} />;
}

function Film({ film, name, ...own }: PlayerProps<HostedFilm> & ComponentProps<'video'>) {
  return (
    <video {...own} className={styles.film} aria-label={name} controls playsInline preload="none" poster={film.poster}>
      {film.narrow && <source media={phones} src={film.narrow.src} type={film.narrow.type} />}
      <source src={film.src} type={film.type} />
      {film.captions && (
        <track kind="captions" src={film.captions.src} srcLang={film.captions.lang} label={film.captions.label} />
      )}
    </video>
  );
}

function Frame({ film, name }: PlayerProps<EmbeddedFilm>) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => frame.current?.focus(), []);
  return (
    <iframe
      ref={frame}
      className={styles.frame}
      src={film.player}
      title={name}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      // Film hosts play a film only if the request's referrer names the site that embeds the film.
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
