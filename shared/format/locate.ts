/** Finds the line and column of a fault. Only here does the slower, tolerant parser run: the file is already refused. */
import { visit } from 'jsonc-parser'
import { MAX_UNKNOWN_KEYS } from '#shared/document/fields/vocabulary'
import { type Path, pathText } from '#shared/i18n/jsonInWords'
import { localized } from '#shared/i18n/localized'
import { quotable } from '#shared/i18n/quotable'
import { type Misfit } from '#shared/json/misfit'
import { MAX_DEPTH, type StructureFault } from './duplicateKeys'
import { type FileError } from './fileError'

/** Line and column, from 1, of a position in the text. */
export function lineAndColumn(
  text: string,
  offset: number,
): { readonly line: number; readonly column: number } {
  let [line, start] = [1, 0]
  for (let end = text.indexOf('\n'); end >= 0 && end < offset; end = text.indexOf('\n', start)) {
    line++
    start = end + 1
  }
  return { line, column: offset - start + 1 }
}

/** The place of a misfit: its path, and the line of the nearest thing on that path that the file holds. */
export function locate(text: string, file: string, misfit: Misfit): FileError {
  const offset = offsetOf(text, misfit.path)
  const { fault, path, problem } = misfit
  return { fault, file, ...lineAndColumn(text, offset), path: pathText(path), message: problem }
}

// Visits only what lies on the path: a tree of the whole text would need many times its memory.
function offsetOf(text: string, path: Path): number {
  let best = Math.max(0, text.search(/\S/))
  const onValue = (offset: number, here: readonly (string | number)[]): boolean => {
    const leads = here.length <= path.length && here.every((step, index) => step === path[index])
    if (!leads) return false
    best = offset
    if (here.length === path.length) throw new Found()
    return true
  }
  untilFound(() =>
    visit(text, {
      onObjectBegin: (offset, _length, _line, _character, here) => onValue(offset, here()),
      onArrayBegin: (offset, _length, _line, _character, here) => onValue(offset, here()),
      onLiteralValue: (_value, offset, _length, _line, _character, here) => void onValue(offset, here()),
      // Without them the visitor would never come back from what it passes over.
      onObjectEnd: () => undefined,
      onArrayEnd: () => undefined,
    }),
  )
  return best
}

// Ends a visit: what follows may be millions of values, or of errors.
export class Found extends Error {}

export function untilFound(look: () => void): void {
  try {
    look()
  } catch (error) {
    if (!(error instanceof Found)) throw error
  }
}

export function locateStructureFault(text: string, file: string, fault: StructureFault): FileError {
  const message =
    fault.kind === 'crowded'
      ? localized(
          `trouvé\u202f: plus de ${MAX_UNKNOWN_KEYS} clés\u202f; attendu\u202f: un scénario`,
          `found more than ${MAX_UNKNOWN_KEYS} keys, expected a scenario`,
        )
      : fault.kind === 'deep'
        ? localized(
            `trouvé\u202f: des objets ou listes imbriqués sur plus de ${MAX_DEPTH} niveaux\u202f; attendu\u202f: un scénario`,
            `found objects or lists nested more than ${MAX_DEPTH} deep, expected a scenario`,
          )
        : localized(
            `trouvé\u202f: la clé «\u202f${quotable(fault.key)}\u202f» une seconde fois\u202f; attendu\u202f: une seule`,
            `found the key "${quotable(fault.key)}" a second time, expected it once`,
          )
  return { fault: 'damaged', file, ...lineAndColumn(text, fault.offset), message }
}
