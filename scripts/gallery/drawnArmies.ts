/** The armies of a board drawn as text: sides with groups and pieces, each piece of a type of the catalogue. */
import { counterId, counterTypeId, groupId, reinforcementId, sideId } from '#shared/document/ids'
import { type Counter, type CounterType, type Group, type Side, type Wing } from '#shared/document/armies'
import { type Scenario } from '#shared/document/types'
import { hexKey } from '#shared/hex/axial'
import { parseFacingName } from '#shared/hex/facing'
import { sheetFromCatalogue } from '#shared/rules/counters/counterSheet'
import { firstFaceOf } from '#shared/rules/contract/rows'
import { type Ruleset } from '#shared/rules/contract/ruleset'
import { type CatalogueId, catalogueOf, typesOf } from './catalogue'
import { found, hexAt, type Names } from './drawing'
import { type Said, type SaidStats, typeInWords, worded } from './worded'

/** One counter. */
export interface DrawnPiece extends Partial<
  Pick<Counter, 'placement' | 'rank' | 'status' | 'hidden' | 'decoy'>
> {
  /** One of the catalogue, or of the army's own. */
  readonly type: string
  /** Absent = it enters later. */
  readonly at?: string
  /** `s0`…`s5`, `v0`…`v5`, clockwise from 12 o'clock. */
  readonly facing: string
  readonly name?: Said
  readonly group?: string
  readonly reinforcement?: string
}

/** A group of the army; its id is no other's of the board. */
interface DrawnGroup {
  readonly name: Said
  readonly leader?: string
  readonly note?: Said
  readonly color?: string
  /** Makes it a wing. */
  readonly wing?: Wing
}

/** A type of the catalogue under another flag. */
interface OwnType {
  readonly like: string
  readonly name: Said
  readonly code: Said
  readonly stats: SaidStats
}

export interface Army extends Pick<Side, 'color' | 'setUp'> {
  readonly name: Said
  readonly notes: Said
  readonly commander?: string
  readonly types?: Readonly<Record<string, OwnType>>
  readonly groups?: Readonly<Record<string, DrawnGroup>>
  readonly pieces: Readonly<Record<string, DrawnPiece>>
}

export type Armies = Readonly<Record<string, Army>>

/** The sides, groups, types and counters of these armies. */
export function armiesOf(
  armies: Armies,
  names: Names,
  { ruleset, catalogue }: { readonly ruleset: Ruleset; readonly catalogue: CatalogueId },
): Pick<Scenario, 'sides' | 'groups' | 'counterTypes' | 'counters'> {
  const pieces = Object.entries(armies).flatMap(([side, army]) =>
    Object.entries(army.pieces).map(([id, piece]) => ({ side, id, piece })),
  )
  const counterTypes = counterTypesOf(armies, pieces, { ruleset, catalogue })
  return {
    groups: groupsOf(armies),
    sides: Object.fromEntries(Object.entries(armies).map(([id, army]) => [sideId(id), sideOf(army)])),
    counterTypes,
    counters: Object.fromEntries(
      pieces.map((one) => [counterId(one.id), counterOf(one, counterTypes, { names, ruleset })]),
    ),
  }
}

function sideOf({ name, color, notes, commander, setUp }: Army): Side {
  return {
    ...worded({ name, notes }),
    color,
    ...(commander !== undefined && { commander: counterId(commander) }),
    ...(setUp && { setUp }),
  }
}

function groupsOf(armies: Armies): Scenario['groups'] {
  return Object.fromEntries(
    Object.entries(armies).flatMap(([side, { groups = {} }]) =>
      Object.entries(groups).map(
        ([id, { name, leader, note = '', ...more }], rank): readonly [string, Group] => [
          groupId(id),
          {
            ...worded({ name, note }),
            ...{ side: sideId(side), rank, ...more },
            ...(leader !== undefined && { leader: counterId(leader) }),
          },
        ],
      ),
    ),
  )
}

interface SidePiece {
  readonly side: string
  readonly id: string
  readonly piece: DrawnPiece
}

const typeIdOf = ({ side, piece }: Omit<SidePiece, 'id'>) => counterTypeId(`${side}-${piece.type}`)

/** The sheets of these pieces, each once, in the order of their first, as many as there are pieces. */
function counterTypesOf(
  armies: Armies,
  pieces: readonly SidePiece[],
  { ruleset, catalogue: id }: { readonly ruleset: Ruleset; readonly catalogue: CatalogueId },
): Scenario['counterTypes'] {
  const catalogue = catalogueOf(id)
  const types = typesOf(catalogue)
  const sheetOf = (of: string, side: string): CounterType => {
    const type = found(types[of], of)
    return sheetFromCatalogue(ruleset.counterSchema, catalogue, type, { language: 'fr', side: sideId(side) })
  }
  const typeOf = ({ side, piece }: SidePiece): CounterType => {
    const own = armies[side]?.types?.[piece.type]
    if (!own) return sheetOf(piece.type, side)
    const { like, name, code, stats } = own
    const sheet = sheetOf(like, side)
    return typeInWords(sheet, { name, abbreviation: code, stats })
  }
  return Object.fromEntries(
    pieces.map((one): readonly [string, CounterType] => [
      typeIdOf(one),
      {
        ...typeOf(one),
        quantity: pieces.filter((other) => typeIdOf(other) === typeIdOf(one)).length,
      },
    ]),
  )
}

function counterOf(
  one: SidePiece,
  types: Scenario['counterTypes'],
  { names, ruleset }: { readonly names: Names; readonly ruleset: Ruleset },
): Counter {
  const { type, at, facing, name = '', group, reinforcement, ...state } = one.piece
  const sheet = found(types[typeIdOf(one)], type)
  return {
    type: typeIdOf(one),
    ...worded({ name }),
    side: sideId(one.side),
    ...(at !== undefined && { hex: hexKey(hexAt(at, names)) }),
    facing: found(parseFacingName(facing, names.grid), facing),
    placement: 'ground',
    rank: 0,
    face: firstFaceOf(sheet, ruleset.counterSchema),
    status: {},
    hidden: false,
    decoy: false,
    ...state,
    ...(group !== undefined && { group: groupId(group) }),
    ...(reinforcement !== undefined && { reinforcement: reinforcementId(reinforcement) }),
  }
}
