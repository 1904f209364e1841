import { createRenderer as createSiteRenderer, type Renderer, type RenderSetup } from '../export/render/renderer.ts';
import { pageComponents } from '../templates/registry.ts';
import { CataloguePage } from './CataloguePage.tsx';

/** Creates the site's renderer with a page component that also shows the specimens of components. */
export function createRenderer(setup: RenderSetup): Promise<Renderer> {
  return createSiteRenderer(setup, { ...pageComponents, page: CataloguePage });
}
