/** Turns a document and its ruleset into what the painter draws. No work per hex: safe after every edit. */
import { countersByHex, footprint } from '#shared/document/counters'
import { type Counter } from '#shared/document/armies'
import { type CounterId, type SideId } from '#shared/document/ids'
import { type Scenario, type ScenarioMap } from '#shared/document/types'
import { type Eyes, isConcealed, knownTo } from '#shared/document/eyes'
import { gamePlaces } from '#shared/document/gamePlaces'
import { type Axial } from '#shared/hex/axial'
import { facingAngle } from '#shared/hex/facing'
import { type FallRows, isFallenBarrier, isFallenStructure } from '#shared/rules/standing/fallen'
import { TERRAIN_LOOK_ROWS, type TerrainLook } from '#shared/rules/map/looks'
import { cardFace, inDesign } from './cardFace'
import { placedBackground } from './placedBackground'
import { type PlacedFace, type Scene, type SceneRuleset } from './scene'

export interface SceneOptions {
  /**
   * The author or player who looks: a counter concealed from them is drawn as what its ruleset conceals it under, and left out when that is nothing,
   * as hidden markers are. Default: the author, who sees all.
   */
  readonly eyes?: Eyes
  /** On paper a background that is not meant for print is left out. */
  readonly onPaper?: boolean
}

/** The scene of a scenario: map and looks are looked up, counters that are on the map are described, bottom first. */
export function sceneOf(scenario: Scenario, ruleset: SceneRuleset, options: SceneOptions = {}): Scene {
  const { eyes = 'author', onPaper = false } = options
  const seen = drawnFor(eyes, scenario, ruleset)
  const map = onPaper ? printedMap(seen.map) : seen.map
  const terrains = lookById(ruleset.terrains)
  const caves = caveLooks(ruleset)
  const features = lookById(ruleset.features)
  // Markers are asked for by their kind.
  const structures = lookById([...ruleset.markers, ...ruleset.structures])
  const openLook = terrains.get(ruleset.openTerrain) ?? 'clear'
  return {
    map,
    background: placedBackground(map),
    layout: { grid: map.grid, hexMm: map.hexMm },
    terrainLook: (id, environment) =>
      (environment === 'cave' ? caves.get(id) : undefined) ?? terrains.get(id) ?? openLook,
    featureLook: (id) => features.get(id) ?? 'wall',
    structureLook: (id) => structures.get(id) ?? 'wall-hex',
    roadsBridgeWater: !ruleset.terrains.some(({ look }) => TERRAIN_LOOK_ROWS[look].crossing),
    ...fallenIn(map, ruleset),
    sideColor: (id) => scenario.sides[id as SideId]?.color,
    attributes: ruleset.hexAttributes,
    counters: placedFaces(seen, ruleset, eyes),
    boards: scenario.boards,
    labels: seen.labels,
    zones: seen.zones,
    places: gamePlaces(seen),
  }
}

/** The parts of a map that have fallen under these rows. */
export function fallenIn(
  map: ScenarioMap,
  rows: FallRows,
): Pick<Scene, 'isFallenBarrier' | 'isFallenStructure'> {
  return {
    isFallenBarrier: ({ side, features: { barrier } }) =>
      barrier !== undefined && isFallenBarrier(rows, map, side, barrier),
    isFallenStructure: (hex, structure) => isFallenStructure(rows, map, hex, structure),
  }
}

function lookById<L>(rows: readonly { readonly id: string; readonly look: L }[]): Map<string, L> {
  return new Map(rows.map((row) => [row.id, row.look]))
}

// What terrains look like underground, as far as that differs; nothing where the ruleset knows no caves.
function caveLooks({ terrains, hexAttributes }: SceneRuleset): Map<string, TerrainLook> {
  if (!hexAttributes.includes('cave')) return new Map()
  return new Map(terrains.flatMap(({ id, caveLook }) => (caveLook ? [[id, caveLook]] : [])))
}

function printedMap({ background, ...map }: ScenarioMap): ScenarioMap {
  return background?.print ? { ...map, background } : map
}

/** The scenario with all that is drawn for these eyes: what is concealed stays where the ruleset has a marker to lie on it. */
export function drawnFor(eyes: Eyes, scenario: Scenario, { concealedFace }: FaceRules): Scenario {
  const known = knownTo(eyes, scenario)
  return concealedFace ? { ...known, counters: scenario.counters } : known
}

type FaceRules = Pick<SceneRuleset, 'counterFace' | 'concealedFace'>

// Bottom first.
function placedFaces(scenario: Scenario, ruleset: FaceRules, eyes: Eyes): PlacedFace[] {
  const stacks = countersByHex(scenario)
  const counters = Object.entries(scenario.counters) as [CounterId, Counter][]
  return counters
    .flatMap(([id, counter]) => {
      const stack = counter.hex === undefined ? undefined : stacks.get(counter.hex)
      return stack ? [placedFace(id, { scenario, stack }, ruleset, eyes)] : []
    })
    .sort((a, b) => a.level - b.level)
}

/** A counter that is on the map, in its stack, with the face that these eyes see of it. */
export function placedFace(
  id: CounterId,
  { scenario, stack }: { readonly scenario: Scenario; readonly stack: readonly CounterId[] },
  ruleset: FaceRules,
  eyes: Eyes,
): PlacedFace {
  const counter = scenario.counters[id] as Counter
  const [hex, rear] = footprint(scenario, counter) as [Axial, Axial?]
  const placed = { id, hex, level: stack.indexOf(id), stackHeight: stack.length }
  const concealed = isConcealed(scenario, counter, eyes) && ruleset.concealedFace?.(scenario, counter)
  // What is concealed does not tell where it looks.
  if (concealed) return { ...placed, face: inDesign(scenario, counter, concealed), angle: 0 }
  const face = cardFace(scenario, counter, ruleset)
  const angle = facingAngle(counter.facing, scenario.map.grid)
  return { ...placed, face, angle, ...(rear && { rear }) }
}
