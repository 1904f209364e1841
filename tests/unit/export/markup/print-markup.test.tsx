import { createContext, createElement, Fragment, type ReactNode, StrictMode, use, useId, useState } from 'react';
import { describe, expect, test } from 'vitest';
import { printMarkup } from '../../../../src/export/markup/print-markup.ts';
import { reactMarkup } from '../../../../src/export/markup/react-markup.ts';
import { Unprintable } from '../../../../src/export/markup/unprintable.ts';

const inner = (html: string) => ({ dangerouslySetInnerHTML: { __html: html } });

const Theme = createContext('light');
const ShowTheme = () => <i>{use(Theme)}</i>;
const Both = ({ children }: { readonly children?: ReactNode }) => [<b key="1">one</b>, children, 'two'];

/** Each by the kind of markup that it shows. */
const printable: Readonly<Record<string, ReactNode>> = {
  'text with special characters': <p title={'"a" & <b>'}>{`it's 1 < 2 & "3"`}</p>,
  'texts, numbers and nothing in a row': (
    <p>
      {'a'}
      {0}
      {1.5}
      {10n}
      {null}
      {undefined}
      {true}
      {false}
      {''}
      {['b', ['c']]}
    </p>
  ),
  'fragments, arrays and components': (
    <Fragment>
      <Both>
        <hr />
      </Both>
      <Both />
    </Fragment>
  ),
  'contexts inside each other': (
    <div>
      <ShowTheme />
      <Theme value="dark">
        <ShowTheme />
        <Theme value="brand">
          <ShowTheme />
        </Theme>
        <ShowTheme />
      </Theme>
      <ShowTheme />
    </div>
  ),
  'attributes with other names': (
    <label htmlFor="a" className="b c" tabIndex={-1}>
      <td colSpan={2} rowSpan={3}>
        <time dateTime="2026-11-28">today</time>
      </td>
    </label>
  ),
  'attributes without a value': (
    <p hidden={false} title={undefined} lang={undefined} id="" aria-hidden={false} data-is-open data-count={0} />
  ),
  'attributes that are flags': (
    <video controls muted playsInline autoPlay={false} loop>
      <source src="/a.mp4" />
      <track default kind="captions" src="/a.vtt" srcLang="en" />
    </video>
  ),
  'attributes with stated booleans': <p contentEditable={false} spellCheck draggable="true" />,
  'handlers, keys and refs': <button type="button" key="k" ref={() => {}} onClick={() => {}} />,
  'links with empty and full addresses': (
    <p>
      <a className="x" {...{ href: '' }} download>
        this page
      </a>
      <a href="/b?c=1&d=2" hrefLang="de" download="e.pdf">
        that page
      </a>
    </p>
  ),
  'fields with values': (
    <form method="post" className="f" action="/send" encType="multipart/form-data" noValidate>
      <input name="a" type="text" defaultValue={'"x"'} autoComplete="off" maxLength={3} readOnly />
      <input name="b" type="checkbox" defaultChecked value="yes" />
      <input type="radio" checked={false} readOnly name="c" />
      <input type="number" defaultValue={0} inputMode="numeric" required disabled />
      <textarea rows={3} name="d" defaultValue={'\n<first line>'} />
      <textarea />
      <button type="submit" name="e" value="1" formAction="/other">
        Send
      </button>
    </form>
  ),
  'lists with a choice': (
    <p>
      <select name="a" defaultValue="2">
        <optgroup label="some">
          <option value="1">one</option>
          <option value="2">two</option>
        </optgroup>
        <option value={3}>three</option>
      </select>
      <select defaultValue="b">
        <option>a</option>
        <option>b</option>
      </select>
      <select>
        <option value="1">one</option>
      </select>
    </p>
  ),
  drawings: (
    <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
      <title>A & B</title>
      <path d="M0 0" strokeWidth={2} strokeLinecap="round" fillRule="evenodd" clipPath="url(#a)" />
      <circle r="1" />
      <use href="#i-check" />
      <g>
        <rect x={1}>
          <animate attributeName="x" />
        </rect>
      </g>
      <text textAnchor="middle">1</text>
    </svg>
  ),
  'pictures, lazy and urgent': (
    <p>
      <img src="/a.png" alt="" loading="lazy" width={1} height={2} />
      <img src="/b.png" srcSet="/b2.png 2x" sizes="10vw" alt="b" fetchPriority="high" />
      <img src="/c.png" alt="c" fetchPriority="high" />
      <img src="/c.png" alt="c again" fetchPriority="high" />
      <picture>
        <source srcSet="/d.avif" type="image/avif" />
        <img src="/d.png" alt="d" />
      </picture>
      <noscript>
        <img src="/e.png" alt="e" />
      </noscript>
    </p>
  ),
  'inner markup and data': (
    <div>
      <div {...inner('<input readOnly="" maxLength="2"/><path></path>')} />
      <script type="application/json" {...inner('{"a":"\\u003c"}')} />
    </div>
  ),
  'preformatted text': <pre>{'\nfirst\n  second <line>'}</pre>,
  'elements with popovers and dialogs': (
    <dialog open>
      <button type="button" popoverTarget="p" popoverTargetAction="hide" />
      <details>
        <summary>s</summary>
      </details>
    </dialog>
  ),
};

describe.each(Object.entries(printable))('%s', (kind, node) => {
  test(`The printer prints ${kind} as react-dom does`, () => {
    expect(printMarkup(node)).toBe(reactMarkup(node));
  });
});

const UseState = () => useState('a')[0];
const UseId = () => <p id={useId()} />;

/** Each by what it is. */
const unprintable: Readonly<Record<string, ReactNode>> = {
  'a hook with a state': <UseState />,
  'an id of React': <UseId />,
  'a mode of React': <StrictMode>a</StrictMode>,
  'a style attribute': <p style={{ color: 'red' }} />,
  'an element of the head': <meta name="a" />,
  'a title outside a drawing': <title>a</title>,
  'a script that runs': <script src="/a.js" />,
  'a custom element': createElement('x-y'),
  'a camel-cased attribute that it does not know': <svg xlinkHref="#a" />,
  'an address with code': <a href={['java', 'script:x'].join('')}>a</a>,
  'an image that is neither lazy nor urgent': <img src="/a.png" alt="" />,
  'a list of several values': <select multiple defaultValue={['a']} />,
  'an object as a child': { toString: () => 'a' } as unknown as ReactNode,
};

describe.each(Object.entries(unprintable))('%s', (kind, node) => {
  test(`The printer leaves ${kind} to react-dom`, () => {
    expect(() => printMarkup(node)).toThrow(Unprintable);
  });
});

test('An error of a component reaches the caller, and the next tree has no context of the failed one', () => {
  const Failing = () => {
    throw new Error('no price');
  };
  const failing = (
    <Theme value="dark">
      <Failing />
    </Theme>
  );
  expect(() => printMarkup(failing)).toThrow('no price');
  expect(printMarkup(<ShowTheme />)).toBe('<i>light</i>');
});

test('A tree that a component prints has no context of the tree around it, as with react-dom', () => {
  const Nested = ({ print }: { readonly print: (node: ReactNode) => string }) => <p title={print(<ShowTheme />)} />;
  const nested = (print: (node: ReactNode) => string) => (
    <Theme value="dark">
      <Nested print={print} />
      <ShowTheme />
    </Theme>
  );
  expect(printMarkup(nested(printMarkup))).toBe(reactMarkup(nested(reactMarkup)));
});
