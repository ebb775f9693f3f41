/**
 * The settings of all tools, kept between uses, with their first values. They exist before the tools (which load after the
 * first picture), so nothing here imports one.
 */
import { type Erased, USUALLY_ERASED } from '#shared/commands/eraseHexes'
import { type HexsideState } from '#shared/commands/editHexsides'
import { type HexAttribute } from '#shared/document/hexAttributes'
import { REGION_PARTS, type RegionClip, type RegionPart } from '#shared/document/region/clip'
import { type CounterId, type CounterTypeId, type SideId, type ZoneId } from '#shared/document/ids'
import { type LabelFont } from '#shared/document/types'
import { type Facing } from '#shared/hex/facing'
import { type Formation } from '#shared/hex/formations'
import { type FeatureRow } from '#shared/rules/map/mapRows'
import { type RouteKind } from '#shared/rules/answers/route'
import { type Ruleset } from '#shared/rules/contract/ruleset'

/** Terrains and how often each comes: whole numbers from 1. */
export type TerrainMix = readonly { readonly terrain: string; readonly weight: number }[]

/** Options that name rows of the rules: another document's ruleset may not have them. */
interface RowOptions {
  readonly terrain: string
  /** Painted before it: one key swaps them. */
  readonly otherTerrain: string
  /** One to six different terrains. */
  readonly terrainMix: TerrainMix
  readonly attribute: HexAttribute
  readonly feature: string
  readonly way: string
  readonly structure: string
  readonly marker: string
}

export interface ToolOptions extends RowOptions {
  // Shared by all tools that draw an area.
  readonly areaShape: 'freehand' | 'line' | 'rectangle' | 'lasso'
  /** 0 to 10 hexes. */
  readonly brushRadius: number

  /** Brush and fill paint the mix instead of the terrain. */
  readonly scatter: boolean
  /** Another number scatters the mix otherwise. */
  readonly scatterSeed: number
  /** The things that the eraser rubs out of hexes. */
  readonly erased: readonly Erased[]
  readonly elevationMode: 'raise' | 'lower' | 'set'
  /** Levels: what it raises and lowers by, or sets. */
  readonly elevationValue: number
  /** The level of an attribute that has levels. */
  readonly attributeLevel: number

  /** The way sides are chosen: along them, or all round hexes that are touched, framed or caught. */
  readonly sideShape: 'along' | 'around' | 'rectangle' | 'lasso'
  /** Along a wall, an opening in every side, every second or every third. */
  readonly openingEvery: 1 | 2 | 3
  /** The state in which doors and gates are hung and walls are built, as far as the feature has it. */
  readonly sideState: HexsideState
  /** The course from one click to the next. */
  readonly wayCourse: 'straight' | 'natural'
  /** The road tool takes ways away. */
  readonly wayErases: boolean
  /** The facing of structures and markers whose kind has one. */
  readonly structureFacing: Facing
  readonly markerFacing: Facing

  /** The sheet that the counter tool stamps. */
  readonly counterType: CounterTypeId | undefined
  /** Counters of the scenario that it places instead: remaining ones, or some of the map. */
  readonly counterHand: readonly CounterId[]
  /** One by one, or a whole group at once. */
  readonly counterLaying: 'each' | Formation | 'fill'
  /** 1 to 30 of the type in a group. */
  readonly counterCount: number
  /** The piece of a map that the stamp tool lays: copied, or chosen; turned and mirrored in the hand. */
  readonly clip: RegionClip | undefined
  /** The parts of it that are placed. */
  readonly stampParts: readonly RegionPart[]
  /** Its open, level ground does not replace the map's. */
  readonly stampThrough: boolean

  // The letters of the next label. No size = what suits the hexes, no colour = dark ink.
  readonly labelSizeMm: number | undefined
  readonly labelAngle: number
  readonly labelFont: LabelFont | 'serif'
  readonly labelColor: string | undefined

  /** The zone that is painted. None = the next stroke makes a new one. */
  readonly zone: ZoneId | undefined
  readonly zoneMode: 'add' | 'remove'
  /** A drag of the selection tool frames counters in a box, or hexes; or adds and takes away the hexes that it goes through. */
  readonly selectShape: 'counters' | 'rectangle' | 'lasso' | 'hexes'
  readonly routeKind: RouteKind
  /** The cause of a retreat. */
  readonly retreatFrom: 'fire' | 'combat'
  /** The side of questions about the whole map; none = the first of the scenario. */
  readonly askedSide: SideId | undefined
}

const FIRST: Omit<ToolOptions, keyof RowOptions> = {
  areaShape: 'freehand',
  brushRadius: 0,
  scatter: false,
  scatterSeed: 1,
  erased: USUALLY_ERASED,
  elevationMode: 'raise',
  elevationValue: 1,
  attributeLevel: 1,
  sideShape: 'along',
  openingEvery: 1,
  sideState: {},
  wayCourse: 'straight',
  wayErases: false,
  structureFacing: { kind: 'side', index: 0 },
  markerFacing: { kind: 'side', index: 0 },
  counterType: undefined,
  counterHand: [],
  counterLaying: 'each',
  counterCount: 6,
  clip: undefined,
  stampParts: REGION_PARTS,
  stampThrough: false,
  labelSizeMm: undefined,
  labelAngle: 0,
  labelFont: 'serif',
  labelColor: undefined,
  zone: undefined,
  zoneMode: 'add',
  selectShape: 'counters',
  routeKind: 'move',
  retreatFrom: 'combat',
  askedSide: undefined,
}

/** As they are at first; or as they were chosen, but for what this ruleset does not know. */
export function toolOptions(ruleset: Ruleset, chosen: Partial<ToolOptions> = {}): ToolOptions {
  const { terrains, openTerrain, features, defaultWall, structures, markers, hexAttributes } = ruleset
  // Not what the map is filled with: a first stroke must show.
  const first = terrains.find(({ id }) => id !== openTerrain)?.id ?? openTerrain
  const mix = chosen.terrainMix?.filter(({ terrain }) => terrains.some(({ id }) => id === terrain)) ?? []
  const firstMix = [...new Set([first, openTerrain])].map((terrain) => ({ terrain, weight: 1 }))
  return {
    ...FIRST,
    ...chosen,
    terrain: known(terrains, chosen.terrain, first),
    otherTerrain: known(terrains, chosen.otherTerrain, openTerrain),
    terrainMix: mix.length > 0 ? mix : firstMix,
    attribute: hexAttributes.find((id) => id === chosen.attribute) ?? hexAttributes[0] ?? 'cave',
    feature: known(features, chosen.feature, defaultWall),
    way: known(waysOf(ruleset), chosen.way),
    structure: known(structures, chosen.structure),
    marker: known(markers, chosen.marker),
  }
}

/** The ways that a ruleset knows. */
export function waysOf({ features }: Pick<Ruleset, 'features'>): readonly FeatureRow[] {
  return features.filter(({ slot }) => slot === 'way')
}

/** The id when it is that of a row, else another: the first row's where none is given, empty without rows. */
function known(
  rows: readonly { readonly id: string }[],
  id: string | undefined,
  otherwise = rows[0]?.id ?? '',
): string {
  return id !== undefined && rows.some((row) => row.id === id) ? id : otherwise
}
