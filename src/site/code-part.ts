/**
 * A part of the site's code that only some pages use, by its kind and its name in the registry of that kind:
 * `page:job`, `slice:hero`, `island:sign-up`, `fragment:consent`.
 */
export type CodePart = `${'page' | 'slice' | 'island' | 'fragment'}:${string}`;

/** The versions of the renderer's parts. They are hashes of compiled code, so an edited comment changes no version. */
export interface CodeVersions {
  /** The version of the code that every page may use: page context, shell, head, and all that they import. */
  readonly frame: string;
  /** The version of each part, with all that the part imports. */
  readonly parts: Readonly<Partial<Record<CodePart, string>>>;
  /** The version of all code and styles. It stands for a part that is not among `parts`. */
  readonly whole: string;
}
