/**
 * Turns, mirrors or shifts the map of a scenario with every hex, side, facing, board and edge (MAP-3). Turning or mirroring
 * everything twice gives the same file. Unknown keys (`extra`) may name places: they stay as they are.
 */
import { type HexKey, hexKey } from '#shared/hex/axial'
import { type HexsideKey, parseHexsideKey } from '#shared/hex/hexside'
import {
  isMirrored,
  layDirection,
  layFacing,
  layHex,
  layHexKey,
  type Laying,
  laySideKey,
  swapsHalves,
} from '#shared/hex/laying'
import { mapRecord } from '#shared/lang/mapRecord'
import { inBuckets } from './chunk'
import { footprint } from './counters'
import { laidBoard, laidNumbering } from './laidBoards'
import { laidEdge } from './laidEdges'
import { laidChunks } from './laidChunks'
import { laidGame } from './laidGame'
import { mappedReinforcement, mappedVictory } from './mappedGame'
import { mappedSilenced } from './silenced'
import { type Counter, type Group } from './armies'
import {
  type HexsideFeatures,
  type HexsideHalf,
  type Scenario,
  type ScenarioMap,
  type Structure,
} from './types'
import { laidLabel } from './laidLabel'

/** The scenario on the grid on which its map is laid; places that it does not fill hold the first terrain of its palette. */
export function laidScenario(scenario: Scenario, laying: Laying): Scenario {
  const place = <T extends { readonly hex: HexKey }>(one: T): T => ({
    ...one,
    hex: layHexKey(one.hex, laying),
  })
  const game = laidGame(laying)
  return {
    ...scenario,
    map: laidMap(scenario.map, laying),
    ...(scenario.start
      ? { start: { ...scenario.start, windToward: layDirection(scenario.start.windToward, laying) } }
      : {}),
    boards: mapRecord(scenario.boards, (board) => laidBoard(board, laying)),
    groups: mapRecord(scenario.groups, (group) => laidGroup(group, laying)),
    reinforcements: mapRecord(scenario.reinforcements, (one) => mappedReinforcement(one, game)),
    victory: mapRecord(scenario.victory, (one) => mappedVictory(one, game)),
    counters: mapRecord(scenario.counters, (counter) => laidCounter(scenario, counter, laying)),
    zones: mapRecord(scenario.zones, (zone) => ({
      ...zone,
      hexes: zone.hexes.map((hex) => layHexKey(hex, laying)),
    })),
    labels: mapRecord(scenario.labels, (label) => laidLabel(place(label), laying)),
    silenced: mappedSilenced(scenario.silenced, game),
  }
}

function laidMap(map: ScenarioMap, laying: Laying): ScenarioMap {
  const filler = Object.values(map.palette)[0] ?? ''
  return {
    ...map,
    grid: laying.to,
    numbering: laidNumbering(map.numbering, laying),
    chunks: laidChunks([{ chunks: map.chunks, laying }], laying.to, filler),
    hexsides: laidHexsides(map.hexsides, laying),
    structures: Object.fromEntries(
      Object.entries(map.structures).map(([hex, structure]) => [
        layHexKey(hex as HexKey, laying),
        withFacing(structure, laying),
      ]),
    ),
    markers: mapRecord(map.markers, (marker) => ({
      ...withFacing(marker, laying),
      hex: layHexKey(marker.hex, laying),
    })),
    ...(map.background
      ? {
          background: {
            ...map.background,
            fit: map.background.fit.map((point) => ({ ...point, hex: layHexKey(point.hex, laying) })),
          },
        }
      : {}),
  }
}

// A formation that faces a vertex is held by the left one of its two hexes: mirrored, by the one that was on the right.
function laidCounter(scenario: Scenario, counter: Counter, laying: Laying): Counter {
  const covers = footprint(scenario, counter)
  const held = isMirrored(laying) && counter.facing.kind === 'vertex' ? covers.at(-1) : covers[0]
  return {
    ...counter,
    ...(held ? { hex: hexKey(layHex(held, laying)) } : {}),
    facing: layFacing(counter.facing, laying),
  }
}

function laidHexsides(hexsides: ScenarioMap['hexsides'], laying: Laying): ScenarioMap['hexsides'] {
  const laid: Record<HexsideKey, HexsideFeatures> = {}
  for (const bucket of Object.values(hexsides))
    for (const [key, features] of Object.entries(bucket) as [HexsideKey, HexsideFeatures][])
      laid[laySideKey(key, laying)] = swapsHalves(parseHexsideKey(key), laying)
        ? swappedHalves(features)
        : features
  return inBuckets(laid, laying.to)
}

// Owned by the hex that was across: what has an inside names the other half.
export function swappedHalves(features: HexsideFeatures): HexsideFeatures {
  const other = <T extends { readonly inside?: HexsideHalf }>(feature: T): T =>
    feature.inside === undefined
      ? feature
      : { ...feature, inside: feature.inside === 'owner' ? 'across' : 'owner' }
  const { barrier, opening, fixture } = features
  return {
    ...features,
    ...(barrier ? { barrier: other(barrier) } : {}),
    ...(opening ? { opening: other(opening) } : {}),
    ...(fixture ? { fixture: other(fixture) } : {}),
  }
}

function withFacing<T extends Pick<Structure, 'facing'>>(one: T, laying: Laying): T {
  return one.facing === undefined ? one : { ...one, facing: layFacing(one.facing, laying) }
}

function laidGroup(group: Group, laying: Laying): Group {
  if (!group.wing?.retreatEdge) return group
  const { retreatEdge, ...wing } = group.wing
  const laid = laidEdge(retreatEdge, laying)
  return { ...group, wing: laid ? { ...wing, retreatEdge: laid } : wing }
}
