import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from '../tests/sites/project-copy.ts';
import type { Benchmark, Figure } from './benchmark.ts';
import { medianOf, repeat, runFigures } from './support/figures.ts';
import { exportReport, runHelios } from './support/helios.ts';

/** A developer's edit of one source file. */
interface CodeEdit {
  readonly name: string;
  readonly file: string;
  readonly piece: string;
  /** The text that replaces `piece` in the measurement of this index. */
  readonly text: (index: number) => string;
}

const edits: readonly CodeEdit[] = [
  {
    name: 'one slice edited',
    file: 'src/templates/slices/LogoWall/Logos.tsx',
    piece: '<ul ',
    text: (index) => `<ul data-edited="${index}" `,
  },
  {
    name: 'one rule of a slice edited',
    file: 'src/templates/slices/LogoWall/LogoWall.module.css',
    piece: 'height: 22px',
    text: (index) => `height: ${23 + index}px`,
  },
  {
    name: 'one page type edited',
    file: 'src/templates/pages/WebinarPage.tsx',
    piece: '<div className={styles.part}>',
    text: (index) => `<div data-edited="${index}" className={styles.part}>`,
  },
];

/** Measures exports of the whole site after a developer has edited a slice, a style, and the component of a page type. */
export const exportCodeEdited: Benchmark = async ({ folder, runs }) => {
  const project = copyProject(join(folder, 'project'));
  const args = ['export', '--no-images', '--out', join(folder, 'out')];
  const command = { args, work: join(folder, 'work'), project };
  await runHelios(command);
  const figures: Figure[] = [];
  for (const { name, file, piece, text } of edits) {
    const path = join(project, file);
    const source = readFileSync(path, 'utf8');
    const measured = await repeat(runs, (index) => {
      writeFileSync(
        path,
        source.replace(piece, () => text(index)),
      );
      return runHelios(command);
    });
    const rendered = measured.map((run) => exportReport(run).pages.rendered);
    figures.push(...runFigures(name, measured), medianOf('rendered again', 'pages', rendered));
  }
  return figures;
};
