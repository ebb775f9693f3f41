/** The tree of a text in the small markup (SCN-6): blocks one below the other, each of runs. Preview, gallery and print draw it. */

export type Block = Heading | Paragraph | List | Table

interface Heading {
  readonly kind: 'heading'
  /** 1 = the highest. */
  readonly level: 1 | 2 | 3
  readonly runs: Runs
}

/** Its line breaks are kept, as `\n` in its runs. */
interface Paragraph {
  readonly kind: 'paragraph'
  readonly runs: Runs
}

interface List {
  readonly kind: 'list'
  /** Numbered from 1, or with bullets. */
  readonly numbered: boolean
  readonly items: readonly Runs[]
}

interface Table {
  readonly kind: 'table'
  /** Cells of the row of headings; none without it. */
  readonly head: readonly Runs[]
  /** All rows, the head included, have as many cells as the longest. */
  readonly rows: readonly (readonly Runs[])[]
}

export type Runs = readonly Run[]

/** A piece of a line in one style. */
export type Run = TextRun | LinkRun

interface Style {
  readonly bold: boolean
  readonly italic: boolean
}

interface TextRun extends Style {
  readonly kind: 'text'
  readonly text: string
}

/** A thing of the scenario or a rule, by its name: `linkTargets.ts` finds it. */
interface LinkRun extends Style {
  readonly kind: 'link'
  /** As the author wrote it, without blanks around it. */
  readonly name: string
}
