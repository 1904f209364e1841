/**
 * The name of the event that is dispatched on the document when a visitor first sees what a split test decides, once for
 * a test and a document.
 */
export const experimentEncounter = 'helios:experiment';

/** The `detail` of the event `experimentEncounter`. */
export interface ExperimentEncounter {
  readonly name: string;
  readonly bucket: string;
}
