/** The counters of a side as a table: each type with its card, what it is, how many there are, and its numbers on each face. */
import { called } from '#shared/document/called'
import { entryOf } from '#shared/document/entry'
import { sideOf } from '#shared/document/counters'
import { type Counter, type CounterType } from '#shared/document/armies'
import { type CounterTypeId, type SideId } from '#shared/document/ids'
import { localized, sameInBoth } from '#shared/i18n/localized'
import { cardSize } from '#shared/painter/counters/designs/cardLayout'
import { paintFace } from '#shared/painter/counters/face'
import { PRINTING_OF } from '#shared/painter/style'
import { sheetInShort } from '#shared/rules/counters/counterSheet'
import { type Picture, type Table } from '../blocks/blocks'
import { type Span, span, type Spans } from '../text/spans'
import { type BookletSubject, said, saidFirst } from './subject'
import { faceOf, firstFace, italic, numbersByFace, numbersInWords, type UnitType } from './unitNumbers'

/** Cards are drawn as on hexes of this width, mm: 13 mm wide. */
const HEX_MM = 18
/** Cards of the author's own size are made to fit, mm. */
const WIDEST = 33
const HIGHEST = 15

const TEXT = {
  counter: localized('Pion', 'Counter'),
  count: localized('Nb', 'No.'),
}

/** Across the page; undefined for a side without counters. Decoys are no counters of the game: the set-up tells of them. */
export function unitTable(subject: BookletSubject, side: SideId): Table | undefined {
  const types = unitTypes(subject, side)
  if (types.length === 0) return undefined
  const head = [
    [],
    [bold(said(subject, TEXT.counter))],
    [bold(said(subject, TEXT.count))],
    [bold(numbersInWords(subject))],
  ]
  const rows = types.map((unit) => [
    card(subject, unit),
    about(subject, unit),
    [span(String(unit.counters.length))],
    numbersByFace(subject, unit),
  ])
  return {
    kind: 'table',
    columns: [
      { width: 'fit', align: 'middle' },
      { width: 'rest', align: 'left' },
      { width: 'fit', align: 'middle' },
      { width: 'fit', align: 'left' },
    ],
    head,
    rows,
  }
}

/** In the order of the document. */
function unitTypes({ scenario }: BookletSubject, side: SideId): UnitType[] {
  const { counters, counterTypes } = scenario
  return (Object.entries(counterTypes) as [CounterTypeId, CounterType][]).flatMap(([id, type]) => {
    const own = Object.values<Counter>(counters).filter(
      (counter) =>
        counter.type === id &&
        sideOf(scenario, counter) === side &&
        !counter.decoy &&
        entryOf(counter).kind !== 'spare',
    )
    return own.length > 0 ? [{ id, type, counters: own }] : []
  })
}

const bold = (text: string): Span => span(text, 'serif-bold')

function card(subject: BookletSubject, unit: UnitType): Picture {
  const face = faceOf(subject, unit, firstFace(subject, unit))
  const { width, height } = cardSize(face, HEX_MM)
  const scale = Math.min(1, WIDEST / width, HIGHEST / height)
  const ops = paintFace(face, HEX_MM, 3, PRINTING_OF[subject.style.id])
  return {
    width: width * scale + 1,
    height: height * scale + 1,
    ops: scale === 1 ? ops : [{ kind: 'group', transform: [scale, 0, 0, scale, 0, 0], ops }],
    alt: unit.type.name,
  }
}

/** Its name and letters, what it is, and the names of those who have one of their own. */
function about(subject: BookletSubject, { type, counters }: UnitType): Spans {
  const { kind, abilities } = sheetInShort(subject.ruleset.counterSchema, type)
  const short = [...kind, ...abilities].map((words) => said(subject, words)).join(', ')
  const names = counters.flatMap(({ name }) => (name && name !== type.name ? [name] : []))
  return [
    bold(type.name),
    ...(type.abbreviation ? [span(` ${type.abbreviation}`, 'sans')] : []),
    ...(short ? [span(`\n${short}`)] : []),
    ...(names.length > 0 ? [italic(`\n${names.join(', ')}`)] : []),
  ]
}

/** The heading of a side's counters. */
export function armyTitle(subject: BookletSubject, side: SideId): string {
  return saidFirst(subject, sameInBoth(called(subject.scenario.sides[side], side)))
}
