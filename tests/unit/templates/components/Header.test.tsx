import { expect, test } from 'vitest';
import { Header } from '../../../../src/templates/components/Header.tsx';
import { samplePage, webLink } from '../../support/sample-page.ts';

const { html } = samplePage({
  contents: {
    navigation: {
      menus: [
        {
          label: 'Product',
          link: webLink('/product'),
          links: [{ link: webLink('/cards', 'Cards'), description: 'For all' }],
        },
        { label: 'Pricing', link: webLink('/pricing'), links: [] },
      ],
      actions: [
        webLink('/login', 'Log in', 'Plain'),
        webLink('https://app.example/register', 'Get started', 'Primary'),
      ],
    },
  },
});

test('A menu with links is a disclosure, and a menu without links is a link', () => {
  const header = html(<Header />);
  expect(header).toMatch(/<details[^>]* name="menu"><summary[^>]*>Product/);
  expect(header).toMatch(/<a href="\/pricing"[^>]*>Pricing<\/a>/);
});

test('The link to sign-up in the header says that it opens the dialog', () => {
  expect(html(<Header />)).toMatch(/<a href="https:\/\/app.example\/register" data-opens="sign-up"/);
});

test('A brief header has no menus, but still has its one action', () => {
  const header = html(<Header isBrief />);
  expect(header).not.toContain('<nav');
  expect(header).toContain('Get started');
});

test('A menu shows its links in groups, each link with its icon and its line, and what it recommends', () => {
  const links = [
    { group: 'Pay', icon: 'wallet', link: webLink('/cards', 'Cards'), description: 'For all' },
    { group: null, icon: null, link: webLink('/limits', 'Limits'), description: null },
    { group: 'Close', icon: null, link: webLink('/ledger', 'Ledger'), description: null },
  ];
  const highlight = {
    highlight_heading: 'Today',
    highlight_text: 'A list',
    highlight_link: webLink('/list', 'Get it'),
  };
  const menu = { label: 'Product', link: webLink('/product'), links, ...highlight };
  const { html: markup } = samplePage({ contents: { navigation: { menus: [menu], actions: [] } } });
  const header = markup(<Header />);
  expect(header.match(/<ul/g)).toHaveLength(2);
  expect(header).toMatch(/Pay<\/p>.*href="\/cards".*For all.*href="\/limits".*Close<\/p>.*href="\/ledger"/);
  expect(header).toMatch(/<a href="\/list"[^>]*><b[^>]*>Today<\/b>.*Get it/);
});
