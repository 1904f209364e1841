import { isNode, linesOf, type Node, type Source, walk } from './sources.ts';

/** The figures of one function. */
export interface MeasuredFunction {
  /** The file, line and name of the function: `src/pipeline/export-site.ts:44 exportSite`. */
  readonly place: string;
  readonly lines: number;
  /** The depth of its nested control statements. */
  readonly nesting: number;
  readonly positionalParameters: number;
  readonly bareBooleans: number;
}

const functionTypes = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);
const nestingTypes = new Set([
  'IfStatement',
  'ForStatement',
  'ForOfStatement',
  'ForInStatement',
  'WhileStatement',
  'DoWhileStatement',
  'SwitchStatement',
  'TryStatement',
]);

export function functionsOf(source: Source): MeasuredFunction[] {
  const functions: MeasuredFunction[] = [];
  for (const { node, ancestors } of walk(source.program)) {
    if (functionTypes.has(node.type) && isNode(node.body)) functions.push(measure(source, node, ancestors));
  }
  return functions;
}

function measure(source: Source, node: Node, ancestors: readonly Node[]): MeasuredFunction {
  const parameters = (Array.isArray(node.params) ? node.params : []).filter(isNode);
  const line = source.text.slice(0, node.start).split('\n').length;
  return {
    place: `${source.file}:${line} ${nameOf(node, ancestors[0])}`.trim(),
    lines: linesOf(source, node),
    nesting: deepest(node),
    positionalParameters: parameters.length,
    bareBooleans: parameters.filter(isBareBoolean).length,
  };
}

function nameOf(node: Node, parent: Node | undefined): string {
  const named = [node.id, parent?.id, parent?.key].find((each) => isNode(each) && typeof each.name === 'string');
  return isNode(named) ? String(named.name) : '';
}

/** The depth of nested control statements. Functions inside are left out, because they have figures of their own. */
function deepest(root: Node): number {
  let max = 0;
  const visit = (node: Node, depth: number): void => {
    for (const value of Object.values(node).flat()) {
      if (!isNode(value) || functionTypes.has(value.type)) continue;
      const isElseIf = node.type === 'IfStatement' && node.alternate === value && value.type === 'IfStatement';
      const next = nestingTypes.has(value.type) && !isElseIf ? depth + 1 : depth;
      max = Math.max(max, next);
      visit(value, next);
    }
  };
  visit(root, 0);
  return max;
}

/** True for a parameter `isOpen: boolean` or `isOpen = false` that is not a named option. */
function isBareBoolean(parameter: Node): boolean {
  const { left, right } = parameter;
  if (parameter.type === 'AssignmentPattern') {
    return isNode(left) && left.type === 'Identifier' && isNode(right) && typeof right.value === 'boolean';
  }
  const annotation = isNode(parameter.typeAnnotation) ? parameter.typeAnnotation.typeAnnotation : undefined;
  return parameter.type === 'Identifier' && isNode(annotation) && annotation.type === 'TSBooleanKeyword';
}
