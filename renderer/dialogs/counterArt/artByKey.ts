/** Moving and sizing the picture of a counter by keys. */
import { type KeyboardEvent } from 'react'
import { shiftedArt, turnedArt, zoomedArt } from '#shared/document/art'
import { type ArtPlace } from '#shared/document/armies'
import { type ArtChange } from './useArtGesture'

const FINE = { shift: 0.01, zoom: 1.02, turn: 1 }

const LARGE = { shift: 0.1, zoom: 1.2, turn: 15 }

export function changeByKey({
  key,
  shiftKey,
  ctrlKey,
  metaKey,
  altKey,
}: KeyboardEvent): ((art: ArtPlace) => ArtChange) | undefined {
  if (ctrlKey || metaKey || altKey) return undefined
  const { shift, zoom, turn } = shiftKey ? LARGE : FINE
  const move = (dx: number, dy: number) => (art: ArtPlace) => shiftedArt(art, dx * shift, dy * shift)
  const grow = (factor: number) => (art: ArtPlace) => zoomedArt(art, art.zoom * factor)
  const rotate = (degrees: number) => (art: ArtPlace) => ({ turn: turnedArt(art.turn + degrees) })
  const changes: Readonly<Record<string, (art: ArtPlace) => ArtChange>> = {
    ArrowLeft: move(-1, 0),
    ArrowRight: move(1, 0),
    ArrowUp: move(0, -1),
    ArrowDown: move(0, 1),
    '+': grow(zoom),
    '=': grow(zoom),
    '-': grow(1 / zoom),
    _: grow(1 / zoom),
    '[': rotate(-turn),
    ']': rotate(turn),
    '{': rotate(-turn),
    '}': rotate(turn),
  }
  return changes[key]
}
