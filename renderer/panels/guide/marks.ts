/**
 * The marks in a guide's text: `{key b}`, `{drag K3 W11}`. Each names one act of the reader. The bar shows it in words; the
 * end-to-end test and the script of the pictures carry it out, so that text, pictures and program cannot disagree.
 */
import { type Language } from '#shared/i18n/localized'
import { shortcutLabel } from '../../i18n/shortcutLabel'

const ACTS = [
  'key',
  'type',
  'button',
  'choose',
  'pick',
  'field',
  'write',
  'cell',
  'stamp',
  'click',
  'drag',
  'in',
  'see',
] as const

/**
 * `see` is what the reader finds on the page, `in` the part of it where the buttons and fields are that follow; all others are acts.
 * `field` chooses from a list, `write` types into a field, `pick` clicks a line of a list, `cell` a cell of the table, row first.
 */
export interface Mark {
  readonly act: (typeof ACTS)[number]
  /** A key, a text, names of controls, `name = value` of a field or a cell, or places: hexes and hexsides. */
  readonly of: string
}

const MARK = /\{(\w+) ([^}]+)\}/g

/** A text as plain parts and marks, in order. Throws on an act that there is not. */
export function partsOf(text: string): (string | Mark)[] {
  const parts: (string | Mark)[] = []
  let end = 0
  for (const { 0: whole, 1: name, 2: of = '', index } of text.matchAll(MARK)) {
    const act = ACTS.find((one) => one === name)
    if (!act) throw new Error(`the guide knows no ${whole}`)
    parts.push(text.slice(end, index), { act, of })
    end = index + whole.length
  }
  return [...parts, text.slice(end)].filter((part) => part !== '')
}

/** The acts of a text, as they are marked in it. */
export const actsOf = (text: string): string[] =>
  partsOf(text).flatMap((part) => (typeof part === 'string' ? [] : `${part.act} ${part.of}`))

/** A list of places as a sentence says it: "C9 et F14". */
const listed = (names: readonly string[], and: string): string =>
  names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}`

/** A mark in the reader's words: a key as the keyboard names it, a drag "de K3 à W11". */
export function markInWords({ act, of }: Mark, language: Language): string {
  const french = language === 'fr'
  const places = of.split(' ')
  switch (act) {
    case 'key':
      return shortcutLabel(of, language)
    case 'click':
      return listed(places, french ? 'et' : 'and')
    case 'drag': {
      const [first, ...others] = places
      return french ? `de ${first} à ${others.join(', ')}` : `from ${first} to ${others.join(', ')}`
    }
    case 'field':
    case 'write':
      return of.replace(' = ', french ? '\u00a0: ' : ': ')
    case 'cell': {
      const [row = '', column = ''] = of.split(' = ')
      return `${row}, ${column.toLowerCase()}`
    }
    default:
      return of
  }
}
