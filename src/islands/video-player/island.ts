import { hydrateWith } from '../hydrate.tsx';
import { VideoPlayer } from './VideoPlayer.tsx';

export const hydrate = hydrateWith(VideoPlayer);
