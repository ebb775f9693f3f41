/** XML of other programs as a tree whose elements know their places. Nothing is expanded, loaded or guessed. */
import { foundInstead } from '#shared/i18n/foundInstead'
import { SaxesParser } from 'saxes'
import { createLineCounter } from '#shared/images/svg/lineCounter'
import { type Localized, localized } from '#shared/i18n/localized'
import { quotable } from '#shared/i18n/quotable'
import { linePlace, refuse } from '../exchange/fault'

export interface XmlElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly XmlElement[]
  /** All text directly in it, joined. */
  readonly text: string
  /** Place of its start tag: characters from the beginning of the text. */
  readonly offset: number
}

interface XmlFile {
  readonly root: XmlElement
  /** The line and column of an element. */
  placeOf(element: XmlElement): Localized
}

/** Elements of one file: an old TMX of 700 x 700 tiles has half as many. */
const MOST_ELEMENTS = 1_000_000
const DEEPEST = 200

const XML = localized('du XML bien formé', 'well-formed XML')
const END = localized('la fin du fichier', 'the end of the file')
const NO_ENTITIES = localized('aucune déclaration d’entités', 'no declarations of entities')

interface Open extends XmlElement {
  readonly children: XmlElement[]
  text: string
}

/** Throws `ExchangeRefusal` at the first place that is not well formed, declares entities, or goes on without end. */
export function readXml(source: string, file: string): XmlFile {
  const text = source.replace(/^\ufeff/, '')
  const place = createLineCounter(text)
  const placeAt = (offset: number): Localized => {
    const { line, column } = place(offset)
    return linePlace(line, column)
  }
  const open: Open[] = []
  let root: XmlElement | undefined
  let count = 0
  const parser = new SaxesParser({ position: true, defaultXMLVersion: '1.0', forceXMLVersion: true })
  const tagStart = (): number => Math.max(0, text.lastIndexOf('<', parser.position - 1))
  let isOver = false

  // Throws at the first: the parser would go on with what it guesses.
  parser.on('error', () => {
    // What is lacking at the end is reported when the parser is closed: it stands on the last character then.
    const at = isOver ? text.length : Math.min(text.length, Math.max(0, parser.position - 1))
    const rest = quotable(text.slice(at, at + 20))
    refuse(
      file,
      foundInstead(rest === '' ? END : localized(`«\u202f${rest}\u202f»`, `"${rest}"`), XML),
      placeAt(at),
    )
  })
  parser.on('doctype', (doctype) => {
    const declares = doctype.includes('[')
    const found = localized('des déclarations', 'declarations')
    if (declares) refuse(file, foundInstead(found, NO_ENTITIES), placeAt(tagStart()))
  })
  parser.on('opentagstart', () => {
    if (open.length < DEEPEST && ++count <= MOST_ELEMENTS) return
    const found = localized('trop d’éléments, ou trop imbriqués', 'too many elements, or nested too deeply')
    const most = localized(
      `au plus ${MOST_ELEMENTS} éléments sur ${DEEPEST} niveaux`,
      `at most ${MOST_ELEMENTS} elements on ${DEEPEST} levels`,
    )
    refuse(file, foundInstead(found, most), placeAt(tagStart()))
  })
  parser.on('opentag', ({ name, attributes }) => {
    const entered: Open = {
      name,
      attributes: attributes as Record<string, string>,
      children: [],
      text: '',
      offset: tagStart(),
    }
    open.at(-1)?.children.push(entered)
    root ??= entered
    open.push(entered)
  })
  parser.on('closetag', () => {
    open.pop()
  })
  const onText = (found: string): void => {
    const current = open.at(-1)
    if (current) current.text += found
  }
  parser.on('text', onText)
  parser.on('cdata', onText)
  parser.write(text)
  isOver = true
  parser.close()
  if (!root) return refuse(file, foundInstead(END, XML), placeAt(text.length))
  return { root, placeOf: ({ offset }) => placeAt(offset) }
}
