// Makes Eleventy print the same pages as its peers: one template of JavaScript, paginated over all documents.
// PEERS_CONTENT names the folder with the documents, PEERS_TREE the module that says what a page has.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const { PEERS_CONTENT: content, PEERS_TREE: tree } = process.env;
const { chromeOf, documentOf, mainOf, printed } = await import(tree);
const read = (...path) => JSON.parse(readFileSync(join(content, ...path), 'utf8'));

export default function configure(eleventy) {
  eleventy.addGlobalData('documents', () => readdirSync(join(content, 'pages')).map((name) => read('pages', name)));
  const chrome = printed(chromeOf(read('navigation.json')));
  eleventy.addTemplate('pages.11ty.js', {
    data: {
      pagination: { data: 'documents', size: 1, alias: 'document' },
      permalink: ({ document }) => `${document.uid}.html`,
    },
    render: ({ document }) => documentOf({ title: document.data.title, chrome, main: printed(mainOf(document)) }),
  });
}

export const config = { dir: { input: 'pages', output: process.env.PEERS_OUT } };
