/** Places and values of a JSON document in words, for the errors that name them. */
import { type Localized, localized } from './localized'
import { quotable } from './quotable'

/** Keys and list positions from the top of the file. */
export type Path = readonly (string | number)[]

/** A value in words; texts are quoted, long ones cut. */
export function describe(value: unknown): Localized {
  if (value === undefined) return localized('rien', 'nothing')
  if (value === null) return localized('null', 'null')
  if (typeof value === 'string') {
    const text = quotable(value)
    return localized(`le texte «\u202f${text}\u202f»`, `the text "${text}"`)
  }
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) return localized('un nombre trop grand', 'a number too large')
    return localized(`le nombre ${value}`, `the number ${value}`)
  }
  if (typeof value === 'boolean') return localized(`la valeur ${value}`, `the value ${value}`)
  if (Array.isArray(value)) {
    const count = value.length
    return localized(
      `une liste de ${count} élément${count > 1 ? 's' : ''}`,
      `a list of ${count} item${count === 1 ? '' : 's'}`,
    )
  }
  return localized('un objet', 'an object')
}

/** `map.terrain[12]`; a key that is no plain word is quoted: `counters["Sir Guy"].hex`. */
export function pathText(path: Path): string {
  let text = ''
  for (const part of path) {
    if (typeof part === 'number') text += `[${part}]`
    else if (!/^[A-Za-z][\w-]*$/.test(part)) text += `[${JSON.stringify(part)}]`
    else text += text === '' ? part : `.${part}`
  }
  return text
}
