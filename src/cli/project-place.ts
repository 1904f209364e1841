import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { EnvironmentSource } from '../../config/environment.ts';
import { variables } from '../../config/variables.ts';
import { createSeals, type Seals } from '../disk/seal.ts';

/** The folder of this project. */
export const projectRoot = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** The parts of a workspace that are known before the configuration is loaded and the environment is parsed. */
export interface ProjectPlace {
  readonly root: string;
  readonly workFolder: string;
  readonly seals: Seals;
}

/**
 * Finds the work folder and the seals. The values of the environment are not checked here: `parseSettings` checks them.
 */
export function findProject(environment: EnvironmentSource): ProjectPlace {
  const textOf = (name: 'HELIOS_WORK' | 'HELIOS_CACHE_KEY') => environment[name]?.trim() || undefined;
  const workFolder = textOf('HELIOS_WORK') ?? join(projectRoot, variables.HELIOS_WORK.default);
  return { root: projectRoot, workFolder, seals: createSeals(textOf('HELIOS_CACHE_KEY')) };
}
