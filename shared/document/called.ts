/** What people read of a thing that its author may have left without a name: never its id, which is the file's. */

/** In place of a name, in every language. */
export const NAMELESS = '–'

/** The name of a thing; the id only of one that is not there, since nothing else says which one is missing. */
export const called = (thing: { readonly name: string } | undefined, id: string): string =>
  thing ? thing.name || NAMELESS : id
