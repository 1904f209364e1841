import { hash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { moveIntoPlace } from '../../disk/move-into-place.ts';
import type { Seal } from '../../disk/seal.ts';
import { readSealed } from '../../disk/sealed-file.ts';

/** The texts of models in which an earlier run found no fault, so that they need not be checked again. */
export interface SoundModels {
  has(model: ModelText): boolean;
  /** Records all models of this run. Without the record, such as on a full disk, the next run checks them again. */
  store(models: readonly ModelText[]): void;
}

export interface ModelText {
  /** The name of the file, which says what kind of model it has: `index.json` is a custom type. */
  readonly name: string;
  readonly text: string;
}

/** A record without any text, so that every model is checked. */
export const noSoundModels: SoundModels = { has: () => false, store() {} };

/**
 * Opens the record in a work folder. It is used only with the right seal, which also holds the version of the checks.
 */
export function openSoundModels({ folder, seal }: { readonly folder: string; readonly seal: Seal }): SoundModels {
  const file = join(folder, 'sound-models');
  const version = checksVersion();
  const known = loadRecord(file, (record) => seal(version, record));
  return {
    has: (model) => known.has(keyOf(model)),
    store(models) {
      const keys = new Set(models.map(keyOf));
      if (keys.size === known.size && [...keys].every((key) => known.has(key))) return;
      const record = [...keys].join('\n');
      const temporary = `${file}.${process.pid}.tmp`;
      try {
        writeFileSync(temporary, `${seal(version, record)}\n${record}`);
        moveIntoPlace(temporary, file);
      } catch {
        // A failed write is ignored: the next run checks all models again, and the stage that must write to this folder
        // reports the cause.
      }
    },
  };
}

/** A hash of the code that finds faults in models. */
function checksVersion(): string {
  const sources = ['parse-model.ts', '../field-path.ts', '../validation/fault.ts'];
  return hash('sha256', sources.map((path) => readFileSync(join(import.meta.dirname, path), 'utf8')).join('\n'));
}

function keyOf({ name, text }: ModelText): string {
  return hash('sha256', `${name}\n${text}`);
}

function loadRecord(file: string, sealOf: (record: string) => string): ReadonlySet<string> {
  // Without the record all models are checked.
  return new Set(readSealed(file, sealOf)?.split('\n'));
}
