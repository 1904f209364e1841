import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openOutbox } from '../../../../src/leads/outbox/open-outbox.ts';
import { createOutboxIntake } from '../../../../src/leads/outbox/outbox-intake.ts';
import { temporaryFolder } from '../../../sites/temporary-folder.ts';
import { lead } from '../sample-lead.ts';

test('All files of a lead are stored, and their addresses are sent as one property', async () => {
  using folder = temporaryFolder();
  const file = join(folder.path, 'leads.sqlite');
  const outbox = openOutbox(file);
  const filesUrl = 'https://files.helios.example';
  const intake = createOutboxIntake({ outbox, delivery: undefined, filesUrl, now: () => 1 });
  const files = new Map(['one', 'two'].map((text) => [text, new File([text], `${text}.pdf`)]));
  await intake.accept({ ...lead('a'), files });
  const [kept] = outbox.list(['pending']);
  outbox.close();
  expect(kept?.files).toEqual([`${kept?.id}.pdf`, `${kept?.id}-2.pdf`]);
  expect(kept?.files.map((name) => readFileSync(join(`${file}-files`, name), 'utf8'))).toEqual(['one', 'two']);
  expect(kept?.data.fields.at(-1)).toEqual({
    objectTypeId: '0-1',
    name: 'pdf_url',
    value: `${filesUrl}/${kept?.id}.pdf ${filesUrl}/${kept?.id}-2.pdf`,
  });
});
