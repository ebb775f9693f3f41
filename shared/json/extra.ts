/** Keys of a file that this version does not know: every object of a document keeps them. */

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/** Keys of the file that this version does not know, kept and written back (DOC-2). */
export interface Extensible {
  readonly extra?: { readonly [key: string]: Json }
}
