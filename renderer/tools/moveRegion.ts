/**
 * Moves the selected hexes with all that is seen on them, or lays a copy, as one step; what leaves the map is gone, its counters are
 * in the tray.
 */
import { clearRegion } from '#shared/commands/clearRegion'
import { type Refusal } from '#shared/commands/command/command'
import { moveCounters } from '#shared/commands/moveCounters'
import { pasteRegion } from '#shared/commands/pasteRegion'
import { setZoneHexes } from '#shared/commands/setZoneHexes'
import { type RegionClip } from '#shared/document/region/clip'
import { knownTo } from '#shared/document/eyes'
import { takeRegion } from '#shared/document/region/take'
import { type CounterId, type ZoneId } from '#shared/document/ids'
import { type Zone } from '#shared/document/types'
import { addHex, type Axial, type HexKey, hexKey, parseHexKey, sameHex } from '#shared/hex/axial'
import { onGrid } from '#shared/hex/grid'
import { type ToolContext } from '../editor/ports/toolContext'
import { terrainParams } from './terrainParams'

/** The piece that is being moved, counted from the hex by which it is held. */
export interface HeldRegion {
  readonly clip: RegionClip
  readonly from: Axial
}

/** The selected region when it is held by this hex. */
export function heldRegion(
  hex: Axial,
  { selection, scenario, view }: Pick<ToolContext, 'selection' | 'scenario' | 'view'>,
): HeldRegion | undefined {
  if (selection.kind !== 'hexes' || !selection.hexes.includes(hexKey(hex))) return undefined
  return { clip: takeRegion(knownTo(view.eyes, scenario), selection.hexes, hex), from: hex }
}

/** The part of a tool's context that a move uses. */
type MoveContext = Pick<
  ToolContext,
  'gesture' | 'idCode' | 'layout' | 'ruleset' | 'selection' | 'select' | 'view'
>

export function moveRegion(held: HeldRegion, to: Axial, context: MoveContext): void {
  const { clip, from } = held
  const { gesture, layout, ruleset, selection } = context
  const { eyes } = context.view
  if (sameHex(from, to) || selection.kind !== 'hexes') return
  const { label: _label, ...open } = terrainParams(ruleset.openTerrain, ruleset)
  gesture.begin()
  const refused =
    gesture.run(clearRegion, { hexes: selection.hexes, purpose: 'move', eyes, ...open }) ??
    gesture.run(pasteRegion, { clip: { ...clip, counters: {}, zones: {} }, at: hexKey(to), eyes }) ??
    gesture.run(moveCounters, {
      moves: Object.entries(clip.counters).map(([id, { hex }]) => ({
        counter: id as CounterId,
        hex: hex === undefined ? null : (placeOf(hex, to, layout) ?? null),
      })),
    }) ??
    moveZones(held, to, context)
  if (refused) return gesture.cancel()
  gesture.commit()
  selectAt(clip, to, context)
}

// They stay the same zones, which others name, and in their order. One that leaves the map keeps its name and has no hexes.
function moveZones({ clip, from }: HeldRegion, to: Axial, context: MoveContext): Refusal | undefined {
  const { gesture, layout } = context
  for (const [id, zone] of Object.entries(clip.zones) as [ZoneId, Zone][]) {
    const old = zone.hexes.map((own) => hexKey(addHex(parseHexKey(own), from)))
    const hexes = zone.hexes.flatMap((own) => placeOf(own, to, layout) ?? [])
    const refused =
      gesture.run(setZoneHexes, { zone: id, hexes: old, mode: 'remove' }) ??
      (hexes.length > 0 ? gesture.run(setZoneHexes, { zone: id, hexes, mode: 'add' }) : undefined)
    if (refused) return refused
  }
  return undefined
}

/** Lays a second one there; the first stays as it is. */
export function copyRegion({ clip, from }: HeldRegion, to: Axial, context: MoveContext): void {
  const { gesture, idCode, view } = context
  if (sameHex(from, to)) return
  gesture.begin()
  if (gesture.run(pasteRegion, { clip, at: hexKey(to), idCode, eyes: view.eyes })) return gesture.cancel()
  gesture.commit()
  selectAt(clip, to, context)
}

function placeOf(own: HexKey, to: Axial, { grid }: ToolContext['layout']): HexKey | undefined {
  const hex = addHex(parseHexKey(own), to)
  return onGrid(hex, grid) ? hexKey(hex) : undefined
}

function selectAt(clip: RegionClip, to: Axial, { layout, select }: MoveContext): void {
  const hexes = (Object.keys(clip.hexes) as HexKey[]).flatMap((own) => placeOf(own, to, layout) ?? [])
  select({ kind: 'hexes', hexes })
}
