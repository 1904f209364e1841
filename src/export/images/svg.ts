import { Parser } from 'htmlparser2';
import { type DrawnElement, isEndless } from './svg-copies.ts';
import { maxNesting, readSvgStyles, type SvgDeclaration, svgDeclarations } from './svg-styles.ts';

const svgNamespace = 'http://www.w3.org/2000/svg';

/**
 * Reduces an SVG to shapes: copies only elements and attributes of an allow-list, and references to the drawing's own
 * parts. What its style elements say of shapes becomes attributes. Returns undefined if the source is no SVG, breaks
 * off, or would keep a browser busy for long. The same source gives the same text.
 */
export function sanitizeSvg(source: string): string | undefined {
  const written: string[] = [];
  const open: OpenElement[] = [];
  let isDone = false;
  const drawn: DrawnElement[] = [];
  const declarationsFor = readSvgStyles(source);
  if (!declarationsFor) return undefined;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const isRoot = open.length === 0;
        const isAllowed =
          !isDone && elements.has(name) && isRoot === (name === 'svg') && (isRoot || open.at(-1)?.at !== undefined);
        const element = isAllowed
          ? { name, attributes: allowedAttributes(attributes, declarationsFor({ name, attributes })), end: 0 }
          : undefined;
        open.push({ name, at: element && written.length, element });
        if (open.length > maxNesting) parser.pause();
        if (!element) return;
        drawn.push(element);
        written.push(`<${name}${isRoot ? ` xmlns="${svgNamespace}"` : ''}${attributeText(element.attributes)}>`);
      },
      ontext(text) {
        const parent = open.at(-1);
        if (parent && isWritten(parent) && textElements.has(parent.name)) written.push(escapeText(text));
      },
      onclosetag(name) {
        // If the source ends early, the parser also closes elements whose start tag it never reported. Such end tags
        // are ignored.
        if (open.at(-1)?.name !== name) return;
        const { at, element } = open.pop() ?? {};
        if (at === undefined || !element) return;
        element.end = drawn.length;
        if (at === written.length - 1) written[at] = `${written[at]?.slice(0, -1)}/>`;
        else written.push(`</${name}>`);
        isDone = open.length === 0;
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.write(source.replace(/^\uFEFF/, ''));
  // `isDone` is read before the end, because there the parser closes all elements that are still open, so that half a
  // file would become a drawing.
  const isWhole = isDone;
  parser.end();
  return isWhole && !isEndless(drawn) ? written.join('') : undefined;
}

interface OpenElement {
  readonly name: string;
  /** Index of the element's start tag in the output; undefined if the element is dropped with its contents. */
  readonly at: number | undefined;
  /** The element as it is written; undefined if it is dropped. */
  readonly element: DrawnElement | undefined;
}

function isWritten({ at }: OpenElement): boolean {
  return at !== undefined;
}

/**
 * Allowed elements. Scripts, styles, foreignObject, images and links are forbidden, and animations too, because an
 * animation can set a forbidden attribute.
 */
const elements: ReadonlySet<string> = new Set(
  `svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan
  linearGradient radialGradient stop clipPath mask pattern marker filter
  feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
  feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology
  feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence`.split(/\s+/),
);

const textElements: ReadonlySet<string> = new Set(['text', 'tspan', 'title', 'desc']);

/** Allowed attributes that drawing programs also write into a `style` attribute. */
const presentation: ReadonlySet<string> = new Set(
  `clip-path clip-rule color color-interpolation color-interpolation-filters display dominant-baseline fill fill-opacity
  fill-rule filter flood-color flood-opacity font-family font-size font-stretch font-style font-variant font-weight
  letter-spacing lighting-color marker-end marker-mid marker-start mask mask-type mix-blend-mode opacity overflow
  paint-order shape-rendering stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap
  stroke-linejoin stroke-miterlimit stroke-opacity stroke-width text-anchor text-decoration text-rendering transform
  transform-origin vector-effect visibility word-spacing writing-mode`.split(/\s+/),
);

const geometry: ReadonlySet<string> = new Set(
  `amplitude azimuth baseFrequency bias clipPathUnits cx cy d diffuseConstant divisor dx dy edgeMode elevation exponent
  filterUnits fr fx fy gradientTransform gradientUnits height href id in in2 intercept k1 k2 k3 k4 kernelMatrix
  kernelUnitLength lengthAdjust limitingConeAngle markerHeight markerUnits markerWidth maskContentUnits maskUnits mode
  numOctaves offset operator order orient pathLength patternContentUnits patternTransform patternUnits points pointsAtX
  pointsAtY pointsAtZ preserveAlpha preserveAspectRatio primitiveUnits r radius refX refY result rotate rx ry scale seed
  slope specularConstant specularExponent spreadMethod stdDeviation stitchTiles surfaceScale tableValues targetX targetY
  textLength type values viewBox width x x1 x2 xChannelSelector y y1 y2 yChannelSelector z`.split(/\s+/),
);

function allowedAttributes(
  attributes: Readonly<Record<string, string>>,
  styled: readonly SvgDeclaration[],
): DrawnElement['attributes'] {
  const allowed = new Map<string, string>();
  for (const [name, value] of Object.entries(attributes)) {
    const plain = name === 'xlink:href' ? 'href' : name;
    if ((geometry.has(plain) || presentation.has(plain)) && !allowed.has(plain)) allowed.set(plain, value.trim());
  }
  // A rule of a style element overrides the attribute of the same name, and the style attribute overrides both. They
  // become attributes, because the pages' policy forbids styles in a drawing.
  for (const [name, value] of [...styled, ...svgDeclarations(attributes.style ?? '')])
    if (presentation.has(name)) allowed.set(name, value);
  return [...allowed].filter(([name, value]) => isSafeValue(name, value));
}

function attributeText(attributes: DrawnElement['attributes']): string {
  return attributes.map(([name, value]) => ` ${name}="${escapeText(value).replaceAll('"', '&quot;')}"`).join('');
}

const localReference = /^#[\w.:-]+$/;
/** Matches `url(#sun)`, with or without quotes. */
const localUrl = /url\(\s*(["']?)#[\w.:-]+\1\s*\)/gi;

/** Functions that attribute values may call. They compute shapes and colours, and none of them loads a resource. */
const functions: ReadonlySet<string> = new Set(
  'matrix translate translatex translatey scale scalex scaley rotate skewx skewy rgb rgba hsl hsla hwb lab lch oklab oklch'.split(
    ' ',
  ),
);

function isSafeValue(name: string, value: string): boolean {
  if (name === 'href') return localReference.test(value);
  if (name === 'id') return /^[\w.:-]+$/.test(value);
  const rest = value.replace(localUrl, '');
  // A value is unsafe if it has escapes, at-rules, further declarations, addresses or undeclared entities.
  return !/[\\@{};:&<>]|\/\*|\/\//.test(rest) && calledIn(rest).every((each) => functions.has(each));
}

/** The names before parentheses. A regular expression for both would search a long value again from each character. */
function calledIn(value: string): string[] {
  const before = value.split('(').slice(0, -1);
  return before.map(
    (text) =>
      text
        .trimEnd()
        .split(/[^\w-]/)
        .at(-1)
        ?.toLowerCase() ?? '',
  );
}

function escapeText(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
