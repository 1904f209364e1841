import { escapeText } from './escape-text.ts';
import { lowerCased } from './spelling.ts';
import { Unprintable } from './unprintable.ts';

/** The properties of a React element. */
export type Properties = Readonly<Record<string, unknown>>;

/** Properties that say what an element contains. They are no attributes. */
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

/** Prints a property as an attribute with a space before it; empty if it is none. Throws Unprintable for an unknown form. */
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
 * How react-dom prints the value of a property. `text`: booleans are left out; `stated`: booleans are printed as `true` and
 * `false`; `flag`: a name without a value, if it is true; `flagOrText`: such as `download`; `address`: an address that is left out
 * if it is empty; `count`: a number from 1 on; `number`: any number; `none`: never.
 */
type Kind = 'text' | 'stated' | 'flag' | 'flagOrText' | 'address' | 'action' | 'count' | 'number' | 'none';

interface Rule {
  readonly name: string;
  readonly kind: Kind;
}

/** The rules are the same for all elements, so that each property is looked up once. */
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

/** react-dom replaces addresses that begin with `javascript:`, in whatever spelling. They are left to it. */
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
  // react-dom spells some names of several words in other ways, so that each of these has to be known.
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
