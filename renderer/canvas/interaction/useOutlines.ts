/** Outlines of what is selected, of what differs from a copy, of what a proof shows, and of the hex cursor of the keyboard, as draw operations. */
import { useMemo, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import { hexKey, parseHexKey } from '#shared/hex/axial'
import { hexAt } from '#shared/hex/layout'
import { type DrawOp } from '#shared/painter/ops'
import { type Editor } from '../../editor/editor'
import { framedOps } from '../../tools/overlay/framedOverlay'
import { hexOutline } from '../../tools/overlay/marks'
import { selectionOverlay } from '../../tools/overlay/selectionOverlay'
import { witnessOps } from '../../tools/overlay/witnessOverlay'

export function useOutlines(editor: Editor): readonly DrawOp[] {
  const selection = useStore(editor.store, (state) => state.session.selection)
  const scenario = useStore(editor.store, (state) => state.document.scenario)
  const witness = useStore(editor.store, (state) => state.session.witness)
  const framed = useStore(editor.store, (state) => state.session.framed)
  const zoom = useStore(editor.view.hover, (state) => state.zoom)
  const style = useStore(editor.store, (state) => state.view.style)
  const { grid, hexMm } = scenario.map
  const cursor = useSyncExternalStore(editor.input.subscribe, () => {
    const at = editor.input.cursor
    return at && hexKey(hexAt(at, { grid, hexMm }))
  })
  const frame = useMemo(() => ({ layout: { grid, hexMm }, mmPerPx: 1 / zoom }), [grid, hexMm, zoom])
  const selected = useMemo(() => selectionOverlay(selection, scenario, frame), [selection, scenario, frame])
  const proven = useMemo(() => {
    const { ruleset } = editor.document
    return witness ? witnessOps(witness, { ...frame, scenario, ruleset, view: { style } }) : []
  }, [witness, scenario, frame, style, editor])
  const differing = useMemo(
    () => (framed ? framedOps(framed, scenario, frame) : []),
    [framed, scenario, frame],
  )
  return useMemo(
    () => [
      ...differing,
      ...proven,
      ...selected,
      ...(cursor === undefined ? [] : hexOutline(parseHexKey(cursor), frame, 'cursor')),
    ],
    [differing, proven, selected, cursor, frame],
  )
}
