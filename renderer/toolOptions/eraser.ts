/** The option of the eraser: what it rubs out of hexes. */
import { type Erased, USUALLY_ERASED } from '#shared/commands/eraseHexes'

export interface EraserOptions {
  readonly erased: readonly Erased[]
}

export function eraserOptions(chosen?: EraserOptions): EraserOptions {
  return { erased: chosen?.erased ?? USUALLY_ERASED }
}
