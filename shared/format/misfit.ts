/** Signals, inside `format/` only, that a value is not what the format wants; `read.ts` turns it into a FileError. */
import { describe, type Path } from '#shared/i18n/jsonInWords'
import { type Localized, localized } from '#shared/i18n/localized'
import { type FormatFault } from './fileError'

export class Misfit extends Error {
  constructor(
    readonly path: Path,
    readonly problem: Localized,
    readonly fault: FormatFault = 'damaged',
  ) {
    super(problem.en)
  }
}

/** Refuses `value`, found at `path`. */
export function refuse(path: Path, value: unknown, expected: Localized, fault?: FormatFault): never {
  const found = describe(value)
  throw new Misfit(
    [...path],
    localized(
      `trouvé\u202f: ${found.fr}\u202f; attendu\u202f: ${expected.fr}`,
      `found ${found.en}, expected ${expected.en}`,
    ),
    fault,
  )
}
