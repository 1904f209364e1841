import { escapeHtml } from '../site/html.ts';
import type { CoverageTable, CoverageTableCell } from './coverage-table.ts';
import { generatorTag } from './write-page.ts';

/**
 * The coverage of a site and the names of its outdated translations, as an HTML page without scripts or other files, to
 * send or to print.
 */
export function coveragePage(
  { name, origin }: { readonly name: string; readonly origin: string },
  { markets, rows }: CoverageTable,
  outdated: readonly string[],
): string {
  const title = `Pages of ${name} by market`;
  const head = ['Page', ...markets].map((text) => `<th scope="col">${escapeHtml(text)}</th>`).join('');
  const body = rows.map(
    ({ label, cells }) =>
      `<tr><th scope="row">${escapeHtml(label)}</th>${cells.map((cell) => tableCell(cell, origin)).join('')}</tr>`,
  );
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">${generatorTag('coverage')}<title>${escapeHtml(title)}</title><style>${styles}</style></head>
<body>
<h1>${escapeHtml(title)}</h1>
<p>+ there, − missing, o older than the texts of the default locale, a number: pages of a type. An empty cell is a page that the market is not to have.</p>
<table>
<thead><tr>${head}</tr></thead>
<tbody>
${body.join('\n')}
</tbody>
</table>
${outdatedList(outdated)}</body>
</html>
`;
}

function outdatedList(names: readonly string[]): string {
  if (names.length === 0) return '';
  const items = names.map((name) => `<li>${escapeHtml(name)}</li>`).join('');
  return `<h2>Outdated translations</h2>\n<ul>${items}</ul>\n`;
}

const styles =
  'body{margin:2em;font:16px/1.4 sans-serif}table{border-collapse:collapse}thead th{position:sticky;top:0;background:#fff}' +
  'th,td{padding:.2em .5em;border-bottom:1px solid #bbb;text-align:center}th:first-child{text-align:left;font-weight:400}' +
  'a{color:inherit}.missing{background:#f9c9c2}.outdated{background:#ffe3a6}.there{background:#d5ebd8}';

function tableCell(cell: CoverageTableCell | undefined, origin: string): string {
  if (!cell) return '<td></td>';
  const sign = cell.sign === '-' ? '−' : cell.sign;
  const text =
    cell.pathname === undefined ? sign : `<a href="${escapeHtml(origin + cell.pathname)}">${escapeHtml(sign)}</a>`;
  return `<td class="${cell.state}">${text}</td>`;
}
