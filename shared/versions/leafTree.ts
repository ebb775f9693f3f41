/** A scenario as the tree whose leaves differ and are merged: without grid and cells, hexsides in one record. */
import { inBuckets } from '#shared/document/chunk'
import { hexsideRecord } from '#shared/document/entities'
import { type Part } from '#shared/document/fields/part'
import { map, scenario as scenarioField } from '#shared/document/scenario'
import { type Chunk, type HexsideBucket, type Scenario, type ScenarioMap } from '#shared/document/types'
import { type Grid } from '#shared/hex/grid'
import { joinedRecords } from '#shared/lang/joinedRecords'

/** Parts by their names, as plain data. */
type LeafTree = Readonly<Record<string, unknown>>

const { grid: _grid, chunks: _chunks, ...othersOfMap } = map.members

function objectOf(members: Readonly<Record<string, Part>>): Part {
  return { form: { kind: 'object', members } }
}

/** The parts of the tree, as the fields of the document define them. */
export const TREE: Part = objectOf({
  ...scenarioField.members,
  map: { ...scenarioField.members.map, ...objectOf({ ...othersOfMap, hexsides: hexsideRecord }) },
})

export function leafTree(scenario: Scenario): LeafTree {
  const { grid: _grid, chunks: _chunks, hexsides, ...map } = scenario.map
  return {
    ...scenario,
    map: { ...map, hexsides: joinedRecords(Object.values(hexsides)) as HexsideBucket },
  }
}

/** Inverse of `leafTree`. Sides on which nothing is left go. */
export function ofLeafTree(tree: LeafTree, grid: Grid, chunks: readonly Chunk[]): Scenario {
  const { hexsides, ...map } = tree['map'] as Omit<ScenarioMap, 'grid' | 'chunks' | 'hexsides'> & {
    readonly hexsides: HexsideBucket
  }
  const sides = Object.fromEntries(
    Object.entries(hexsides).filter(([, features]) => Object.keys(features).length > 0),
  ) as HexsideBucket
  return { ...(tree as unknown as Scenario), map: { ...map, grid, chunks, hexsides: inBuckets(sides, grid) } }
}

/** True where both have the same hexes: only then is a hex of one compared with a hex of the other. */
export function sameGrid(one: Grid, other: Grid): boolean {
  return (
    one.orientation === other.orientation &&
    one.stagger === other.stagger &&
    one.columns === other.columns &&
    one.rows === other.rows &&
    (one.halfHexes ?? false) === (other.halfHexes ?? false)
  )
}
