/** The catalogues of counter types as tests read them, and a scenario that holds every type of one (CTR-4). */
import { readdirSync, readFileSync } from 'node:fs'
import { type Catalogue, type CatalogueGroup, type CatalogueType } from '#shared/document/catalogue'
import { counterId, counterTypeId, type SideId } from '#shared/document/ids'
import { type Counter, type CounterType } from '#shared/document/armies'
import { type Scenario } from '#shared/document/types'
import { readCatalogue } from '#shared/format/catalogue'
import { hexKey } from '#shared/hex/axial'
import { type Language } from '#shared/i18n/localized'
import { toAxial } from '#shared/hex/grid'
import { knowsType, sheetFromCatalogue } from '#shared/rules/counters/counterSheet'
import { firstFaceOf } from '#shared/rules/contract/rows'
import { legalFacing, type Ruleset } from '#shared/rules/contract/ruleset'
import { testBoard, withHexes } from './board'
import { plainCounter } from './plainCounter'

const FOLDER = new URL('../../assets/catalogues/', import.meta.url)

export const CATALOGUES: readonly Catalogue[] = readdirSync(FOLDER).map((file) => {
  const read = readCatalogue(readFileSync(new URL(file, FOLDER), 'utf8'), file)
  if (!read.ok) throw new Error(read.error.message.en)
  return read.value
})

export function catalogueFor({ id }: Ruleset): Catalogue {
  const [catalogue, ...more] = CATALOGUES.filter(({ rulesets }) => rulesets.includes(id))
  if (!catalogue || more.length > 0) throw new Error(`${id} has no catalogue, or two`)
  return catalogue
}

/** The groups of a ruleset's catalogue with the types that it offers, by id. */
export function groupsFor(
  ruleset: Ruleset,
): readonly (readonly [CatalogueGroup, [string, CatalogueType][]])[] {
  return catalogueFor(ruleset).groups.map((group) => [
    group,
    Object.entries(group.types).filter(([, type]) => knowsType(ruleset.counterSchema, type)),
  ])
}

export function sheetsFor(
  ruleset: Ruleset,
  language: Language = 'fr',
): readonly (readonly [string, CounterType])[] {
  const { counterSchema } = ruleset
  return groupsFor(ruleset).flatMap(([, types]) =>
    types.map(([id, type]) => {
      const catalogue = catalogueFor(ruleset)
      return [id, sheetFromCatalogue(counterSchema, catalogue, type, { language, side: undefined })] as const
    }),
  )
}

const PER_ROW = 12

/** All types of one side, each with a counter on four columns and rows of its own; those that float on water. */
export function scenarioOfAll(ruleset: Ruleset, language: Language): Scenario {
  const sheets = sheetsFor(ruleset, language)
  const empty = testBoard({
    ruleset: ruleset.id,
    columns: 4 * PER_ROW,
    rows: 4 * Math.ceil(sheets.length / PER_ROW),
  })
  const [side] = Object.keys(empty.sides)
  const placed = sheets.map(([id, sheet], index) => {
    const [col, row] = [4 * (index % PER_ROW) + 1, 4 * Math.floor(index / PER_ROW) + 1]
    const hex = toAxial({ col, row }, empty.map.grid)
    const type = counterTypeId(id)
    const face = firstFaceOf(sheet, ruleset.counterSchema)
    const ahead = plainCounter({ type, face, hex: hexKey(hex), facing: { kind: 'side', index: 0 } })
    const kind = ruleset.facingKind({ ...empty, counterTypes: { [type]: sheet } }, ahead)
    const counter: Counter = { ...ahead, facing: legalFacing(ahead.facing, kind) }
    return { id, hex, counter, floats: sheet.stats['movementClass'] === 'floating' }
  })
  const wet = placed.filter(({ floats }) => floats).map(({ hex }) => hex)
  return {
    ...withHexes(empty, wet, 'water'),
    counterTypes: Object.fromEntries(
      sheets.map(([id, sheet]) => [counterTypeId(id), { ...sheet, side: side as SideId }]),
    ),
    counters: Object.fromEntries(placed.map(({ id, counter }) => [counterId(id), counter])),
  }
}
