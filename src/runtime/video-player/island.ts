import { hydrateWith } from '../islands/hydrate.tsx';
import { VideoPlayer } from './VideoPlayer.tsx';

export const hydrate = hydrateWith(VideoPlayer);
