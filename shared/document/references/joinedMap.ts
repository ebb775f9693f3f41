/**
 * Two scenarios on one map: the second's map joined to an edge of the first's (MAP-3, CM-SCN-4). The first keeps its title, texts,
 * rules, options, start values, turns and numbering; the second brings all that lies on its map, the sides, types and pictures that
 * this names, and its ways to victory. Each map that is no board yet becomes one.
 *
 * Where rim hexes of both coincide, what both say is said by the one that is preferred: terrain, level and the rest of a hex always;
 * a side, a structure or a kind of marker that only the other has there stays.
 */
import { joinedRecords } from '#shared/lang/joinedRecords'
import { joinGrids, type GridMisfit, type JoinedGrids } from '#shared/hex/joinGrids'
import { type Laying, turnGrid } from '#shared/hex/laying'
import { adopted } from './adopted'
import { inBuckets } from '../chunk'
import { laidChunks } from '../laidChunks'
import { laidScenario } from '../laidMap'
import { MAX_LINES } from '../limits'
import { newPaletteCharacter } from '../palette'
import { namesNothing } from '../silenced'
import {
  type SeamDifference,
  seamDifferences,
  type SeamSideDifference,
  seamSideDifferences,
} from '../seamDifferences'
import { type BoardEdge, type Marker, type Scenario, type ScenarioMap } from '../types'
import { asBoards } from '../asBoards'

export interface Joining {
  /** The edge of the first map to which the second is joined. */
  readonly edge: BoardEdge['edge']
  /** Turns the second map by 180 degrees first. */
  readonly turned: boolean
  /** The one whose word counts where rim hexes of both coincide; absent = the first. */
  readonly prefers?: 'here' | 'there'
}

export type JoinMisfit = GridMisfit | { readonly kind: 'hexMm' | 'turning' | 'size' }

export interface JoinedMaps {
  readonly scenario: Scenario
  /** The rim hexes of both that coincide and differ. */
  readonly differing: readonly SeamDifference[]
  readonly differingSides: readonly SeamSideDifference[]
  /** The place of the first map on the joined one. */
  readonly laying: Laying
}

/** The second scenario's map joined to the first's, or what does not fit. */
export function joinedScenario(first: Scenario, second: Scenario, joining: Joining): JoinedMaps | JoinMisfit {
  if (first.map.hexMm !== second.map.hexMm) return { kind: 'hexMm' }
  const turning = joining.turned ? turnGrid(second.map.grid) : undefined
  if (joining.turned && !turning) return { kind: 'turning' }
  const grids = joinGrids(first.map.grid, turning?.to ?? second.map.grid, joining.edge)
  if (!('grid' in grids)) return grids
  if (Math.max(grids.grid.columns, grids.grid.rows) > MAX_LINES) return { kind: 'size' }
  const here = laidScenario(asBoards(first, []), grids.here)
  const boards = Object.values(here.boards).map(({ name }) => name)
  const printed = asBoards(second, boards)
  const guest = turning ? laidScenario(printed, turning) : printed
  const there = adopted(laidScenario(guest, grids.there), here)
  return {
    scenario: {
      ...here,
      map: joinedMaps(here.map, there.map, { first, second: guest, grids, prefers: joining.prefers }),
      boards: both(here.boards, there.boards),
      sides: both(here.sides, there.sides),
      groups: both(here.groups, there.groups),
      reinforcements: both(here.reinforcements, there.reinforcements),
      victory: both(here.victory, there.victory),
      specialRules: both(here.specialRules, there.specialRules),
      counterTypes: both(here.counterTypes, there.counterTypes),
      counters: both(here.counters, there.counters),
      zones: both(here.zones, there.zones),
      labels: both(here.labels, there.labels),
      images: both(here.images, there.images),
      // A whole check of the other, or a finding of no place, was silenced for that scenario alone.
      silenced: [...here.silenced, ...there.silenced.filter((one) => !namesNothing(one))],
    },
    differing: seamDifferences(here.map, there.map, grids),
    differingSides: seamSideDifferences(here.map, there.map),
    laying: grids.here,
  }
}

// What both have is the first's; the second's comes after.
function both<T extends object>(here: T, there: T): T {
  return { ...here, ...Object.fromEntries(Object.entries(there).filter(([id]) => !Object.hasOwn(here, id))) }
}

interface Parts {
  readonly first: Scenario
  readonly second: Scenario
  readonly grids: JoinedGrids
  readonly prefers: Joining['prefers']
}

function joinedMaps(
  here: ScenarioMap,
  there: ScenarioMap,
  { first, second, grids, prefers }: Parts,
): ScenarioMap {
  const ours = { map: here, chunks: first.map.chunks, laying: grids.here }
  const theirs = { map: there, chunks: second.map.chunks, laying: grids.there }
  // What comes later counts.
  const [before, after] = prefers === 'there' ? [ours, theirs] : [theirs, ours]
  const background = here.background ?? there.background
  return {
    ...here,
    palette: joinedPalette(here.palette, there.palette),
    chunks: laidChunks([before, after], grids.grid, Object.values(here.palette)[0] ?? ''),
    hexsides: inBuckets(
      joinedRecords([...Object.values(before.map.hexsides), ...Object.values(after.map.hexsides)]),
      grids.grid,
    ),
    structures: { ...before.map.structures, ...after.map.structures },
    markers: { ...here.markers, ...newMarkers(here.markers, there.markers) },
    ...(background ? { background } : {}),
  }
}

function joinedPalette(here: ScenarioMap['palette'], there: ScenarioMap['palette']): ScenarioMap['palette'] {
  const palette = { ...here }
  for (const [character, terrain] of Object.entries(there)) {
    const letter = newPaletteCharacter(palette, terrain, character)
    if (letter !== undefined) palette[letter] = terrain
  }
  return palette
}

// A hex has a marker of one kind once.
function newMarkers(here: ScenarioMap['markers'], there: ScenarioMap['markers']): ScenarioMap['markers'] {
  const place = ({ kind, hex }: Marker): string => `${hex} ${kind}`
  const taken = new Set(Object.values(here).map(place))
  return Object.fromEntries(Object.entries(there).filter(([, marker]) => !taken.has(place(marker))))
}
