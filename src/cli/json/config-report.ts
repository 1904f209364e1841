import { z } from 'zod';
import type { JsonShape } from '../../site/json-shape.ts';
import { version } from './parts.ts';

const place = {
  name: z
    .string()
    .describe('A key of config/index.ts (`site.origin`), or the name of a variable that is no key (`HELIOS_WORK`).'),
  from: z.string().describe('`default`, `environment`, or a file: `config/index.ts`.'),
  variable: z.string().exactOptional().describe('The variable that sets the value, or may set it.'),
};

const settingSchema = z
  .union([
    z.object({ ...place, value: z.unknown().describe('The value; null if the setting has none.') }),
    z.object({ ...place, isSecret: z.literal(true), isSet: z.boolean() }),
  ])
  .meta({
    id: 'Setting',
    description: 'A setting in force, and where it is from. The value of a secret is not in it.',
  });
export type Setting = JsonShape<typeof settingSchema>;

/** The JSON of `helios config`. */
export const configReportSchema = z.object({ version: version(1), settings: z.array(settingSchema) });
export type ConfigReport = JsonShape<typeof configReportSchema>;
