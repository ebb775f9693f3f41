/**
 * Cleans an SVG picture by a list of what is allowed (`allowed.ts`). The result cannot run, load, link or grow without
 * end; it comes with a list of what was removed. Cleaning twice changes nothing.
 */
import { foundInstead } from '#shared/i18n/foundInstead'
import { SaxesParser } from 'saxes'
import { quotable } from '#shared/i18n/quotable'
import { type Localized, localized } from '#shared/i18n/localized'
import { ImageFault } from '../refusal/imageError'
import { type ImageSize } from '../refusal/limits'
import { ELEMENTS, MAX_DEPTH, MAX_ELEMENTS, MAX_STYLE_LENGTH, SVG_NAMESPACE, TEXT_ELEMENTS } from './allowed'
import { cleanAttributes, type RasterCheck } from './attributes'
import { costOfElement, costOfText, costsOfSheet, type DrawingCost } from './cost'
import { createLineCounter } from './lineCounter'
import { isSafeStyleSheet, withoutComments } from './safeValue'
import { sizeOfSvg } from './size'
import { findHeavyNode, type SvgNode, TOO_DEEP, TOO_MANY } from './weight'
import { createSvgWriter } from './writer'

/** Something that was left out, with the first place of its kind. */
export interface RemovedPart {
  /** The line, counted from 1. */
  readonly line: number
  readonly column: number
  readonly what: Localized
  readonly count: number
}

export interface CleanSvg {
  readonly text: string
  readonly size: ImageSize
  /** In the order of their first places. Comments and white space do not count. */
  readonly removed: readonly RemovedPart[]
}

/** Throws `ImageFault` for a text that is no SVG picture. `checkRaster` judges the embedded pixels. */
export function cleanSvg(source: string, checkRaster: RasterCheck): CleanSvg {
  const text = source.replace(/^\ufeff/, '')
  const place = createLineCounter(text)
  const writer = createSvgWriter()
  const removed = new Map<string, { -readonly [K in keyof RemovedPart]: RemovedPart[K] }>()
  const named = new Map<string, SvgNode>()
  /** The elements of a class, and all (`*`): style sheets are judged at the end. */
  const ofClass = new Map<string, SvgNode[]>([['*', []]])
  const sheets: string[] = []
  /** Open elements that are kept. */
  const open: { readonly name: string; readonly node: SvgNode }[] = []
  let root: SvgNode | undefined
  let size: ImageSize | undefined
  let [elements, skipped, styleLength] = [0, 0, 0]
  // The style sheet being read: kept whole or not at all.
  let sheet: string | undefined

  const refuse = (offset: number, found: Localized, expected: Localized = PICTURE): never => {
    throw new ImageFault(place(offset), foundInstead(found, expected))
  }
  const remove = (what: Localized, offset: number): void => {
    const before = removed.get(what.en)
    if (before) before.count++
    else {
      const { line, column } = place(offset)
      removed.set(what.en, { line, column, what, count: 1 })
    }
  }
  const parser = new SaxesParser({
    xmlns: true,
    position: true,
    defaultXMLVersion: '1.0',
    forceXMLVersion: true,
  })
  const tagStart = (): number => Math.max(0, text.lastIndexOf('<', parser.position - 1))
  let isOver = false

  // Throws at the first: the parser would go on with what it guesses.
  parser.on('error', () => {
    // What is lacking at the end is reported when the parser is closed: it stands on the last character then.
    const at = isOver ? text.length : Math.min(text.length, Math.max(0, parser.position - 1))
    const rest = quotable(text.slice(at, at + 20))
    refuse(at, rest === '' ? END : localized(`«\u202f${rest}\u202f»`, `"${rest}"`), XML)
  })
  parser.on('doctype', (doctype) => {
    if (doctype.includes('[')) refuse(tagStart(), DECLARATIONS)
    remove(localized('la déclaration DOCTYPE', 'the DOCTYPE declaration'), tagStart())
  })
  parser.on('processinginstruction', ({ target }) => {
    const shown = quotable(target)
    remove(localized(`l’instruction ${shown}`, `the instruction ${shown}`), tagStart())
  })
  // Before the parser looks for namespaces, which takes the longer the deeper.
  parser.on('opentagstart', () => {
    if (open.length + skipped >= MAX_DEPTH) refuse(tagStart(), TOO_DEEP)
    if (++elements > MAX_ELEMENTS) refuse(tagStart(), TOO_MANY)
  })
  parser.on('opentag', (tag) => {
    const offset = tagStart()
    const known = tag.uri === SVG_NAMESPACE && ELEMENTS.has(tag.local)
    if (!root && (!known || tag.local !== 'svg'))
      refuse(offset, elementNamed(tag.name), localized('un élément svg de SVG', 'an svg element of SVG'))
    if (skipped > 0 || sheet !== undefined || !known) {
      if (skipped === 0) remove(elementNamed(tag.name), offset)
      skipped++
      return
    }
    const { attributes, references, dropped } = cleanAttributes(tag, named, checkRaster)
    for (const name of dropped) remove(attributeNamed(name), offset)
    if (tag.local === 'image' && !attributes.has('xlink:href')) {
      if (dropped.length === 0) remove(elementNamed(tag.name), offset)
      skipped++
      return
    }
    const cost = costOfElement(tag.local, attributes)
    const node: SvgNode = { name: tag.local, offset, cost, children: [], references }
    for (const name of new Set(['*', ...(attributes.get('class') ?? '').split(/\s+/)])) {
      const others = ofClass.get(name)
      if (others) others.push(node)
      else ofClass.set(name, [node])
    }
    const id = attributes.get('id')
    if (id !== undefined) named.set(id, node)
    if (!root) {
      root = node
      size = sizeOfSvg(attributes, place(offset))
    }
    open.at(-1)?.node.children.push(node)
    open.push({ name: tag.local, node })
    writer.open(tag.local, attributes)
    if (tag.local === 'style') sheet = ''
  })
  parser.on('closetag', () => {
    if (skipped > 0) {
      skipped--
      return
    }
    if (sheet !== undefined) {
      styleLength += sheet.length
      if (styleLength <= MAX_STYLE_LENGTH && isSafeStyleSheet(sheet)) {
        sheets.push(withoutComments(sheet) ?? '')
        writeText(sheet)
      } else remove(STYLE_SHEET, open.at(-1)?.node.offset ?? 0)
      sheet = undefined
    }
    writer.close()
    open.pop()
  })
  const writeText = (found: string): void => {
    if (found !== '') writer.text(found)
  }
  const onText = (found: string): void => {
    const current = open.at(-1)
    if (skipped > 0 || !current) return
    if (sheet !== undefined) sheet += found
    else if (TEXT_ELEMENTS.has(current.name)) {
      writeText(found)
      if (current.name.startsWith('t') && current.name !== 'title')
        current.node.cost = sumOf(current.node.cost, { once: costOfText(found), each: 0 })
    } else if (found.trim() !== '') remove(LOOSE_TEXT, Math.max(0, parser.position - 1))
  }
  parser.on('text', onText)
  parser.on('cdata', onText)
  parser.write(text)
  isOver = true
  parser.close()

  if (!root || !size) return refuse(0, END, XML)
  for (const [name, added] of costsOfSheet(sheets.join('}')))
    for (const node of ofClass.get(name) ?? []) node.cost = sumOf(node.cost, added)
  const heavy = findHeavyNode(root, named)
  if (heavy) refuse(heavy.offset, heavy.found)
  return { text: writer.finish(), size, removed: [...removed.values()] }
}

function sumOf(one: DrawingCost, other: DrawingCost): DrawingCost {
  return { once: one.once + other.once, each: one.each + other.each }
}

const END = localized('la fin du fichier', 'the end of the file')
const XML = localized('du XML bien formé', 'well-formed XML')
const PICTURE = localized('une image SVG que l’on peut dessiner', 'an SVG picture that can be drawn')
const DECLARATIONS = localized('un DOCTYPE avec des déclarations', 'a DOCTYPE with declarations')
const STYLE_SHEET = localized('une feuille de style', 'a style sheet')
const LOOSE_TEXT = localized('du texte hors des éléments de texte', 'text outside the elements of text')

function elementNamed(name: string): Localized {
  const shown = quotable(name)
  return localized(`l’élément ${shown}`, `the element ${shown}`)
}

function attributeNamed(name: string): Localized {
  const shown = quotable(name)
  return localized(`l’attribut ${shown}`, `the attribute ${shown}`)
}
