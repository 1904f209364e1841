import type { CustomTypeModel, SharedSliceModel } from '@prismicio/client';
import type { Models } from '../../src/content/models/load-models.ts';

const article: CustomTypeModel = {
  id: 'article',
  label: 'Article',
  format: 'page',
  repeatable: true,
  status: true,
  json: {
    Main: {
      uid: { type: 'UID', config: { label: 'UID' } },
      title: { type: 'Text', config: { label: 'Title' } },
      price: { type: 'Number', config: { label: 'Price', min: 0 } },
      is_new: { type: 'Boolean', config: { label: 'New', default_value: true } },
      kind: { type: 'Select', config: { label: 'Kind', options: ['tool', 'book'], default_value: 'tool' } },
      day: { type: 'Date', config: { label: 'Day' } },
      moment: { type: 'Timestamp', config: { label: 'Moment' } },
      ink: { type: 'Color', config: { label: 'Ink' } },
      body: { type: 'StructuredText', config: { label: 'Body', multi: 'paragraph,heading2,strong,hyperlink,image' } },
      lead: { type: 'StructuredText', config: { label: 'Lead', single: 'paragraph,em' } },
      image: { type: 'Image', config: { label: 'Image', constraint: {}, thumbnails: [] } },
      related: { type: 'Link', config: { label: 'Related', select: 'document', customtypes: ['article'] } },
      file: { type: 'Link', config: { label: 'File', select: 'media' } },
      links: { type: 'Link', config: { label: 'Links', allowText: true, repeat: true, variants: ['Primary'] } },
      rows: {
        type: 'Group',
        config: {
          label: 'Rows',
          fields: {
            name: { type: 'Text', config: { label: 'Name' } },
            cells: {
              type: 'Group',
              config: { label: 'Cells', fields: { amount: { type: 'Number', config: { label: 'Amount' } } } },
            },
          },
        },
      },
      plan: { type: 'Table', config: { label: 'Plan' } },
      clip: { type: 'Embed', config: { label: 'Clip' } },
      slices: { type: 'Slices', fieldset: 'Slice Zone', config: { choices: { teaser: { type: 'SharedSlice' } } } },
    },
  },
};

const settings: CustomTypeModel = {
  id: 'settings',
  label: 'Settings',
  format: 'custom',
  repeatable: false,
  status: true,
  json: { Main: { name: { type: 'Text', config: { label: 'Name' } } } },
};

const teaser: SharedSliceModel = {
  id: 'teaser',
  type: 'SharedSlice',
  name: 'Teaser',
  variations: [
    {
      id: 'default',
      name: 'Default',
      docURL: '...',
      version: 'initial',
      description: 'Default',
      imageUrl: '',
      primary: {
        heading: { type: 'Text', config: { label: 'Heading' } },
        links: { type: 'Link', config: { label: 'Links', allowText: true, repeat: true } },
      },
      items: {},
    },
  ],
};

/** Two types and a slice with a field of every kind: the smallest world in which content rules can be shown. */
export const smallModels: Models = { customTypes: [article, settings], slices: [teaser] };
