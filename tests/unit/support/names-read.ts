import { parseSync } from 'vite';

/**
 * The names that a source reads: of properties (`data.title`, `{ title } = data`), and texts, because code also names a
 * field by a text (`string('title')`). A template that ends in an underscore (`category_${name}`) reads each name that
 * begins like it, and is in the result with a star: `category_*`. Names that the source only writes or declares are not
 * in it.
 */
export function namesRead(file: string, text: string): ReadonlySet<string> {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} can't be parsed: ${errors[0]?.message}`);
  const names = new Set<string>();
  collect(program, names);
  return names;
}

type Node = Readonly<Record<string, unknown>>;

function collect(value: unknown, names: Set<string>): void {
  if (Array.isArray(value)) for (const item of value) collect(item, names);
  if (!isNode(value) || isTypeOnly(value)) return;
  for (const name of namesOf(value)) names.add(name);
  for (const [key, inner] of Object.entries(value)) {
    // A plain object that is not part of a pattern writes its keys.
    if (!(value.type === 'Property' && key === 'key')) collect(inner, names);
  }
}

function namesOf(node: Node): string[] {
  switch (node.type) {
    case 'MemberExpression':
      return node.computed === true ? [] : nameOf(node.property);
    case 'ObjectPattern':
      return listOf(node.properties).flatMap((property) => nameOf(property.key));
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : [];
    case 'TemplateElement':
      return isNode(node.value) && /^\w+_$/.test(String(node.value.raw)) ? [`${node.value.raw}*`] : [];
    default:
      return [];
  }
}

function nameOf(node: unknown): string[] {
  if (!isNode(node)) return [];
  return [node.name, node.value].filter((name) => typeof name === 'string');
}

/** True for a type, an interface or a declaration of one. A cast has an expression in it. */
function isTypeOnly({ type }: Node): boolean {
  const hasExpression = ['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'];
  return typeof type === 'string' && type.startsWith('TS') && !hasExpression.includes(type);
}

function listOf(value: unknown): Node[] {
  return Array.isArray(value) ? value.filter(isNode) : [];
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
