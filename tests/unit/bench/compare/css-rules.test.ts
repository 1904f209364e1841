import { expect, test } from 'vitest';
import { parseSheet } from '../../../../bench/compare/css-rules.ts';

const textsOf = (css: string) => parseSheet(css).map(({ text }) => text);

test('A stylesheet is read into rules with one selector each, their class names marked', () => {
  expect(textsOf('.a,.b:is(.c,p){top:0}')).toEqual(['.⟦a⟧{top:0}', '.⟦b⟧:is(.⟦c⟧,p){top:0}']);
});

test('A stylesheet is read into rules with the groups around them', () => {
  expect(textsOf('@media print{@supports (top:0){p{top:0}}b{top:0}}')).toEqual([
    '@media print @supports (top:0) p{top:0}',
    '@media print b{top:0}',
  ]);
});

test('A stylesheet is read without taking strings, brackets or numbers for anything else', () => {
  const css = '[title="a.b,{}"]{content:"};.c{"}i{width:.5em;background:url(data:x;y)}';
  expect(textsOf(css)).toEqual(['[title="a.b,{}"]{content:"};.c{"}', 'i{width:.5em;background:url(data:x;y)}']);
});

test('A stylesheet is read with animations as one rule each, their names marked where they are used', () => {
  expect(textsOf('@keyframes a{to{top:0}}p{animation:1s ease a}')).toEqual([
    '@keyframes ⟦a⟧{to{top:0}}',
    'p{animation:1s ease ⟦a⟧}',
  ]);
});

test('A stylesheet is read with at-rules that have no block', () => {
  expect(textsOf('@layer a,b;p{top:0}')).toEqual(['@layer a,b{}', 'p{top:0}']);
});
