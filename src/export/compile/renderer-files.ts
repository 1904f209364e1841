/** The names of the two files of a compiled renderer. Each has its source map beside it, with `.map` at the end. */
export const rendererFiles = { frame: 'renderer.cjs', templates: 'templates.cjs' } as const;
