/** Names of things in sentences, for those that their author may have left without one: never the id, which is the file's. */

/** In place of a name, in every language. */
export const NAMELESS = '–'

/** The name of a thing; the id only of one that is not there, since nothing else says which one is missing. */
export const called = (thing: { readonly name: string } | undefined, id: string): string =>
  thing ? thing.name || NAMELESS : id
