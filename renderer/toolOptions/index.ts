/**
 * The settings of all tools, kept between uses. One file a tool: types and first values. They exist before the
 * tools (which load after the first picture), so no file here imports one.
 */
import { type Ruleset } from '#shared/rules/ruleset'
import { type AreaOptions, areaOptions } from './area'
import { type AttributeOptions, attributeOptions } from './attribute'
import { type CounterOptions, counterOptions } from './counter'
import { type ElevationOptions, elevationOptions } from './elevation'
import { type EraserOptions, eraserOptions } from './eraser'
import { type HexsideOptions, hexsideOptions } from './hexside'
import { type LabelOptions, labelOptions } from './label'
import { type MarkerOptions, markerOptions } from './marker'
import { type RoadOptions, roadOptions } from './road'
import { type RouteOptions, routeOptions } from './route'
import { type SelectOptions, selectOptions } from './select'
import { type StampOptions, stampOptions } from './stamp'
import { type StructureOptions, structureOptions } from './structure'
import { type TerrainOptions, terrainOptions } from './terrain'
import { type ZoneOptions, zoneOptions } from './zone'

export interface ToolOptions
  extends
    AreaOptions,
    AttributeOptions,
    CounterOptions,
    ElevationOptions,
    EraserOptions,
    HexsideOptions,
    LabelOptions,
    MarkerOptions,
    RoadOptions,
    RouteOptions,
    SelectOptions,
    StampOptions,
    StructureOptions,
    TerrainOptions,
    ZoneOptions {}

/** As they are at first; or as they were chosen, but for what this ruleset does not know. */
export function toolOptions(ruleset: Ruleset, chosen?: ToolOptions): ToolOptions {
  return {
    ...areaOptions(chosen),
    ...attributeOptions(ruleset, chosen),
    ...counterOptions(chosen),
    ...elevationOptions(chosen),
    ...eraserOptions(chosen),
    ...hexsideOptions(ruleset, chosen),
    ...labelOptions(chosen),
    ...markerOptions(ruleset, chosen),
    ...roadOptions(ruleset, chosen),
    ...routeOptions(chosen),
    ...selectOptions(chosen),
    ...stampOptions(chosen),
    ...structureOptions(ruleset, chosen),
    ...terrainOptions(ruleset, chosen),
    ...zoneOptions(chosen),
  }
}
