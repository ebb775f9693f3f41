/** Moves the selected hexes with all that lies on them, as one step; what leaves the map is gone, its counters are in the tray. */
import { clearRegion } from '#shared/commands/clearRegion'
import { moveCounters } from '#shared/commands/moveCounters'
import { pasteRegion } from '#shared/commands/pasteRegion'
import { type RegionClip } from '#shared/document/region/clip'
import { takeRegion } from '#shared/document/region/take'
import { type CounterId } from '#shared/document/types'
import { addHex, type Axial, type HexKey, hexKey, parseHexKey, sameHex } from '#shared/hex/axial'
import { onGrid } from '#shared/hex/grid'
import { terrainParams } from './rows'
import { type ToolContext } from './tool'

/** The piece that is being moved, counted from the hex by which it is held. */
export interface HeldRegion {
  readonly clip: RegionClip
  readonly from: Axial
}

/** The selected region when it is held by this hex. */
export function heldRegion(hex: Axial, { selection, scenario }: ToolContext): HeldRegion | undefined {
  if (selection.kind !== 'hexes' || !selection.hexes.includes(hexKey(hex))) return undefined
  return { clip: takeRegion(scenario, selection.hexes, hex), from: hex }
}

export function moveRegion({ clip, from }: HeldRegion, to: Axial, context: ToolContext): void {
  const { gesture, layout, ruleset, selection } = context
  if (sameHex(from, to) || selection.kind !== 'hexes') return
  const there = (own: HexKey): HexKey | null => {
    const hex = addHex(parseHexKey(own), to)
    return onGrid(hex, layout.grid) ? hexKey(hex) : null
  }
  const { label: _label, ...open } = terrainParams(ruleset.openTerrain, ruleset)
  gesture.begin()
  const refused =
    gesture.run(clearRegion, { hexes: selection.hexes, purpose: 'move', ...open }) ??
    gesture.run(pasteRegion, { clip: { ...clip, counters: {} }, at: hexKey(to) }) ??
    gesture.run(moveCounters, {
      moves: Object.entries(clip.counters).map(([id, { hex }]) => ({
        counter: id as CounterId,
        hex: hex === undefined ? null : there(hex),
      })),
    })
  if (refused) return gesture.cancel()
  gesture.commit()
  const hexes = (Object.keys(clip.hexes) as HexKey[]).flatMap((own) => there(own) ?? [])
  context.select({ kind: 'hexes', hexes })
}
