/**
 * Writes the `.castellan` file: stable key order and line layout, fit for git (DOC-1). A map row is a line, an entry
 * of a list is a line, so that painting one hex changes at most three lines. See README.md for the whole format.
 */
import { cardDesign, counters, counterTypes, groups, sides } from '#shared/document/armies'
import {
  background,
  boards,
  gridLook,
  hexsideRecord,
  images,
  info,
  labels,
  markers,
  numbering,
  palette,
  structures,
  vassalGpids,
  zones,
} from '#shared/document/entities'
import { extraLines, freeRecord } from '#shared/document/fields/vocabulary'
import { plainIn } from '#shared/document/namedIn'
import { reinforcements, specialRules, start, texts, turns, victories } from '#shared/document/game'
import { silenced } from '#shared/document/silenced'
import { type HexsideFeatures, type Scenario, type ScenarioMap } from '#shared/document/types'
import { type HexsideKey } from '#shared/hex/hexside'
import { joinedRecords } from '#shared/lang/joinedRecords'
import {
  elevationLayer,
  environmentLayer,
  flagsLayer,
  layerLines,
  type SparseLayer,
  wanderingLayer,
} from './layers'
import { writeTerrain } from './terrainRows'
import { FORMAT, VERSION } from './version'

/** The text of a scenario's file. The same document always gives the same bytes, in whichever language its names are read. */
export function writeScenario(given: Scenario): string {
  const scenario = plainIn(given, given.info.language)
  const { grid } = scenario.map
  const lines = [
    `"format": "${FORMAT}"`,
    `"version": ${VERSION}`,
    `"info": ${block(info.lines(scenario.info, grid), 1)}`,
    `"texts": ${block(texts.lines(scenario.texts, grid), 1)}`,
    `"ruleset": ${JSON.stringify(scenario.ruleset)}`,
    `"options": ${block(freeRecord.lines(scenario.options, grid), 1)}`,
    `"houseTables": ${block(freeRecord.lines(scenario.houseTables, grid), 1)}`,
    `"map": ${block(mapLines(scenario.map), 1)}`,
    ...(scenario.start ? [`"start": ${start.write(scenario.start, grid)}`] : []),
    ...(scenario.turns ? [`"turns": ${block(turns.lines(scenario.turns, grid), 1)}`] : []),
    `"boards": ${block(boards.lines(scenario.boards, grid), 1)}`,
    `"sides": ${block(sides.lines(scenario.sides, grid), 1)}`,
    `"groups": ${block(groups.lines(scenario.groups, grid), 1)}`,
    `"reinforcements": ${block(reinforcements.lines(scenario.reinforcements, grid), 1)}`,
    `"victory": ${block(victories.lines(scenario.victory, grid), 1)}`,
    `"specialRules": ${block(specialRules.lines(scenario.specialRules, grid), 1)}`,
    `"counterTypes": ${block(counterTypes.lines(scenario.counterTypes, grid), 1)}`,
    ...(scenario.cardDesign ? [`"cardDesign": ${cardDesign.write(scenario.cardDesign, grid)}`] : []),
    `"counters": ${block(counters.lines(scenario.counters, grid), 1)}`,
    `"zones": ${block(zones.lines(scenario.zones, grid), 1)}`,
    `"labels": ${block(labels.lines(scenario.labels, grid), 1)}`,
    `"images": ${block(images.lines(scenario.images, grid), 1)}`,
    ...silencedLines(scenario),
    ...vassalGpidLines(scenario),
    ...extraLines(scenario.extra),
  ]
  return `${block(lines, 0)}\n`
}

// A scenario without any says nothing of them.
function silencedLines({ silenced: all, map }: Scenario): string[] {
  const lines = all.map((one) => silenced.write(one, map.grid))
  return lines.length === 0 ? [] : [`"silenced": ${block(lines, 1, '[]')}`]
}

// Most scenarios never went to VASSAL.
function vassalGpidLines({ vassalGpids: all, map }: Scenario): string[] {
  const lines = vassalGpids.lines(all, map.grid)
  return lines.length === 0 ? [] : [`"vassalGpids": ${block(lines, 1)}`]
}

function mapLines(map: ScenarioMap): string[] {
  const { grid } = map
  const { letters, rows } = writeTerrain(map)
  const layer = <V>(sparse: SparseLayer<V>): string => block(layerLines(sparse, map), 2)
  return [
    `"orientation": "${grid.orientation}"`,
    `"stagger": "${grid.stagger}"`,
    `"columns": ${grid.columns}`,
    `"rows": ${grid.rows}`,
    `"hexMm": ${map.hexMm}`,
    `"halfHexes": ${grid.halfHexes === true}`,
    `"numbering": ${numbering.write(map.numbering, grid)}`,
    `"palette": ${block(palette.lines(letters, grid), 2)}`,
    `"terrain": ${block(
      rows.map((row) => `"${row}"`),
      2,
      '[]',
    )}`,
    `"elevation": ${layer(elevationLayer)}`,
    `"environment": ${layer(environmentLayer)}`,
    `"flags": ${layer(flagsLayer)}`,
    `"wandering": ${layer(wanderingLayer)}`,
    `"hexsides": ${block(hexsideRecord.lines(allHexsides(map), grid), 2)}`,
    `"structures": ${block(structures.lines(map.structures, grid), 2)}`,
    `"markers": ${block(markers.lines(map.markers, grid), 2)}`,
    ...(map.background ? [`"background": ${background.write(map.background, grid)}`] : []),
    ...(map.gridLook ? [`"gridLook": ${gridLook.write(map.gridLook, grid)}`] : []),
    ...extraLines(map.extra),
  ]
}

function allHexsides(map: ScenarioMap): Record<HexsideKey, HexsideFeatures> {
  return joinedRecords(Object.values(map.hexsides))
}

/** One line for each member, indented by `depth` steps of two spaces. */
export function block(lines: readonly string[], depth: number, [open, close] = '{}'): string {
  if (lines.length === 0) return `${open}${close}`
  const indent = '  '.repeat(depth)
  return `${open}\n${lines.map((line) => `${indent}  ${line}`).join(',\n')}\n${indent}${close}`
}
