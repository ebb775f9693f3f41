/** Pictures as large as scans, which recovery keeps apart from the text: a small one with long comments. */
import { createHistory } from '#shared/commands/history'
import { setBackground, type SetBackground } from '#shared/commands/setBackground'
import { type Scenario } from '#shared/document/types'
import { importImage } from '#shared/images/importImage'
import { JPEG } from '../images/pictures'

const COMMENTS = 4

function scanOf(letter: string): SetBackground {
  // A comment of a JPEG: its mark, its length with these two bytes, its letters.
  const comment = Buffer.alloc(0xffff + 2, letter)
  comment.set([0xff, 0xfe, 0xff, 0xff])
  const bytes = Buffer.concat([
    JPEG.subarray(0, 2),
    ...Array<Buffer>(COMMENTS).fill(comment),
    JPEG.subarray(2),
  ])
  const taken = importImage(bytes, `${letter}.jpg`)
  if (!taken.ok) throw new Error(taken.error.message.en)
  const { hash, image, size } = taken.value
  return { hash, image, ...size }
}

export const SCANS: readonly SetBackground[] = ['a', 'b'].map(scanOf)

/** The scenario with a scan under its map. */
export function withScan(scenario: Scenario): Scenario {
  const history = createHistory(scenario)
  const refusal = history.apply(setBackground, SCANS[0] as SetBackground)
  if (refusal) throw new Error(refusal.message.en)
  return history.document
}
