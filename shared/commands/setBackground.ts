/** Embeds a picture as the background of the map, in place of another. */
import { type Draft } from 'immer'
import { image } from '#shared/document/entities'
import { keyed, type ValueOf } from '#shared/document/fields/vocabulary'
import { imageHash, imageSide } from '#shared/document/named'
import { type Background } from '#shared/document/types'
import { localized } from '#shared/i18n/localized'
import { found } from './command/cells'
import { command } from './command/command'
import { dropUnused, embed } from './command/pictures'

const params = keyed({
  hash: imageHash,
  /** As `importImage` gives it. */
  image,
  /** The size of the picture, pixels. */
  width: imageSide,
  height: imageSide,
})
export type SetBackground = ValueOf<typeof params>

/** Drawn in full, so that it is seen at once; what is traced is placed over it. */
const FIRST = { fit: [], opacity: 1, locked: false, print: false }

export const setBackground = command({
  id: 'set-background',
  params,
  name: () => localized('Poser une image de fond', 'Set the background picture'),
  run(draft, { hash, image, width, height }) {
    const { map } = found(draft)
    const before = map.background
    // Another scan of the same size, its colours mended: it lies as the one before did.
    const kept = before && before.width === width && before.height === height ? before : FIRST
    embed(draft, hash, image)
    if (before?.image === hash && kept !== FIRST) return undefined
    const next: Background = { ...kept, image: hash, width, height }
    draft.map.background = next as Draft<Background>
    if (before) dropUnused(draft, [before.image])
  },
})
