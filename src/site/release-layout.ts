/**
 * Name of the file in the root of a site that holds the id of its release and nothing else. Visitors may read it: it
 * says which release a host sends.
 */
export const releaseFile = 'helios-release.txt';

/**
 * Name of the manifest in the host folder. Upload scripts read the manifest, and Helios recognizes by it the folders
 * that it has written.
 */
export const siteManifest = 'helios-manifest.json';

/** The folder of the source maps in the host folder. A map has the name of its script, with `.map` at the end. */
export const sourceMapFolder = 'source-maps';

/**
 * The host folder of a site: `out.helios` for `out`. It holds the files that no visitor may read: the manifest, the host
 * rules, the data of the lead endpoint and the source maps. It is beside the site, so that an upload of the site never contains them.
 */
export function hostFolderOf(site: string): string {
  return `${site}.helios`;
}

/** True for a path with the name of a host folder. A site there would be taken for that of another site. */
export function isHostFolder(path: string): boolean {
  return /[^/\\]\.helios$/.test(path);
}

/** Formats the content of the release file. */
export function formatReleaseFile(id: string): string {
  return `${id}\n`;
}

/** The length of the release file in bytes: an id and a line break. */
export const releaseFileBytes = 17;

/** Parses the content of the release file. Undefined if it is no id of a release. */
export function parseReleaseFile(text: string): string | undefined {
  return /^([0-9a-f]{16})\s*$/.exec(text)?.[1];
}
