import { expect, test } from 'vitest';
import { attachPageCalls, type Waits } from '../../../../src/runtime/analytics/page-calls.ts';
import { routeUpdate } from '../../../../src/runtime/shared/navigation/events.ts';

/** A document whose frames and timers pass when the test says so; a frame takes 16 ms. */
function documentWith({ drawsFrames = true } = {}) {
  const root = new EventTarget();
  let nowMs = 0;
  let due: { readonly act: () => void; readonly atMs: number }[] = [];
  const wait = (act: () => void, ms: number) => {
    const entry = { act, atMs: nowMs + ms };
    due.push(entry);
    return () => {
      due = due.filter((each) => each !== entry);
    };
  };
  const waits: Waits = { frame: (act) => wait(act, 16), timer: wait, drawsFrames: () => drawsFrames };
  const views: number[] = [];
  attachPageCalls(root, () => views.push(nowMs), waits);
  const pass = (ms: number) => {
    for (const endMs = nowMs + ms; nowMs < endMs; nowMs++) {
      for (const entry of due.filter(({ atMs }) => atMs <= nowMs)) {
        due = due.filter((each) => each !== entry);
        entry.act();
      }
    }
  };
  return { views, pass, changePage: () => root.dispatchEvent(new Event(routeUpdate)) };
}

test('The first page is viewed at once', () => {
  expect(documentWith().views).toEqual([0]);
});

test.each([
  ['two frames and 50 ms after the change', { drawsFrames: true }],
  ['32 ms and 50 ms after the change in a document without frames', { drawsFrames: false }],
])('A page is viewed %s', (_, options) => {
  const { views, pass, changePage } = documentWith(options);
  pass(1000);
  changePage();
  pass(1000);
  expect(views).toEqual([0, 1082]);
});

test('A page that the visitor leaves at once is not viewed', () => {
  const { views, pass, changePage } = documentWith();
  changePage();
  pass(81);
  changePage();
  pass(1000);
  expect(views).toEqual([0, 163]);
});
