import type { Choice } from './portrait-features.ts';

/** The faces of the people who are named on the site, by the ids in the content. Nobody's face is drawn for two people. */
export const cast: Readonly<Record<string, Choice>> = {
  // Customers and the people of the scenes.
  maja: { sky: 'sun', clothes: 'petrol', skin: 'fair', hair: 'bob', hairColour: 'copper' },
  ines: { sky: 'haze', clothes: 'ember', skin: 'tan', hair: 'bun', hairColour: 'ink' },
  ada: { sky: 'dusk', clothes: 'sun', skin: 'deep', hair: 'curls', hairColour: 'ink' },
  sam: { sky: 'morning', clothes: 'white', skin: 'light', hair: 'parted', hairColour: 'brown', beard: 'full' },
  tom: { sky: 'sea', clothes: 'sun', skin: 'brown', hair: 'cap', hairColour: 'ink' },
  carys: { sky: 'haze', clothes: 'ink', skin: 'light', hair: 'long', hairColour: 'copper' },
  daniel: { sky: 'sand', clothes: 'petrol', skin: 'deep', hair: 'crop', hairColour: 'ink', beard: 'chin' },
  priya: { sky: 'sand', clothes: 'ember', skin: 'brown', hair: 'long', hairColour: 'ink' },
  rc: { sky: 'dusk', clothes: 'ember', skin: 'fair', hair: 'swept', hairColour: 'copper', beard: 'moustache' },
  signe: { sky: 'sea', clothes: 'white', skin: 'fair', hair: 'fringe', hairColour: 'blond' },
  // Partners and speakers.
  freya: { sky: 'dusk', clothes: 'white', skin: 'fair', hair: 'bun', hairColour: 'blond', eyewear: 'glasses' },
  samirh: { sky: 'sun', clothes: 'white', skin: 'tan', hair: 'crop', hairColour: 'ink', beard: 'full' },
  imogen: { sky: 'morning', clothes: 'ember', skin: 'light', hair: 'fringe', hairColour: 'brown', eyewear: 'glasses' },
  joss: { sky: 'haze', clothes: 'ember', skin: 'light', hair: 'curls', hairColour: 'copper' },
  // France.
  'sylvain-roche': {
    sky: 'sun',
    clothes: 'white',
    skin: 'light',
    hair: 'crop',
    hairColour: 'brown',
    beard: 'moustache',
  },
  'karim-benali': { sky: 'sea', clothes: 'white', skin: 'tan', hair: 'crop', hairColour: 'ink', beard: 'chin' },
  'claire-bastien': { sky: 'morning', clothes: 'ink', skin: 'light', hair: 'bob', hairColour: 'brown' },
  'helene-kervella': { sky: 'dusk', clothes: 'ember', skin: 'fair', hair: 'bun', hairColour: 'brown' },
  'judith-ferrand': { sky: 'haze', clothes: 'sun', skin: 'tan', hair: 'curls', hairColour: 'ink', eyewear: 'glasses' },
  'camille-delmas': { sky: 'sand', clothes: 'petrol', skin: 'brown', hair: 'bob', hairColour: 'ink' },
  // The company.
  'karen-h': { sky: 'sand', clothes: 'ember', skin: 'fair', hair: 'bob', hairColour: 'silver', eyewear: 'glasses' },
  'jonas-bech': { sky: 'haze', clothes: 'ink', skin: 'light', hair: 'swept', hairColour: 'blond' },
  aobi: { sky: 'dusk', clothes: 'white', skin: 'deep', hair: 'bun', hairColour: 'ink' },
  'ravi-m': { sky: 'morning', clothes: 'ink', skin: 'brown', hair: 'parted', hairColour: 'ink', eyewear: 'glasses' },
  'lyng-mette': { sky: 'sun', clothes: 'petrol', skin: 'light', hair: 'long', hairColour: 'brown' },
  lucia: { sky: 'dusk', clothes: 'sun', skin: 'tan', hair: 'fringe', hairColour: 'ink' },
  'erik-sandell': { sky: 'sea', clothes: 'ember', skin: 'light', hair: 'parted', hairColour: 'grey', beard: 'full' },
  hannah1: { sky: 'haze', clothes: 'ember', skin: 'fair', hair: 'curls', hairColour: 'brown' },
  reid: { sky: 'sand', clothes: 'petrol', skin: 'fair', hair: 'bald', hairColour: 'grey', beard: 'chin' },
  sofia1: { sky: 'morning', clothes: 'white', skin: 'tan', hair: 'bob', hairColour: 'ink' },
  'ben-o': { sky: 'sea', clothes: 'sun', skin: 'deep', hair: 'bald', hairColour: 'ink', eyewear: 'glasses' },
  jkern: { sky: 'sun', clothes: 'white', skin: 'light', hair: 'bun', hairColour: 'copper' },
  'leila-haddad': { sky: 'sand', clothes: 'ink', skin: 'tan', hair: 'headscarf', hairColour: 'petrol' },
  marta1: { sky: 'dusk', clothes: 'ember', skin: 'tan', hair: 'curls', hairColour: 'brown' },
  oskarn: { sky: 'haze', clothes: 'sun', skin: 'light', hair: 'swept', hairColour: 'brown', beard: 'full' },
};
