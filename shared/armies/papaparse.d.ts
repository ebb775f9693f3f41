/** The part of papaparse that reads and writes texts. Its published typings bring Node and the DOM into shared/. */
declare module 'papaparse' {
  interface Config {
    /** Empty or absent: guessed. */
    readonly delimiter?: string
    readonly newline?: '\n' | '\r\n'
    /** Rows to read at most. */
    readonly preview?: number
  }

  interface Parsed<T> {
    readonly data: readonly T[]
    readonly errors: readonly {
      readonly type: 'Quotes' | 'Delimiter' | 'FieldMismatch'
      /** Characters from the beginning of the text. */
      readonly index?: number
    }[]
    readonly meta: { readonly delimiter: string }
  }

  const papaparse: {
    parse<T = readonly string[]>(text: string, config?: Config): Parsed<T>
    unparse(rows: readonly (readonly string[])[], config?: Config): string
  }
  export default papaparse
}
