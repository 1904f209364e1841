// The least that a site of React can cost: two threads read documents, render them with React, put the menus, rendered once,
// around them, and write one file each. `node react-floor.mjs CONTENT OUT`
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMainThread, Worker, workerData } from 'node:worker_threads';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { chromeOf, documentOf, mainOf } from './page-tree.mjs';

const threads = 2;

if (isMainThread) {
  const [, , content, out] = process.argv;
  mkdirSync(out, { recursive: true });
  const worker = new Worker(new URL(import.meta.url), { workerData: { content, out, first: 1 } });
  renderPages({ content, out, first: 0 });
  await new Promise((resolve, reject) => worker.on('exit', resolve).on('error', reject));
} else {
  renderPages(workerData);
}

function renderPages({ content, out, first }) {
  const names = readdirSync(join(content, 'pages'));
  const chrome = markupOf(chromeOf(JSON.parse(readFileSync(join(content, 'navigation.json'), 'utf8'))));
  for (let index = first; index < names.length; index += threads) {
    const name = names[index];
    const document = JSON.parse(readFileSync(join(content, 'pages', name), 'utf8'));
    const main = markupOf(mainOf(document));
    const page = documentOf({ title: document.data.title, chrome, main });
    writeFileSync(join(out, name.replace('.json', '.html')), page);
  }
}

function markupOf(node) {
  return renderToStaticMarkup(elementOf(node));
}

function elementOf(node) {
  if (typeof node === 'string') return node;
  return createElement(node.tag, node.attributes ?? null, ...node.children.map(elementOf));
}
