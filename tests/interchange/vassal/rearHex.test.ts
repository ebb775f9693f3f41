/** The other hex of a rider, by the property of its piece: asked as VASSAL asks, at every hex and in every facing (XCH-2). */
import { compileFunction } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { footprint } from '#shared/document/counters'
import { nameOfHex } from '#shared/document/placeNames'
import { type Counter } from '#shared/document/armies'
import { type BoardId } from '#shared/document/ids'
import { type Board, type Scenario } from '#shared/document/types'
import { hexKey } from '#shared/hex/axial'
import { direction } from '#shared/hex/direction'
import { type Facing, facingAngle } from '#shared/hex/facing'
import { hexesOfGrid, onGrid, toAxial } from '#shared/hex/grid'
import { COLUMN_ROW_NUMBERING } from '#shared/hex/numbering'
import { boardSheet } from '#shared/interchange/vassal/board'
import { middleOf, rawHex } from '#shared/interchange/vassal/lattice'
import { planModule } from '#shared/interchange/vassal/planModule'
import { writtenEntries } from '#shared/interchange/vassal/writeVassal'
import { rulesetOf } from '#shared/rules/registry/rulesetOf'
import { testBoard } from '../../support/board'
import { galleryScenario } from '../../support/scenarioFiles'
import { layerOf, marksOf, moduleOf, type ReadPiece, traitsOf } from './readModule'

type Properties = Readonly<Record<string, string | number>>

interface Asked {
  /** The properties that it asks for. */
  readonly names: readonly string[]
  readonly answer: (...values: readonly unknown[]) => string | number
}

const known = new Map<string, Asked>()

/** Java's whole numbers and texts are as JavaScript has them here: nothing is divided, nothing called. */
function askedBy(expression: string): Asked {
  const before = known.get(expression)
  if (before) return before
  expect(expression).toMatch(/^\{.*\}$/)
  expect(expression).not.toMatch(/[/*%.;]/)
  const names = [...new Set(expression.replace(/"[^"]*"/g, '').match(/[A-Za-z]\w*/g))]
  const answer = compileFunction(`return (${expression.slice(1, -1)})`, names) as Asked['answer']
  known.set(expression, { names, answer })
  return { names, answer }
}

/** A property of a piece: its calculated ones ask for others. */
function valueOf(piece: ReadPiece, name: string, given: Properties): string | number | undefined {
  const found = traitsOf(piece, 'calcProp').find(({ fields }) => fields[0] === name)
  if (!found) return given[name]
  const { names, answer } = askedBy(found.fields[1] ?? '')
  return answer(
    ...names.map((one) => {
      const value = valueOf(piece, one, given)
      if (value === undefined) throw new Error(`no property ${one}`)
      return value
    }),
  )
}

function ridersOf(scenario: Scenario) {
  const ruleset = rulesetOf(scenario)
  const plan = planModule({ scenario, ruleset }, { language: 'fr', eyes: 'players', baseName: 'm' })
  const module = moduleOf(Object.fromEntries(writtenEntries(plan).map(({ name, bytes }) => [name, bytes])))
  const pieces = module.games[0]?.game.pieces ?? []
  return {
    lattice: boardSheet(scenario, plan.setting.hexPx).lattice,
    riders: pieces.filter((piece) =>
      traitsOf(piece, 'calcProp').some(({ fields }) => fields[0] === 'RearHex'),
    ),
  }
}

/** Asks one rider everywhere; the number of names that were compared. */
function askEverywhere(
  scenario: Scenario,
  piece: ReadPiece,
  lattice: Parameters<typeof middleOf>[1],
): number {
  const { grid } = scenario.map
  const facings = Number(traitsOf(piece, 'rotate')[0]?.fields[0])
  const base = Number(marksOf(piece)['FirstFacing'])
  const twelve = (['side', 'vertex'] as const).flatMap((kind) =>
    [0, 1, 2, 3, 4, 5].map((index): Facing => ({ kind, index: direction(index) })),
  )
  const level = layerOf(piece, 'Face')?.level ?? 0
  const like = Object.values<Counter>(scenario.counters)[0] as Counter
  const long = { counterTypes: { [like.type]: { footprint: 2, faces: {} } } } as unknown as Scenario
  let compared = 0
  for (const hex of hexesOfGrid(grid)) {
    const { x, y } = middleOf(rawHex(hex, grid), lattice)
    for (let index = 0; index < facings; index++) {
      const degrees = base + (index * 360) / facings
      const facing = twelve.find(
        (one) => Math.abs(Math.cos(facingAngle(one, grid) - (degrees * Math.PI) / 180) - 1) < 1e-3,
      )
      if (!facing) throw new Error(`no facing of ${degrees} degrees`)
      const given = {
        CurrentX: x,
        CurrentY: y,
        CurrentMap: 'Carte',
        Facing_Facing: index + 1,
        Face_Level: level,
      }
      // MC-GEO-2: A rider faces a hex side; between two of them, as a piece turns, nothing wrong is said.
      if (facing.kind === 'vertex') {
        expect([valueOf(piece, 'RearHex', given), valueOf(piece, 'RearWords', given)]).toEqual(['', ''])
        continue
      }
      const [, rear] = footprint(long, { ...like, hex: hexKey(hex), facing })
      if (!rear) continue
      if (!onGrid(rear, grid)) {
        expect(valueOf(piece, 'RearHex', given)).toBe('')
        expect(valueOf(piece, 'RearWords', given)).toBe(', arrière hors de la carte')
        continue
      }
      expect(valueOf(piece, 'RearWords', given)).toBe(`, arrière en ${nameOfHex(scenario, rear)}`)
      const name = valueOf(piece, 'RearHex', given)
      if (name !== nameOfHex(scenario, rear))
        throw new Error(`${nameOfHex(scenario, hex)} ${degrees}: ${name}`)
      compared++
    }
  }
  return compared
}

const RIDER = {
  counters: { guy: { type: 'crusaders-knight', at: '0303' } },
  terrain: '.......\n'.repeat(6).trim(),
}

describe('RearHex', () => {
  it.each([
    ['flat, column first', { ...RIDER, numbering: COLUMN_ROW_NUMBERING }],
    [
      'pointy, row first',
      {
        ...RIDER,
        orientation: 'pointy',
        numbering: { ...COLUMN_ROW_NUMBERING, style: 'row-column', rowsDescend: true },
      },
    ],
    [
      'pointy, letters',
      { ...RIDER, counters: { guy: { type: 'crusaders-knight', at: 'C3' } }, orientation: 'pointy' },
    ],
  ] as const)('names the other hex at every hex and in every facing: %s', (_, parts) => {
    const scenario = testBoard(parts as Parameters<typeof testBoard>[0])
    const { riders, lattice } = ridersOf(scenario)
    expect(riders).toHaveLength(1)
    expect(askEverywhere(scenario, riders[0]!, lattice)).toBeGreaterThan(150)
  })

  it('a report of a turn says where the piece looks', () => {
    const scenario = testBoard({ ...RIDER, numbering: COLUMN_ROW_NUMBERING } as Parameters<
      typeof testBoard
    >[0])
    const [rider] = ridersOf(scenario).riders as [ReadPiece]
    const formats = traitsOf(rider, 'report').map(({ fields }) => fields[1])
    expect(formats).toContain('$location$$RearWords$ — $newPieceName$ pivote $FacingWords$')
    const facings = Number(traitsOf(rider, 'rotate')[0]?.fields[0])
    const said = Array.from({ length: facings }, (_, index) =>
      valueOf(rider, 'FacingWords', { Facing_Facing: index + 1 }),
    )
    expect(said).toEqual([12, 2, 4, 6, 8, 10].map((hour) => `vers ${hour} h, un bord de case`))
  })

  it('on boards with names of their own', () => {
    const plain = testBoard({ ...RIDER, numbering: COLUMN_ROW_NUMBERING } as Parameters<typeof testBoard>[0])
    const board = (name: string, firstColumn: number, columns: number, turned: boolean): Board => ({
      ...{ name, firstColumn, columns, turned },
      ...{ firstRow: 0, rows: plain.map.grid.rows, numbering: COLUMN_ROW_NUMBERING, edges: [] },
    })
    const boards = { ['w' as BoardId]: board('West', 0, 4, false), ['e' as BoardId]: board('2', 4, 3, true) }
    const scenario = { ...plain, boards }
    expect(nameOfHex(scenario, toAxial({ col: 1, row: 2 }, plain.map.grid))).toBe('West:0203')
    const { riders, lattice } = ridersOf(scenario)
    expect(riders).toHaveLength(1)
    expect(askEverywhere(scenario, riders[0]!, lattice)).toBeGreaterThan(150)
  })

  it('of The ambush, whose riders turn by twelfths: none between two facings of the rules', () => {
    const scenario = galleryScenario('the-ambush')
    const { riders, lattice } = ridersOf(scenario)
    const [rider] = riders as [ReadPiece]
    expect(traitsOf(rider, 'rotate')[0]?.fields[0]).toBe('12')
    expect(askEverywhere(scenario, rider, lattice)).toBeGreaterThan(1000)
  })

  it('of The sortie: its riders have it on the face on which they ride, those on foot have not', () => {
    const scenario = galleryScenario('the-sortie')
    const { riders, lattice } = ridersOf(scenario)
    const long = Object.values<Counter>(scenario.counters).filter(
      ({ type, hex }) => hex !== undefined && scenario.counterTypes[type]?.footprint === 2,
    )
    expect(riders.filter(({ map }) => map === 'Carte')).toHaveLength(long.length)
    const [rider] = riders as [ReadPiece]
    expect(askEverywhere(scenario, rider, lattice)).toBeGreaterThan(2000)
    const at = { CurrentX: 500, CurrentY: 500, CurrentMap: 'Carte', Facing_Facing: 1 }
    const { names = [] } = layerOf(rider, 'Face') ?? {}
    const named = names.map((_, index) => valueOf(rider, 'RearHex', { ...at, Face_Level: index + 1 }) !== '')
    expect(named).toContain(true)
    expect(named).toContain(false)
    expect(valueOf(rider, 'RearHex', { ...at, Face_Level: 1, CurrentMap: 'Hors carte' })).toBe('')
  })
})
