/** Undoing what a test file did to modules: the next file of its worker has the same ones. The guard calls it when a file ends. */

const undoing: (() => void)[] = []

/** Has `undo` run when the test file ends. */
export function whenFileEnds(undo: () => void): void {
  undoing.push(undo)
}

/** Undoes all, the last thing first. */
export function endFile(): void {
  for (const undo of undoing.splice(0).reverse()) undo()
}
