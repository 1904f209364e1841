import { isPlainText } from '../leads/plain-text.ts';
import { sentAlongLimit } from '../leads/submission.ts';

/** Texts by name: only those that there are, none of them empty. */
export type VisitValues = Readonly<Record<string, string>>;

/** Of what somebody else wrote, the values that are plain text and no longer than a lead may carry. */
export function soundValues(names: readonly string[], read: (name: string) => string | null | undefined): VisitValues {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = read(name)?.trim();
      return value && value.length <= sentAlongLimit && isPlainText(value) ? [[name, value]] : [];
    }),
  );
}
