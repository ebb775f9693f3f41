/** The signal that a value of a JSON file is not what was expected; readers of files and house tables turn it into their errors. */
import { foundInstead } from '#shared/i18n/foundInstead'
import { describe, type Path } from '#shared/i18n/jsonInWords'
import { type Localized } from '#shared/i18n/localized'

export class Misfit extends Error {
  /**
   * @param fault `foreign`: not a file of ours. `newer`: of a newer version. `damaged`: ours, and not as it should be.
   * @param expected What would have been read, where `refuse` says that.
   */
  constructor(
    readonly path: Path,
    readonly problem: Localized,
    readonly fault: 'foreign' | 'newer' | 'damaged' = 'damaged',
    readonly expected?: Localized,
  ) {
    super(problem.en)
  }
}

/** Refuses `value`, found at `path`, by a `Misfit`. */
export function refuse(path: Path, value: unknown, expected: Localized, fault?: Misfit['fault']): never {
  const found = describe(value)
  throw new Misfit([...path], foundInstead(found, expected), fault, expected)
}
