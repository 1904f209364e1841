import { isPlainText } from '../leads/plain-text.ts';
import { sentAlongLimit } from '../leads/submission.ts';

/** The values of a visit by name. No value is empty; missing values have no entry. */
export type VisitValues = Readonly<Record<string, string>>;

/** Reads untrusted values by name and drops those that are not plain text or longer than `sentAlongLimit`. */
export function soundValues(names: readonly string[], read: (name: string) => string | null | undefined): VisitValues {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = read(name)?.trim();
      return value && value.length <= sentAlongLimit && isPlainText(value) ? [[name, value]] : [];
    }),
  );
}
