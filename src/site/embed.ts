/** A video at YouTube or Vimeo. Pages may show its player in a frame. */
export interface EmbeddedVideo {
  /** The name of the service that hosts the video, as visitors read it. */
  readonly host: 'YouTube' | 'Vimeo';
  readonly origin: string;
  /**
   * The address of the player. The player sets no tracking cookies and plays at once, because the frame appears only
   * after a click.
   */
  readonly player: string;
  /** The address of the video's page at its host, for visitors without scripts. */
  readonly page: string;
}

/**
 * Parses the address of a video, in any form in which YouTube and Vimeo offer it. Undefined for every other address. Frames get
 * only addresses that are built here, never an address from the content.
 */
export function parseEmbed(address: string | null | undefined): EmbeddedVideo | undefined {
  const url = URL.parse(address ?? '');
  if (url?.protocol !== 'https:' || url.port || url.username || url.password) return undefined;
  const id = youtubeId(url);
  if (id !== undefined) return youtubeVideo(id);
  const film = vimeoFilm(url);
  return film && vimeoVideo(film);
}

const youtubeHosts: ReadonlySet<string> = new Set([
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'www.youtube-nocookie.com',
]);

function youtubeId(url: URL): string | undefined {
  const id = url.hostname === 'youtu.be' ? url.pathname.slice(1) : youtubeHosts.has(url.hostname) ? longId(url) : '';
  return /^[\w-]{11}$/.test(id) ? id : undefined;
}

function longId({ pathname, searchParams }: URL): string {
  if (pathname === '/watch') return searchParams.get('v') ?? '';
  return /^\/(?:embed|shorts|live)\/([^/]+)$/.exec(pathname)?.[1] ?? '';
}

function youtubeVideo(id: string): EmbeddedVideo {
  const origin = 'https://www.youtube-nocookie.com';
  return {
    host: 'YouTube',
    origin,
    player: `${origin}/embed/${id}?autoplay=1`,
    page: `https://www.youtube.com/watch?v=${id}`,
  };
}

interface VimeoFilm {
  readonly id: string;
  /** The key in an unlisted video's address. Without it nobody can see the video. */
  readonly key: string | undefined;
}

function vimeoFilm({ hostname, pathname, searchParams }: URL): VimeoFilm | undefined {
  const patterns: Record<string, RegExp> = {
    'vimeo.com': /^\/(\d+)(?:\/([0-9a-f]+))?$/,
    'www.vimeo.com': /^\/(\d+)(?:\/([0-9a-f]+))?$/,
    'player.vimeo.com': /^\/video\/(\d+)$/,
  };
  const [, id, keyInPath] = (Object.hasOwn(patterns, hostname) && patterns[hostname]?.exec(pathname)) || [];
  const key = keyInPath ?? /^[0-9a-f]+$/.exec(searchParams.get('h') ?? '')?.[0];
  return id === undefined ? undefined : { id, key };
}

function vimeoVideo({ id, key }: VimeoFilm): EmbeddedVideo {
  const origin = 'https://player.vimeo.com';
  return {
    host: 'Vimeo',
    origin,
    player: `${origin}/video/${id}?dnt=1&autoplay=1${key ? `&h=${key}` : ''}`,
    page: `https://vimeo.com/${id}${key ? `/${key}` : ''}`,
  };
}
