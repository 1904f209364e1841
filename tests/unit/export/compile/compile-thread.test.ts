import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startCompiler } from '../../../../src/export/compile/compile-thread.ts';
import { sourceFolders, sourceLayout } from '../../../../src/export/compile/source-layout.ts';
import { HeliosError } from '../../../../src/site/helios-error.ts';
import { temporaryFolder } from '../../../sites/temporary-folder.ts';

const { renderer } = sourceLayout;

/** Compiles a project of style sheets alone. */
function compile(root: string, sheets: Readonly<Record<string, string>>) {
  for (const folder of sourceFolders(renderer)) mkdirSync(join(root, folder), { recursive: true });
  for (const [path, css] of Object.entries(sheets)) writeFileSync(join(root, path), css);
  const site = { pathPrefix: '/site', plainAnchors: '', hasServiceWorker: false };
  const consent = { policyVersion: '1', cookieDomain: '', whenBannerIsOff: { default: 'allow' } } as const;
  return startCompiler().compile(
    { root, renderer, site, consent, vendors: {}, hashes: new Map(), bundles: {} },
    () => undefined,
  );
}

test('A mistake in the sources has its place in the source when it comes from the thread that compiles', async () => {
  using folder = temporaryFolder();
  const path = 'src/templates/wrong.module.css';
  const error = await compile(folder.path, { [path]: '.a {\n  color: red;\n  }}\n' }).catch((each: unknown) => each);
  expect(error).toBeInstanceOf(HeliosError);
  expect(error).toMatchObject({ code: 'compile-failed', where: `${path}:3:4`, source: { file: path, line: 3 } });
});

test('Sources that are missing fail the compilation, not the process', async () => {
  using folder = temporaryFolder();
  await expect(compile(folder.path, {})).rejects.toThrow(/no such file|does not compile/);
});
