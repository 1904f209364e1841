import { colours } from '../../../../config/tokens.ts';

/** The colours of the things on the horizon: light comes from the left, so that each has a lit and a shaded plane. */
export const ink = colours['petrol-950'];
export const deep = colours['petrol-800'];
export const petrol = colours['petrol-600'];
export const haze = colours['petrol-300'];
export const mist = colours['petrol-200'];
export const ember = colours['ember-500'];
export const rust = colours['ember-700'];
export const glow = colours['sun-200'];
export const { white } = colours;
