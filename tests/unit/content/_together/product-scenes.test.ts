import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { embeddedFolder } from '../../../../src/content/connect.ts';
import { hourIn } from '../../../../src/templates/scenes/clock.ts';
import type { SceneData } from '../../../../src/templates/scenes/scene-data.ts';

const documents = join(embeddedFolder, 'documents');
const scenes = readdirSync(documents, { recursive: true, encoding: 'utf8' })
  .filter((file) => /[\\/]product_scene[\\/]/.test(file))
  .map((file) => ({ file, scene: JSON.parse(readFileSync(join(documents, file), 'utf8')).data as SceneData }));

const cents = (amount: number | null) => Math.round((amount ?? 0) * 100);
const sumOf = (items: readonly { amount: number | null }[]) =>
  items.reduce((sum, { amount }) => sum + cents(amount), 0);
/** What a receipt costs in the locale's currency: a paper in another currency leaves that to the highlighted row. */
const paid = ({ receipt_currency, receipt_total, rows }: SceneData) =>
  receipt_currency ? rows.find(({ is_highlighted }) => is_highlighted)?.amount : receipt_total;
const shown = (kind: SceneData['kind']) => scenes.filter(({ scene }) => scene.kind === kind);

test.each(scenes.filter(({ scene }) => scene.total !== null && scene.rows.length > 0))(
  'The amounts of the scene $file add up',
  ({ scene }) => {
    // The rows of a receipt are the values read from it, not its items.
    if (scene.kind === 'receipt_match') expect(scene.total).toBe(paid(scene));
    else expect(sumOf(scene.rows.filter(({ category }) => category !== 'none'))).toBe(cents(scene.total));
  },
);

test.each(scenes.filter(({ scene }) => scene.receipt_lines.length > 0 && scene.receipt_total !== null))(
  'The amounts on the paper of $file add up, with its tax included or on top',
  ({ scene }) => {
    const lines = sumOf(scene.receipt_lines);
    expect([lines, lines + cents(scene.receipt_tax)]).toContain(cents(scene.receipt_total));
  },
);

test.each(shown('cash_curve'))('The amounts of $file add up to its lowest week', ({ scene }) => {
  const lowest = scene.rows.find(({ is_highlighted }) => is_highlighted);
  expect(Math.min(...scene.rows.map(({ amount }) => amount ?? 0))).toBe(lowest?.amount);
  expect(sumOf(scene.receipt_lines)).toBe(cents(lowest?.amount ?? null));
});

test.each(shown('spend_day'))('The newest payment of $file is the first', ({ scene }) => {
  const hours = scene.rows.map(({ detail }) => hourIn(detail) ?? 0);
  expect(hours).toEqual(hours.toSorted((a, b) => b - a));
});

test.each(shown('spend_day').filter(({ scene }) => scene.receipt_total !== null))(
  'The receipt in $file is that of the newest payment',
  ({ scene }) => {
    const [newest] = scene.rows;
    expect(newest).toMatchObject({ is_highlighted: true, amount: paid(scene) });
    expect(hourIn(scene.receipt_time)).toBe(hourIn(newest?.detail ?? null));
  },
);

test.each(shown('payment_window'))(
  'The posting in $file is the sum on the receipt of the open payment',
  ({ scene }) => {
    const open = scene.rows.find(({ is_highlighted }) => is_highlighted);
    expect(open?.amount).toBe(scene.receipt_total);
    expect(sumOf(scene.postings)).toBe(cents(scene.receipt_total));
  },
);

test.each(shown('payment_window'))('The day in $file is the day of the hero’s scene', ({ file, scene }) => {
  const day = scenes.find((other) => other.file === file.replace('payment-window', 'spend-day'))?.scene;
  const shared = Object.entries(day ?? {}).filter(([field]) => !['kind', 'description', 'card_label'].includes(field));
  expect(scene).toMatchObject(Object.fromEntries(shared));
  expect(scene.rule_label).toBe(day?.card_label);
});
