import type { Content } from '@prismicio/client';
import { expect, test } from 'vitest';
import { FeatureGrid } from '../../../src/templates/slices/FeatureGrid/FeatureGrid.tsx';
import { InteractiveDemo } from '../../../src/templates/slices/InteractiveDemo/InteractiveDemo.tsx';
import { LogoWall } from '../../../src/templates/slices/LogoWall/LogoWall.tsx';
import { samplePage } from '../support/sample-page.ts';

const { html } = samplePage();
const noLink = { link_type: 'Any' };
const words = { anchor_id: null, theme: null, hour: null, eyebrow: null, heading: 'A day', body: [], links: [] };

function tabs(labels: readonly string[]) {
  const items = labels.map((label) => ({ label, heading: null, body: [], scene: noLink, image: {}, link: noLink }));
  return { variation: 'tabs', primary: { ...words, items } } as unknown as Content.FeatureGridSlice;
}

function demo(count: number, rest: object = {}) {
  const items = Array.from({ length: count }, (_, index) => ({
    hour: `0${index}:00`,
    label: `Step ${index}`,
    heading: null,
    body: null,
    scene: noLink,
    image: {},
  }));
  const gate = { gate_heading: null, gate_body: null };
  const primary = { ...words, ...gate, items, ...rest };
  return { variation: 'default', primary } as unknown as Content.InteractiveDemoSlice;
}

function marquee(count: number) {
  const items = Array.from({ length: count }, (_, index) => ({ name: `Firm ${index}`, logo: {}, link: noLink }));
  return { variation: 'marquee', primary: { ...words, label: 'Firms', items } } as unknown as Content.LogoWallSlice;
}

function all(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), (match) => match[1] ?? match[0]);
}

test('each tab is a radio of one group with its panel behind it, the first one chosen', () => {
  const page = html(<FeatureGrid slice={tabs(['Pay', 'Match'])} index={3} />);
  expect(page).toMatch(/id="tabs-3-0".*?>Pay<\/label><div class="[^"]*panel.*id="tabs-3-1".*?>Match<\/label><div/s);
  expect(all(page, /name="([^"]+)"/g)).toEqual(['tabs-3', 'tabs-3']);
  expect(all(page, / checked=""/g)).toHaveLength(1);
});

test('there are no more tabs than the style sheet has rows for, and none without a name', () => {
  const page = html(<FeatureGrid slice={tabs(['1', '', '2', '3', '4', '5', '6', '7'])} index={1} />);
  expect(all(page, /<label[^>]*>(.*?)<\/label>/g)).toEqual(['1', '2', '3', '4', '5', '6']);
});

test('two slices of tabs on a page do not share a choice', () => {
  const names = [1, 2].flatMap((index) =>
    all(html(<FeatureGrid slice={tabs(['Pay'])} index={index} />), /name="([^"]+)"/g),
  );
  expect(new Set(names).size).toBe(2);
});

test('a step’s labels turn to its neighbours, and do not join the name of their radios', () => {
  const page = html(<InteractiveDemo slice={demo(3)} index={0} />);
  expect(all(page, /<label for="([^"]+)"/g)).toEqual(['demo-0-1', 'demo-0-0', 'demo-0-2', 'demo-0-1']);
  expect(all(page, /aria-labelledby="([^"]+)"/g)).toEqual(['demo-0-0-name', 'demo-0-1-name', 'demo-0-2-name']);
});

test('one step has no rail and no turns; none leave nothing', () => {
  const one = html(<InteractiveDemo slice={demo(1)} index={0} />);
  expect(one).not.toMatch(/type="radio"|<label/);
  expect(html(<InteractiveDemo slice={demo(0)} index={0} />)).toBe('');
});

test('the gate leads on or home, without a script', () => {
  const page = html(<InteractiveDemo slice={demo(2, { gate_heading: 'A wide demo' })} index={0} />);
  expect(page).toContain('A wide demo</h2>');
  expect(page).toMatch(/<summary [^>]*>continue_to_demo<\/summary>/);
  expect(page).toMatch(/<a [^>]*href="\/helios\/en"[^>]*>return_to_homepage<\/a>/);
});

test('a passing row is there twice, the second time for the eye only', () => {
  const page = html(<LogoWall slice={marquee(2)} />);
  const [first = '', echo = ''] = all(page, /<ul.*?<\/ul>/gs);
  expect(first).toContain('aria-label="Firms"');
  expect(echo).toMatch(/^<ul [^>]*aria-hidden="true" inert=""/);
  expect(page).toMatch(/<input type="checkbox"[^>]*\/?>pause_motion/);
});

test('the longer the row the longer its way', () => {
  const lengths = [6, 7, 13].map((count) => all(html(<LogoWall slice={marquee(count)} />), /data-length="(\w+)"/g)[0]);
  expect(lengths).toEqual(['short', 'medium', 'long']);
});
