import {
  bannerSlotId,
  fieldId,
  formAttribute,
  hydratedAttribute,
  islandAttribute,
  lineId,
  navigatesAttribute,
  opensAttribute,
  selectorOf,
  signUpDialogId,
} from '../../../src/rules/markup.ts';

export const leadForm = `form${selectorOf(formAttribute, 'lead')}`;
export const signUpForm = `form${selectorOf(formAttribute, 'sign-up')}`;

/** A link that opens the sign-up dialog. */
export const signUpLink = selectorOf(opensAttribute, 'sign-up');
export const signUpDialog = `dialog#${signUpDialogId}`;

/** The line that says that a form was not sent. */
export const failedLine = `[id$="${lineId('', 'failed')}"]`;

/** The line that says what is wrong with a field of a lead form. */
export function errorLine(field: string): string {
  return `[id$="${lineId(fieldId('', field), 'error')}"]`;
}

/** The root element while the script changes pages. */
export const navigatingRoot = `html${selectorOf(navigatesAttribute)}`;

export const bannerSlot = `#${bannerSlotId}`;

export function islandOf(name: string): string {
  return selectorOf(islandAttribute, name);
}

export function hydratedIsland(name: string): string {
  return islandOf(name) + selectorOf(hydratedAttribute);
}
