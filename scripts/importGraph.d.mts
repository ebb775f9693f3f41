export type Importers = ReadonlyMap<string, readonly string[]>
export function importersIn(root: string): Importers
export function testsOf(files: readonly string[], importers: Importers): string[]
