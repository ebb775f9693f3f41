/** The editor's three slices and the hover store, as they are before anything happens. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import { REGION_PARTS } from '#shared/document/region/clip'
import { USUALLY_ERASED } from '#shared/commands/eraseHexes'
import { type Scenario } from '#shared/document/types'
import { type FileRef } from '#shared/host/host'
import { type Ruleset } from '#shared/rules/ruleset'
import { waysOf } from '../tools/road/ways'
import {
  type DocumentSlice,
  type EditorState,
  type HoverState,
  type SessionSlice,
  type TerrainMix,
  type ToolOptions,
  type ViewSlice,
} from './editor'

const DEFAULT_VIEW: ViewSlice = {
  language: 'fr',
  theme: 'system',
  style: 'illustrated',
  hiddenLayers: [],
  lockedLayers: [],
  layerOpacity: {},
  minimap: true,
  hints: true,
}

// The first terrain that is not what the map is filled with: a first stroke must show.
function firstToolOptions(ruleset: Ruleset): ToolOptions {
  const painted = ruleset.terrains.find((row) => row.id !== ruleset.openTerrain)
  const terrain = painted?.id ?? ruleset.openTerrain
  return {
    terrain,
    otherTerrain: ruleset.openTerrain,
    scatter: false,
    terrainMix: firstMix(terrain, ruleset),
    scatterSeed: 1,
    selectShape: 'counters',
    clip: undefined,
    stampParts: REGION_PARTS,
    stampThrough: false,
    areaShape: 'freehand',
    brushRadius: 0,
    erased: USUALLY_ERASED,
    elevationMode: 'raise',
    elevationValue: 1,
    attribute: ruleset.hexAttributes[0] ?? 'cave',
    attributeLevel: 1,
    feature: ruleset.defaultWall,
    sideShape: 'along',
    openingEvery: 1,
    sideState: {},
    way: waysOf(ruleset)[0]?.id ?? '',
    wayCourse: 'straight',
    wayErases: false,
    structure: ruleset.structures[0]?.id ?? '',
    structureFacing: { kind: 'side', index: 0 },
    marker: ruleset.markers[0]?.id ?? '',
    markerFacing: { kind: 'side', index: 0 },
    counterType: undefined,
    routeKind: 'move',
    retreatFrom: 'combat',
    labelSizeMm: undefined,
    labelAngle: 0,
    labelFont: 'serif',
    labelColor: undefined,
    zone: undefined,
    zoneMode: 'add',
  }
}

function firstMix(terrain: string, { openTerrain }: Ruleset): TerrainMix {
  const one = { terrain, weight: 1 }
  return terrain === openTerrain ? [one] : [one, { terrain: openTerrain, weight: 1 }]
}

/** The options with what this ruleset knows: after another document was opened, its terrain may have gone. */
export function knownOptions(options: ToolOptions, ruleset: Ruleset): ToolOptions {
  const first = firstToolOptions(ruleset)
  const kept = (rows: readonly { readonly id: string }[], id: string, otherwise: string): string =>
    rows.some((row) => row.id === id) ? id : otherwise
  const mix = options.terrainMix.filter(({ terrain }) => ruleset.terrains.some(({ id }) => id === terrain))
  return {
    ...options,
    attribute: ruleset.hexAttributes.includes(options.attribute) ? options.attribute : first.attribute,
    terrain: kept(ruleset.terrains, options.terrain, first.terrain),
    otherTerrain: kept(ruleset.terrains, options.otherTerrain, first.otherTerrain),
    terrainMix: mix.length > 0 ? mix : first.terrainMix,
    feature: kept(ruleset.features, options.feature, first.feature),
    way: kept(waysOf(ruleset), options.way, first.way),
    structure: kept(ruleset.structures, options.structure, first.structure),
    marker: kept(ruleset.markers, options.marker, first.marker),
  }
}

export function createStores(
  scenario: Scenario,
  ruleset: Ruleset,
  view: Partial<ViewSlice>,
): { readonly store: StoreApi<EditorState>; readonly hover: StoreApi<HoverState> } {
  const session: SessionSlice = {
    tool: 'select',
    options: firstToolOptions(ruleset),
    selection: { kind: 'none' },
    route: undefined,
    typing: undefined,
    notice: undefined,
  }
  return {
    store: createStore<EditorState>(() => ({
      document: untouchedDocument(scenario, undefined),
      session,
      view: { ...DEFAULT_VIEW, ...view },
    })),
    hover: createStore<HoverState>(() => ({
      hex: undefined,
      hexside: undefined,
      toolStatus: undefined,
      zoom: 1,
    })),
  }
}

/** The document slice of a scenario just made or opened. */
export function untouchedDocument(scenario: Scenario, file: FileRef | undefined): DocumentSlice {
  const nothingDone = { modified: false, undoName: undefined, redoName: undefined }
  return { scenario, file, version: undefined, ...nothingDone, findings: [] }
}
