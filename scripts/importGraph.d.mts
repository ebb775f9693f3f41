/** Both are paths from the root of the checkout. */
export interface Import {
  readonly from: string
  readonly to: string
}
export function importsIn(root: string, folders: readonly string[]): Import[]
export type Importers = ReadonlyMap<string, readonly string[]>
export function importersIn(root: string): Importers
export function testsOf(files: readonly string[], importers: Importers): string[]
