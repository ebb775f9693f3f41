/** The part of hyphen that is used: the patterns of one language, without its writing of HTML. */
declare module 'hyphen/fr/index.js' {
  const french: { hyphenateSync(text: string, options: { readonly hyphenChar: string }): string }
  export default french
}
declare module 'hyphen/en-gb/index.js' {
  const british: { hyphenateSync(text: string, options: { readonly hyphenChar: string }): string }
  export default british
}
