import { createElement, type ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { renderers } from '../../../../src/export/markup/markup-renderer.ts';
import { searchWordsAttribute } from '../../../../src/rules/markup.ts';

const inner = (html: string) => ({ dangerouslySetInnerHTML: { __html: html } });

const trees: Readonly<Record<string, ReactNode>> = {
  'links with the texts of all that is in them': (
    <p id="p">
      <a href="/a?b=1&c=2" id="a">
        One <b>bold</b> {2} &amp; more
        <svg>
          <title>A drawing</title>
        </svg>
      </a>
      <a {...{}}>no link</a>
      <a {...{ href: '' }}>empty</a>
    </p>
  ),
  'headings inside and outside of the main part': (
    <div>
      <h2>outside</h2>
      <main {...{ [searchWordsAttribute]: 'cost price' }}>
        <h1>
          First <i>words</i>
        </h1>
        <h2>inside</h2>
      </main>
      <h2>after</h2>
    </div>
  ),
  'images with and without their sizes': (
    <div className="x y">
      <img src="/a.png" alt="" width={10} height="20" loading="lazy" />
      {createElement('img', { src: '/b.png', loading: 'lazy', className: 'x' })}
    </div>
  ),
  'icons, each once, and references to other drawings': (
    <div>
      {['#i-check', '#i-arrow', '#i-check', '#i-unknown', '#other', '/file.svg#i-plus'].map((href, index) => (
        <svg aria-hidden="true" key={String(index)}>
          <use href={href} />
        </svg>
      ))}
      <div {...inner('<svg><use href="#i-book"></use></svg><svg><use href="#i-arrow"></use></svg>')} />
    </div>
  ),
  'inner markup': (
    <div className="outer">
      <div {...inner('<a href="/inner" class="a b" id="i">in</a><h2>no</h2>')} />
      <script type="application/json" {...inner('{"a":"b"}')} />
      <script type="application/ld+json" {...inner('{"@graph":[]}')} />
    </div>
  ),
};

describe.each(Object.entries(trees))('%s', (kind, node) => {
  test(`The facts that are heard of ${kind} are those that are read in the markup`, () => {
    expect(renderers.printer.markup(node)).toEqual(renderers['react-dom'].markup(node));
  });
});
