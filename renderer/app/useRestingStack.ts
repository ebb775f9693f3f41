/** The stack over which the pointer, or the hex cursor of the keyboard, rests with the selection tool in hand. */
import { useEffect, useMemo, useState } from 'react'
import { countersByHex } from '#shared/document/counters'
import { type HexKey } from '#shared/hex/axial'
import { isPickable } from '../editor/layers'
import { type Editor } from '../editor/editor'
import { knownScenario } from '../editor/eyes'

const REST_MS = 400
/** The way from the hex to its fan takes a moment. */
const LEAVE_MS = 300

export interface RestingStack {
  readonly hex: HexKey | undefined
  /** The pointer is on the fan itself: it stays. */
  hold(): void
  /** The pointer has left it: it goes in a moment. */
  release(): void
  close(): void
}

export function useRestingStack(editor: Editor): RestingStack {
  const [hex, setHex] = useState<HexKey | undefined>()
  const timing = useMemo(() => createTiming(setHex), [])
  useEffect(() => {
    const stop = editor.view.hover.subscribe((now, before) => {
      if (now.hex === before.hex) return
      timing.pointed(now.hex, () => hasFan(editor, now.hex))
    })
    return () => {
      stop()
      timing.close()
    }
  }, [editor, timing])
  return { hex, ...timing }
}

function hasFan(editor: Editor, hex: HexKey | undefined): boolean {
  const state = editor.store.getState()
  const { tool, options, typing } = state.session
  if (hex === undefined || tool !== 'select' || options.selectShape !== 'counters' || typing) return false
  if (editor.input.state !== 'idle' || !isPickable('counters', state.view)) return false
  return (countersByHex(knownScenario(state)).get(hex)?.length ?? 0) > 1
}

/** Calls `show` when the fan of a stack comes and goes. */
export function createTiming(show: (hex: HexKey | undefined) => void) {
  let shown: HexKey | undefined
  // The map may hear that it was left only after the fan has been entered.
  let isHeld = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const later = (then: () => void, ms: number): void => {
    clearTimeout(timer)
    timer = setTimeout(then, ms)
  }
  const set = (hex: HexKey | undefined): void => {
    shown = hex
    show(hex)
  }
  const close = (): void => {
    clearTimeout(timer)
    isHeld = false
    set(undefined)
  }
  return {
    pointed(hex: HexKey | undefined, isStack: () => boolean): void {
      if (isHeld) return
      if (hex !== undefined && hex === shown) clearTimeout(timer)
      else if (shown !== undefined) later(close, LEAVE_MS)
      else if (hex === undefined) clearTimeout(timer)
      else later(() => isStack() && set(hex), REST_MS)
    },
    hold(): void {
      isHeld = true
      clearTimeout(timer)
    },
    release(): void {
      isHeld = false
      later(close, LEAVE_MS)
    },
    close,
  }
}
