import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Manifest } from '../../src/export/output/site-file.ts';
import { type HostRules, hostRulesFile } from '../../src/site/host-rules.ts';
import { formatReleaseFile, hostFolderOf, releaseFile, siteManifest } from '../../src/site/release-layout.ts';

interface WrittenSite {
  readonly folder: string;
  /** Id of the release: 16 hex digits. */
  readonly id: string;
  /** The content of each file of the site by its path. */
  readonly files: Readonly<Record<string, string>>;
  readonly rules: HostRules;
}

/** Writes a site and its host folder by hand, as an export does, but without the lists of files in the manifest. */
export function writeExportedSite({ folder, id, files, rules }: WrittenSite): void {
  for (const [path, text] of Object.entries(files)) write(join(folder, path), text);
  write(join(folder, releaseFile), formatReleaseFile(id));
  write(join(hostFolderOf(folder), hostRulesFile), JSON.stringify(rules));
  writeManifest(folder, { id });
}

/** Writes the manifest of a site. */
export function writeManifest(folder: string, about: Partial<Manifest> & Pick<Manifest, 'id'>): void {
  const manifest: Manifest = {
    version: 2,
    source: 'embedded content',
    ref: 'ref',
    origin: 'https://www.helios.example',
    pathPrefix: '/helios',
    trailingSlash: 'never',
    pages: [],
    sitePages: 0,
    isPartial: false,
    selection: { locales: [], routes: [] },
    leftOutPages: [],
    hasImages: true,
    files: [],
    hostFiles: [],
    ...about,
  };
  write(join(hostFolderOf(folder), siteManifest), JSON.stringify(manifest));
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
