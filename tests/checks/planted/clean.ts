/** A small scenario of each ruleset in which no check finds anything: faults are planted in it one at a time. */
import {
  groupId,
  labelId,
  reinforcementId,
  sideId,
  type SideId,
  victoryId,
  zoneId,
} from '#shared/document/ids'
import { type Counter } from '#shared/document/armies'
import { type HexsideFeatures, type Scenario } from '#shared/document/types'
import { type Axial, hexKey, type HexKey } from '#shared/hex/axial'
import { hexesOfSide, type Hexside, hexsideKey, type HexsideKey } from '#shared/hex/hexside'
import { RULESET_IDS } from '#shared/rules/registry/registry'
import { rulesetOf } from '#shared/rules/registry/rulesetOf'
import { changed, testBoard, withHexes, withHexsides, withPieces } from '../../support/board'
import { hexNamed, sideNamed } from '../../support/names'
import { disc, outline } from '../../support/outline'

export type Family = 'medieval' | 'fantasy'

export interface Clean {
  readonly family: Family
  readonly ruleset: string
  readonly scenario: Scenario
  /** Those in the castle round F6, and those in the far corner. */
  readonly own: SideId
  readonly foe: SideId
  /** Its hexes, and the sides round them in order; the gate is the first. */
  readonly castle: readonly Axial[]
  readonly ring: readonly Hexside[]
  readonly wall: HexsideFeatures
  readonly gate: HexsideFeatures
  /** Keys of places that the user names: "C3 C4", "C3/C4". */
  hexes(names: string): HexKey[]
  sides(names: string): HexsideKey[]
}

const GATES = {
  medieval: { barrier: { feature: 'wall' }, opening: { feature: 'gate', state: 'closed' } },
  fantasy: {
    barrier: { feature: 'fortification' },
    opening: { feature: 'fortification-entrance', owner: sideId('red') },
  },
} as const

/** Far from everything: riders of the castle's side, and a reserve that waits for turn 3. */
const COUNTERS = {
  medieval: {
    guy: { type: 'crusaders-soldier', at: 'F6', name: 'Guy' },
    bow: { type: 'crusaders-archer', at: 'E6', name: 'Robin' },
    rider: { type: 'crusaders-knight', at: 'C16', facing: 's0', face: 'mounted-healthy', name: 'Eudes' },
    ali: { type: 'saracens-soldier', at: 'V15', name: 'Ali' },
    omar: { type: 'saracens-pikeman', at: 'V16', name: 'Omar' },
  },
  fantasy: {
    guy: { at: 'F6', side: 'red' },
    bow: { at: 'E6', side: 'red', stats: { weaponClass: 'bow' } },
    rider: { at: 'C16', side: 'red', kind: 'formation', facing: 'v0' },
    ali: { at: 'V15', side: 'blue' },
    omar: { at: 'V16', side: 'blue' },
  },
} as const

/** The clean scenario of a ruleset. */
function cleanOf(ruleset: string): Clean {
  const family: Family = ruleset === 'common-mechanics' ? 'fantasy' : 'medieval'
  const [own, foe] = (family === 'fantasy' ? ['red', 'blue'] : ['crusaders', 'saracens']).map(sideId) as [
    SideId,
    SideId,
  ]
  const field = testBoard({ ruleset, columns: 24, rows: 18 })
  const castle = disc(hexNamed(field, 'F6'), 2)
  const ring = outline(castle)
  const gate: HexsideFeatures = GATES[family]
  const wall: HexsideFeatures = { barrier: gate.barrier as NonNullable<HexsideFeatures['barrier']> }
  const hexes = (names: string): HexKey[] => names.split(' ').map((name) => hexKey(hexNamed(field, name)))
  const sides = (names: string): HexsideKey[] =>
    names.split(' ').map((name) => hexsideKey(sideNamed(field, name)))
  const walled = withHexsides(withHexsides(field, ring, wall), ring.slice(0, 1), gate)
  const ground = family === 'fantasy' ? withHexes(walled, castle, 'fortification') : withRelief(walled, ring)
  const manned = withPieces(ground, { counters: COUNTERS[family] })
  const clean = { family, ruleset, own, foe, castle, ring, wall, gate, hexes, sides }
  return { ...clean, scenario: withGame({ ...clean, scenario: manned }) }
}

export const CLEAN: readonly Clean[] = RULESET_IDS.map(cleanOf)

/** A slit that looks out, stairs up a hill, a cliff with a ladder. */
function withRelief(board: Scenario, ring: readonly Hexside[]): Scenario {
  const slit = ring[7] as Hexside
  const inside = half(board, slit)
  const hill = withHexes(withHexes(board, ['S4', 'S5'], 1), ['P4'], 2)
  const cliffs = outline([hexNamed(board, 'P4')]).map(
    (side) => [hexsideKey(side), hexKey(hexesOfSide(side)[0]) === hexKey(hexNamed(board, 'P4'))] as const,
  )
  return withPieces(hill, {
    hexsides: {
      [hexsideKey(slit)]: { barrier: { feature: 'wall' }, opening: { feature: 'arrow-slit', inside } },
      'S5/S6': { fixture: { feature: 'stairs', inside: upper(board, 'S5', 'S5/S6') } },
      ...Object.fromEntries(
        cliffs.map(([side, owned], index) => [
          side,
          {
            barrier: { feature: 'cliff', inside: owned ? 'owner' : 'across' },
            ...(index === 0 && { fixture: { feature: 'ladder', inside: owned ? 'owner' : 'across' } }),
          } satisfies HexsideFeatures,
        ]),
      ),
    },
  })
}

/** The half of a side that lies in the castle round F6. */
export function half(board: Scenario, side: Hexside): 'owner' | 'across' {
  const inside = new Set(disc(hexNamed(board, 'F6'), 2).map(hexKey))
  return inside.has(hexKey(hexesOfSide(side)[0])) ? 'owner' : 'across'
}

function upper(board: Scenario, hex: string, side: string): 'owner' | 'across' {
  const [owner] = hexesOfSide(sideNamed(board, side))
  return hexKey(owner) === hexKey(hexNamed(board, hex)) ? 'owner' : 'across'
}

/** Turns, zones, a reinforcement, victories, a group with a leader, a label; sheets are printed often enough. */
function withGame(clean: Omit<Clean, 'scenario'> & { readonly scenario: Scenario }): Scenario {
  const { own, foe, castle, hexes, scenario } = clean
  const omar = scenario.counters['omar' as never] as Counter
  const { hex: _, ...waiting } = omar
  const rules = rulesetOf(scenario)
  const types = Object.entries(scenario.counterTypes).map(([id, type]) => [
    id,
    { ...type, quantity: 9, abbreviation: rules.counterSchema.missileCodes ? '' : type.abbreviation },
  ])
  const game: Scenario = {
    ...scenario,
    counterTypes: Object.fromEntries(types),
    counters: {
      ...scenario.counters,
      omar: { ...waiting, reinforcement: reinforcementId('relief') },
    } as never,
    turns: { count: 8, order: [own, foe], rows: {} },
    zones: {
      [zoneId('castle')]: {
        name: 'Castle',
        kind: 'setup',
        side: own,
        hexes: [...castle.map(hexKey), ...hexes('C15 C16 C17 D15 D16 D17 B15 B16 B17')],
      },
      [zoneId('camp')]: { name: 'Camp', kind: 'setup', side: foe, hexes: hexes('U15 U16 V15 V16') },
    },
    reinforcements: {
      [reinforcementId('relief')]: {
        ...{ side: foe, name: 'Relief', turn: 3, lastTurn: 5, blocked: 'wait' },
        entries: [{ kind: 'edge', edge: 'right' }],
      },
    },
    victory: {
      [victoryId('hold')]: {
        ...{ side: own, level: 'victory', join: 'all' },
        conditions: [
          { kind: 'hold', place: { kind: 'hexes', hexes: hexes('F6 F7') }, by: 'presence', turns: 2 },
          { kind: 'survive', who: [{ kind: 'side', side: own }], least: { kind: 'count', count: 2 } },
        ],
      },
      [victoryId('flight')]: {
        ...{ side: foe, level: 'marginal', join: 'any' },
        conditions: [
          {
            kind: 'exit',
            who: [{ kind: 'side', side: foe }],
            place: { kind: 'edge', edge: 'left' },
            until: 7,
          },
        ],
      },
    },
    groups: { [groupId('van')]: { side: own, name: 'Van', note: '', rank: 0, leader: 'guy' as never } },
    labels: {
      [labelId('name')]: {
        text: 'Val',
        hex: hexes('L9')[0] as HexKey,
        dxMm: 0,
        dyMm: 0,
        sizeMm: 5,
        angle: 0,
      },
    },
  }
  const led = changed(changed(game, 'counters', 'guy', { group: groupId('van') }), 'sides', own, {
    commander: 'guy' as never,
  })
  return changed(led, 'sides', foe, {
    setUp: { order: 1, where: 'zones', facing: 'free', secret: false },
  })
}
