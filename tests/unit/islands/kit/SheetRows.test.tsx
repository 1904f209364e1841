import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createFormat } from '../../../../src/islands/kit/format.ts';
import { textColumn } from '../../../../src/islands/kit/paste/columns.ts';
import type { RowLabels } from '../../../../src/islands/kit/row-labels.ts';
import { SheetRows } from '../../../../src/islands/kit/SheetRows.tsx';
import { createPicture } from '../../../../src/islands/kit/sheet-form.ts';

const labels: RowLabels = {
  rows_hint: '',
  rows_full_text: 'The list takes {count} rows.',
  pasted_text: '',
  pasted_unread_text: '',
  pasted_cell_text: '',
  pasted_left_text: '',
  paste_undo_label: '',
};

/** The markup of a list with so many rows. */
function listOf(count: number): string {
  const rows = { item: Array.from({ length: count }, (_, place) => place + 1) };
  return renderToStaticMarkup(
    <SheetRows
      form={createPicture({ values: {}, rows }, { values: {}, rows })}
      list="item"
      columns={[textColumn({ part: 'description', label: 'Description' })]}
      labels={labels}
      addLabel="Add a row"
      format={createFormat('en-GB')}
    >
      {({ id }) => <i key={id} />}
    </SheetRows>,
  );
}

test('A list with 500 rows says why it takes no more', () => {
  expect(listOf(499)).not.toMatch(/disabled=""|The list takes/);
  expect(listOf(500)).toMatch(/disabled="".*Add a row.*<p>The list takes 500 rows\.<\/p>/);
});
