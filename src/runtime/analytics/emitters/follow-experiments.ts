import { track } from '../../shared/tracking/track.ts';

/** Tracks each experiment that the visitor encounters. */
export function attachExperimentTracking(root: Document): void {
  root.addEventListener('helios:experiment', (event) => {
    const { name, bucket } = (event as CustomEvent<{ readonly name: string; readonly bucket: string }>).detail;
    track('Experiment Encountered', { experiment: name, bucket });
  });
}
