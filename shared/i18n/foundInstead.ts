/** The sentence of everything that is refused in a file: what was found, what was expected. */
import { type Localized, localized } from './localized'

export function foundInstead(found: Localized, expected: Localized): Localized {
  return localized(
    `trouvé\u202f: ${found.fr}\u202f; attendu\u202f: ${expected.fr}`,
    `found ${found.en}, expected ${expected.en}`,
  )
}
