import { demoAttribute, selectorOf } from '../../../rules/markup.ts';
import { ownName } from '../navigation/own-path.ts';
import type { DemoStep } from './demo-record.ts';

/** An interactive demo of the page, and the step that it shows. */
export interface ShownDemo extends DemoStep {
  readonly element: Element;
}

/** The interactive demos of the page. Each step of a demo is a radio button. */
export function shownDemos(root: Document, pathPrefix: string): ShownDemo[] {
  const page = ownName(pathPrefix).slice(1) || 'home';
  return [...root.querySelectorAll(selectorOf(demoAttribute))].map((element, index) => {
    const radios = [...element.querySelectorAll<HTMLInputElement>('[type="radio"]')];
    return {
      element,
      flow: index === 0 ? page : `${page}-${index + 1}`,
      step: radios.findIndex(({ checked }) => checked) + 1,
      steps: radios.length,
    };
  });
}
