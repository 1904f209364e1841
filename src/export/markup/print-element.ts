import { type Properties, printAddress, printAttribute, printAttributes } from './attributes.ts';
import { escapeText } from './escape-text.ts';
import { preloadImage } from './preload-image.ts';
import type { Printing } from './printing.ts';
import { respell, selfClosing } from './spelling.ts';
import { Unprintable } from './unprintable.ts';

/** Prints an HTML or SVG element with its content. Throws Unprintable for an element that only react-dom can print. */
export function printElement(name: string, properties: Properties, printing: Printing): void {
  const special = specialElements.get(name);
  if (special) special(name, properties, printing);
  else if (isPlain(name)) printPlain(name, properties, printing);
  else throw new Unprintable(`the element ${name}`);
}

type PrintElement = (name: string, properties: Properties, printing: Printing) => void;

/** Elements that react-dom prints in a way of their own. */
const specialElements: ReadonlyMap<string, PrintElement> = new Map<string, PrintElement>([
  ['a', printLink],
  ['button', printButton],
  ['form', printForm],
  ['img', printImage],
  ['input', printInput],
  ['noscript', printScoped('noscript')],
  ['option', printOption],
  ['picture', printScoped('picture')],
  ['pre', printPreformatted],
  ['script', printData],
  ['select', printSelect],
  ['svg', printScoped('svg')],
  ['textarea', printTextArea],
  ['title', printDrawingTitle],
]);

/** For each element name that was tested so far: true if the element needs no special treatment, like `div`. */
const plain = new Map<string, boolean>();

function isPlain(name: string): boolean {
  const known = plain.get(name);
  if (known !== undefined) return known;
  const is = /^[a-zA-Z][a-zA-Z\d]*$/.test(name) && !unknownElements.has(name);
  plain.set(name, is);
  return is;
}

/**
 * Elements that react-dom moves to another place or treats in a special way. The printer does not support them, because
 * templates do not use them: the document and its head are not written by React.
 */
const unknownElements: ReadonlySet<string> = new Set([
  'base',
  'body',
  'foreignObject',
  'head',
  'html',
  'link',
  'listing',
  'math',
  'menuitem',
  'meta',
  'object',
  'style',
]);

const voidElements: ReadonlySet<string> = new Set(['area', 'br', 'col', 'embed', 'hr', 'source', 'track', 'wbr']);

function printPlain(name: string, properties: Properties, printing: Printing): void {
  printing.listener.open(name, properties);
  if (voidElements.has(name)) printVoid(name, printAttributes(properties), printing);
  else printContainer(name, properties, printing, printAttributes(properties));
}

function printVoid(name: string, attributes: string, printing: Printing): void {
  printing.out += `<${name}${attributes}/>`;
  printing.listener.close(name);
}

/**
 * Prints a start tag, the content, and an end tag. The caller has already told the listener that the element begins.
 */
function printContainer(name: string, properties: Properties, printing: Printing, attributes: string): void {
  const { children, dangerouslySetInnerHTML: inner } = properties;
  if (selfClosing.has(name) && children === undefined && inner === undefined) {
    printVoid(name, attributes, printing);
    return;
  }
  printing.out += `<${name}${attributes}>`;
  if (inner === undefined || inner === null) printing.print(children);
  else printInner(name, inner, children, printing);
  printing.out += `</${name}>`;
  printing.listener.close(name);
}

function printInner(name: string, inner: unknown, children: unknown, printing: Printing): void {
  const markup = typeof inner === 'object' && inner && '__html' in inner ? inner.__html : undefined;
  if (typeof markup !== 'string' || (children !== undefined && children !== null)) {
    throw new Unprintable('the inner markup of an element');
  }
  const respelled = respell(markup);
  if (name === 'script') printing.listener.text(respelled);
  else printing.listener.markup(respelled);
  printing.out += respelled;
}

/**
 * Creates a function that prints an element and records it as the scope of its content: in `picture` and `noscript`
 * images are not preloaded, and in `svg` a `title` is the title of the drawing.
 */
function printScoped(scope: Printing['scope']): PrintElement {
  return (name, properties, printing) => {
    const outer = printing.scope;
    // Inside `noscript` nothing is preloaded, whatever is around it.
    printing.scope = outer === 'noscript' ? outer : scope;
    printPlain(name, properties, printing);
    printing.scope = outer;
  };
}

const href: ReadonlySet<string> = new Set(['href']);

/**
 * Prints a link. Its empty `href` is printed, whereas react-dom leaves out an empty `href` or `src` of other elements.
 */
function printLink(name: string, properties: Properties, printing: Printing): void {
  printing.listener.open(name, properties);
  if (properties.href !== '') {
    printContainer(name, properties, printing, printAttributes(properties));
    return;
  }
  // Properties are printed one by one, so that attributes are in the order of the properties.
  let attributes = '';
  for (const each of Object.keys(properties)) {
    attributes += href.has(each) ? printAddress(each, '') : printAttributes({ [each]: properties[each] });
  }
  printContainer(name, properties, printing, attributes);
}

function printImage(name: string, properties: Properties, printing: Printing): void {
  preloadImage(properties, printing);
  printing.listener.open(name, properties);
  printVoid(name, printAttributes(properties), printing);
}

/** Properties of a form that react-dom prints after all others. */
const sending = ['action', 'encType', 'method', 'target'] as const;
const sendingSet: ReadonlySet<string> = new Set(sending);

function printForm(name: string, properties: Properties, printing: Printing): void {
  printing.listener.open(name, properties);
  const attributes = printAttributes(properties, sendingSet) + printNamed(sending, properties);
  printContainer(name, properties, printing, attributes);
}

/** Prints properties by their names, in this order. */
function printNamed(names: readonly string[], properties: Properties): string {
  let text = '';
  for (const each of names) {
    const value = properties[each];
    if (value !== null && value !== undefined) text += printAttribute(each, value);
  }
  return text;
}

/** Properties of a button and a field that react-dom prints after all others. */
const submitting = ['name', 'formAction', 'formEncType', 'formMethod', 'formTarget'] as const;
const submittingSet: ReadonlySet<string> = new Set(submitting);

function printButton(name: string, properties: Properties, printing: Printing): void {
  printing.listener.open(name, properties);
  const attributes = printAttributes(properties, submittingSet) + printNamed(submitting, properties);
  printContainer(name, properties, printing, attributes);
}

const inputState: ReadonlySet<string> = new Set([...submitting, 'checked', 'defaultChecked', 'value', 'defaultValue']);

function printInput(name: string, properties: Properties, printing: Printing): void {
  printing.listener.open(name, properties);
  const isChecked = properties.checked ?? properties.defaultChecked;
  const value = properties.value ?? properties.defaultValue;
  const attributes =
    printAttributes(properties, inputState) +
    printNamed(submitting, properties) +
    (isChecked ? ' checked=""' : '') +
    (value === undefined || value === null ? '' : printAttribute('value', value));
  printVoid(name, attributes, printing);
}

const valueOnly: ReadonlySet<string> = new Set(['value', 'defaultValue']);

function printSelect(name: string, properties: Properties, printing: Printing): void {
  printing.listener.open(name, properties);
  const value = properties.value ?? properties.defaultValue;
  const outer = printing.selected;
  printing.selected = selectable(value);
  printContainer(name, properties, printing, printAttributes(properties, valueOnly));
  printing.selected = outer;
}

function selectable(value: unknown): string | number | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'string' || typeof value === 'number') return value;
  throw new Unprintable('a list with several values');
}

const selectedOnly: ReadonlySet<string> = new Set(['selected']);

function printOption(name: string, properties: Properties, printing: Printing): void {
  printing.listener.open(name, properties);
  const { value, children } = properties;
  const own = value ?? (typeof children === 'string' ? children : undefined);
  if (own === undefined && printing.selected !== undefined) throw new Unprintable('an option without a value');
  const isSelected =
    printing.selected === undefined ? Boolean(properties.selected) : String(own) === String(printing.selected);
  const attributes = printAttributes(properties, selectedOnly) + (isSelected ? ' selected=""' : '');
  printContainer(name, properties, printing, attributes);
}

function printTextArea(name: string, properties: Properties, printing: Printing): void {
  const { children, dangerouslySetInnerHTML: inner } = properties;
  if (children !== undefined || inner !== undefined) throw new Unprintable('a text area with children');
  printing.listener.open(name, properties);
  const value = String(properties.value ?? properties.defaultValue ?? '');
  // A parser of HTML drops a line feed at the start of a text area, so that a line feed of the value is doubled.
  const content = value.startsWith('\n') ? `\n${value}` : value;
  printing.listener.text(content);
  printing.out += `<${name}${printAttributes(properties, valueOnly)}>${escapeText(content)}</${name}>`;
  printing.listener.close(name);
}

/**
 * Prints preformatted text. A parser of HTML drops a line feed at its start, so that a line feed of the text is
 * doubled.
 */
function printPreformatted(name: string, properties: Properties, printing: Printing): void {
  const { children, dangerouslySetInnerHTML: inner } = properties;
  if (typeof children !== 'string' || inner !== undefined)
    throw new Unprintable('preformatted text with elements in it');
  const content = children.startsWith('\n') ? `\n${children}` : children;
  printPlain(name, { ...properties, children: content }, printing);
}

/** Prints a script element with JSON. Throws Unprintable for a script that runs: templates have none. */
function printData(name: string, properties: Properties, printing: Printing): void {
  const { type, children } = properties;
  if (!/^application\/(?:ld\+)?json$/.test(String(type)) || children !== undefined) throw new Unprintable('a script');
  printPlain(name, properties, printing);
}

/** Prints the title of an SVG drawing. Throws Unprintable for the title of a document: templates have none. */
function printDrawingTitle(name: string, properties: Properties, printing: Printing): void {
  if (printing.scope !== 'svg' || typeof properties.children !== 'string') throw new Unprintable('a title');
  printPlain(name, properties, printing);
}
