/**
 * A part of the document's structure, which assistive technology and programs read (ISO 32000-1, section 14.8.4). What is
 * drawn refers to the tag that it belongs to.
 */
export interface Tag {
  readonly role: 'Document' | 'Div' | 'H1' | 'H2' | 'P' | Grouping | 'Figure' | 'Caption';
  readonly children: readonly Tag[];
  /** What a figure shows. */
  readonly alt?: string;
  /** True for a list whose items have numbers as their labels. */
  readonly isNumbered?: boolean;
}

type Grouping = 'L' | 'LI' | 'Lbl' | 'LBody' | 'Table' | 'THead' | 'TBody' | 'TR' | 'TH' | 'TD';

export function tag(role: Tag['role'], children: readonly Tag[] = []): Tag {
  return { role, children };
}
