/** The sides of a module: those that players take, else the folders of its pieces; and the side of a piece. */
import { fold } from '#shared/i18n/fold'
import { type XmlElement } from '../../xml/readXml'
import { componentsIn } from './buildTree'
import { type Slot } from './palette'

/** Sides that VASSAL gives to those who play both or none. */
const NO_SIDES = new Set(['solitaire', 'solo', 'moderator', 'referee', 'observer', 'arbitre', ''])
const MOST_SIDES = 12

export function sidesOf(root: XmlElement, slots: readonly Slot[]): string[] {
  const roster = componentsIn(root, 'PlayerRoster')
    .flatMap(({ children }) => children.map(({ text }) => text.trim()))
    .filter((name) => !NO_SIDES.has(fold(name)))
  if (roster.length > 0) return [...new Set(roster)].slice(0, MOST_SIDES)
  for (let depth = 0; depth < 3; depth++) {
    const folders = [...new Set(slots.map(({ folders: names }) => names[depth] ?? ''))].filter(
      (name) => name !== '',
    )
    if (folders.length > 1) return folders.length <= MOST_SIDES ? folders : []
  }
  return []
}

/** The side by its marks, the innermost folder that says one, or its name. */
export function sideOf({ piece, folders }: Slot, sides: readonly string[]): string | undefined {
  const said = [...piece.marks.values(), ...[...folders].reverse(), piece.name].map(fold)
  const exact = said.flatMap((text) => sides.find((side) => fold(side) === text) ?? [])[0]
  if (exact !== undefined) return exact
  return said.flatMap((text) => sides.find((side) => hasWord(text, fold(side))) ?? [])[0]
}

function hasWord(text: string, word: string): boolean {
  return word.length > 2 && ` ${text.replace(/[^\p{L}\p{N}]+/gu, ' ')} `.includes(` ${word}`)
}
