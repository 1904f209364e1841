/** Class names of the style sheet beside a component, as lightningcss renames them. */
declare module '*.module.css' {
  const styles: { readonly [local: string]: string };
  export default styles;
}

/** A style sheet as text, compiled, for a script to adopt. */
declare module '*.sheet.css' {
  const rules: string;
  export default rules;
}
