import { z } from 'zod';
import * as leadValues from './lead-values.ts';
import * as markets from './markets.ts';
import { must } from './parse.ts';
import * as partners from './partners.ts';
import * as tokens from './tokens.ts';

const list = <Item extends z.ZodType>(item: Item) => z.array(item, 'a list');
const byName = <Value extends z.ZodType>(value: Value) => z.record(z.string(), value, 'an object');
const matching = (pattern: RegExp, be: string, write: string) => {
  const error = must(be, write);
  return z.string(error).regex(pattern, error);
};
const name = matching(/\S/, 'a text that is not empty', 'the name of a page, a partner or a field');
const path = matching(/^\/\S*$/, 'a path that begins with a slash', '/pricing');
const colour = matching(/^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i, 'a colour in hexadecimal', '#fff1cf');
const css = matching(/^[^{};]+$/, 'a value of CSS without braces and semicolons', '16px');
const number = z.number('a number above 0').positive('a number above 0');

/**
 * The files of config/ that other code imports directly, by their path. Islands and edge hosts bundle these files, so
 * the files themselves contain no schema. Exports of a file that the schema does not name are not checked.
 */
export const otherFiles: Readonly<Record<string, unknown>> = {
  'config/markets.ts': markets,
  'config/partners.ts': partners,
  'config/lead-values.ts': leadValues,
  'config/tokens.ts': tokens,
};

/** The schema of the files in `otherFiles`. */
export const otherFilesSchema = z.object({
  'config/markets.ts': z.object({
    quietPaths: list(path),
    quietAddresses: list(path),
    overviewPages: byName(path),
    workAddressPage: path,
  }),
  'config/partners.ts': z.object({ partnerIds: list(name) }),
  'config/lead-values.ts': z.object({ leadValues: byName(list(name)) }),
  'config/tokens.ts': z.object({
    colours: byName(colour),
    themes: byName(byName(colour)),
    categoryColours: byName(z.object({ tile: colour, glyph: colour }, 'an object with tile and glyph')),
    spacing: list(number),
    fontSizes: list(number),
    fontWeights: byName(number),
    lineHeights: byName(number),
    durationsMs: list(number),
    curves: byName(css),
    opacityLevels: byName(number),
    radii: byName(css),
    zIndex: byName(number),
    borders: byName(css),
    shadows: byName(css),
    breakpoints: byName(number),
    sizes: byName(css),
    rhythm: byName(byName(css)),
    displayWidth: css,
    longMenuLanguages: list(name),
  }),
});

/** The name of a value in these files: `config/tokens.ts: colours.sun-100`. */
export function otherFileName([file, ...path]: readonly PropertyKey[]): string {
  return `${String(file)}: ${z.core.toDotPath(path)}`;
}
