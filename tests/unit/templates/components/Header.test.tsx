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
