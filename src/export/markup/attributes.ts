import { escapeText } from './escape-text.ts';
import { lowerCased } from './spelling.ts';
import { Unprintable } from './unprintable.ts';

/** The properties of a React element. */
export type Properties = Readonly<Record<string, unknown>>;

/** Properties of React that say what an element contains. They are not printed as attributes. */
const contents: ReadonlySet<string> = new Set(['children', 'dangerouslySetInnerHTML']);

/** Prints the attributes of an element, in the order of its properties. Those in `except` are left out. */
export function printAttributes(properties: Properties, except: ReadonlySet<string> = contents): string {
  let text = '';
  for (const name in properties) {
    const value = properties[name];
    if (value !== null && value !== undefined && !contents.has(name) && !except.has(name))
      text += printAttribute(name, value);
  }
  return text;
}

/**
 * Prints a property as an attribute with a space before it. Returns an empty text if react-dom prints no attribute for
 * it. Throws Unprintable if the attribute or the form of its value is unknown.
 */
export function printAttribute(property: string, value: unknown): string {
  let rule = rules.get(property);
  if (!rule) {
    rule = ruleOf(property);
    rules.set(property, rule);
  }
  const { name, kind } = rule;
  if (typeof value === 'string' && kind === 'text') return ` ${name}="${escapeText(value)}"`;
  if (typeof value === 'object' || typeof value === 'function' || typeof value === 'symbol') {
    if (kind === 'none') return '';
    throw new Unprintable(`the attribute ${property} with a value that is no text`);
  }
  return printers[kind](name, value as Primitive);
}

type Primitive = string | number | bigint | boolean;

/**
 * How react-dom prints the value of a property. `text`: as text, and a boolean not at all; `stated`: as text, and a
 * boolean as `true` or `false`; `flag`: as an empty attribute if the value is truthy; `flagOrText`: a boolean as
 * `flag`, anything else as text, such as `download`; `address`: as `action`, but not at all if it is empty; `action`:
 * as an address, which must not begin with `javascript:`; `count`: only a number from 1 on; `number`: only a number;
 * `none`: never.
 */
type Kind = 'text' | 'stated' | 'flag' | 'flagOrText' | 'address' | 'action' | 'count' | 'number' | 'none';

interface Rule {
  readonly name: string;
  readonly kind: Kind;
}

/** The rules that were looked up so far. A property has the same rule on all elements, so it is looked up once only. */
const rules = new Map<string, Rule>();

const valued = (name: string, value: Primitive) => ` ${name}="${escapeText(String(value))}"`;
const flag = (name: string, isSet: unknown) => (isSet ? ` ${name}=""` : '');

const printers: Readonly<Record<Kind, (name: string, value: Primitive) => string>> = {
  text: (name, value) => (typeof value === 'boolean' ? '' : valued(name, value)),
  stated: valued,
  flag,
  flagOrText: (name, value) => (typeof value === 'boolean' ? flag(name, value) : valued(name, value)),
  address: (name, value) => (value === '' ? '' : printAddress(name, value)),
  action: printAddress,
  count: (name, value) => (Number(value) >= 1 ? valued(name, value) : ''),
  number: (name, value) => (Number.isNaN(Number(value)) ? '' : valued(name, value)),
  none: () => '',
};

/**
 * Prints an address. Throws Unprintable for an address that begins with `javascript:`, in whatever spelling, because
 * react-dom replaces such an address.
 */
export function printAddress(name: string, value: Primitive): string {
  if (typeof value === 'boolean') return '';
  if (scriptAddress.test(String(value))) throw new Unprintable(`the address of ${name}`);
  return valued(name, value);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers skip control characters before an address
const scriptAddress = /^[\u0000-\u001f ]*j[\r\n\t]*a[\r\n\t]*v/i;

function ruleOf(property: string): Rule {
  const known = named.get(property);
  if (known) return known;
  if (lowerCased.has(property)) return { name: property.toLowerCase(), kind: 'text' };
  if (/^(?:data|aria)-[\w-]+$/.test(property)) return { name: property, kind: 'stated' };
  if (/^on./i.test(property)) return { name: property, kind: 'none' };
  // A name without capital letters is printed as it is. react-dom changes the spelling of some names of several words,
  // so each property with a capital letter must be in `named` or `lowerCased`.
  if (/^[a-z][a-z-]*\d*$/.test(property) && property !== 'style' && property !== 'is')
    return { name: property, kind: 'text' };
  throw new Unprintable(`the attribute ${property}`);
}

function all(kind: Kind, names: string): [string, Rule][] {
  return names.split(' ').map((name) => [name, { name: lowerCased.has(name) ? name.toLowerCase() : name, kind }]);
}

/** Properties that have another name as attributes, or values that are no plain text. */
const named: ReadonlyMap<string, Rule> = new Map([
  ...all(
    'text',
    'dateTime popoverTarget popoverTargetAction preserveAspectRatio viewBox srcLang attributeName gradientUnits gradientTransform pathLength',
  ),
  ...all(
    'text',
    'clipPathUnits maskUnits patternUnits patternTransform textLength lengthAdjust frameBorder referrerPolicy enterKeyHint',
  ),
  ...kebabCased(
    'clipPath clipRule dominantBaseline fillOpacity fillRule fontFamily fontSize fontStyle fontWeight letterSpacing',
  ),
  ...kebabCased(
    'pointerEvents shapeRendering stopColor stopOpacity strokeDasharray strokeDashoffset strokeLinecap strokeLinejoin',
  ),
  ...kebabCased(
    'strokeMiterlimit strokeOpacity strokeWidth textAnchor transformOrigin vectorEffect acceptCharset httpEquiv',
  ),
  ['className', { name: 'class', kind: 'text' }],
  ['htmlFor', { name: 'for', kind: 'text' }],
  ['tabIndex', { name: 'tabindex', kind: 'text' }],
  ['crossOrigin', { name: 'crossorigin', kind: 'text' }],
  ['autoFocus', { name: 'autofocus', kind: 'flag' }],
  ...all(
    'flag',
    'multiple muted inert allowFullScreen async autoPlay controls default defer disabled hidden loop noModule',
  ),
  ...all('flag', 'noValidate open playsInline readOnly required reversed'),
  ...all('flagOrText', 'capture download'),
  ...all('stated', 'contentEditable spellCheck draggable value focusable'),
  ...all('address', 'src href'),
  ...all('action', 'action formAction'),
  ...all('count', 'cols rows size span'),
  ...all('number', 'rowSpan start'),
  ...all('none', 'ref defaultValue defaultChecked suppressHydrationWarning suppressContentEditableWarning'),
]);

function kebabCased(names: string): [string, Rule][] {
  return names
    .split(' ')
    .map((name) => [name, { name: name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), kind: 'text' }]);
}
