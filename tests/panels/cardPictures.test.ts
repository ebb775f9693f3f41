/** CTR-5: pictures on counters are decoded once, shown when they are there, and closed when they have left the document. */
import { describe, expect, it } from 'vitest'
import { counterTypeId, type ImageHash } from '#shared/document/ids'
import { type CounterType } from '#shared/document/armies'
import { type EmbeddedImage, type Scenario } from '#shared/document/types'
import { createCardPictures } from '../../renderer/drawing/cardPictures'
import { type DecodedPicture } from '../../renderer/drawing/pictures'
import { testBoard } from '../support/board'

const SOLDIER = counterTypeId('crusaders-soldier')
const [LION, TOWER] = ['lion', 'tower'] as ImageHash[] as [ImageHash, ImageHash]
const imageOf = (hash: ImageHash): EmbeddedImage => ({ type: 'image/png', base64: hash })

/** A type whose one face shows this picture, in a scenario that holds these. */
function showing(shown: ImageHash, ...held: readonly ImageHash[]): Scenario {
  const board = testBoard({ counters: { guy: { type: 'crusaders-soldier', at: 'C3' } } })
  const type = board.counterTypes[SOLDIER] as CounterType
  const faces = Object.fromEntries(
    Object.entries(type.faces).map(([id, face]) => [id, { ...face, image: shown }]),
  )
  return {
    ...board,
    counterTypes: { ...board.counterTypes, [SOLDIER]: { ...type, faces } },
    images: Object.fromEntries(held.map((hash) => [hash, imageOf(hash)])),
  }
}

const drawn = ({ images }: Scenario): string[] => Object.keys(images)
/** All that decoding waits for has come. */
const settled = () => new Promise((resolve) => setTimeout(resolve))

function pictures() {
  const begun: { image: string; done(): void; fail(): void }[] = []
  const closed: string[] = []
  const longest = new Set<number | undefined>()
  const cards = createCardPictures((image, most) => {
    longest.add(most)
    return new Promise<DecodedPicture>((resolve, reject) =>
      begun.push({
        image: image.base64,
        done: () =>
          resolve({
            at: (width) => ({ width, of: image.base64 }) as unknown as ImageBitmap,
            close: () => void closed.push(image.base64),
          }),
        fail: () => reject(new Error('no picture')),
      }),
    )
  })
  let changes = 0
  const stop = cards.subscribe(() => changes++)
  return { cards, begun, closed, longest, stop, changes: () => changes }
}

describe('the pictures on cards', () => {
  it('are decoded once, and only those that a face shows; till then the card has none', async () => {
    const { cards, begun, longest, changes } = pictures()
    const scenario = showing(LION, LION, TOWER)
    expect(drawn(cards.drawable(scenario))).toEqual([])
    expect(drawn(cards.drawable({ ...scenario, counters: {} }))).toEqual([])
    expect(begun.map(({ image }) => image)).toEqual(['lion'])
    expect([...longest]).toEqual([640])
    expect([cards.has(LION), changes()]).toEqual([false, 0])
    begun[0]?.done()
    await settled()
    expect([cards.has(LION), cards.has(TOWER), cards.has(undefined), changes()]).toEqual([
      true,
      false,
      false,
      1,
    ])
    expect(cards.drawable(scenario).images).toEqual({ lion: imageOf(LION) })
    expect(cards.image(LION, 44)).toEqual({ width: 44, of: 'lion' })
    expect(begun).toHaveLength(1)
  })

  it('the same state gives the same pictures, so that what is drawn by them is not drawn anew', async () => {
    const { cards, begun } = pictures()
    const scenario = showing(LION, LION)
    cards.drawable(scenario)
    begun[0]?.done()
    await settled()
    const { images } = cards.drawable(scenario)
    expect(cards.drawable({ ...scenario, counters: {} }).images).toBe(images)
  })

  it('one that cannot be decoded is not tried again, and hinders no other', async () => {
    const { cards, begun, changes } = pictures()
    const scenario = showing(LION, LION)
    cards.drawable(scenario)
    begun[0]?.fail()
    await settled()
    expect(drawn(cards.drawable(scenario))).toEqual([])
    expect([begun.length, changes()]).toEqual([1, 1])
    const other = showing(TOWER, LION, TOWER)
    cards.drawable(other)
    begun[1]?.done()
    await settled()
    expect(drawn(cards.drawable(other))).toEqual(['tower'])
  })

  it('are closed when they leave the document, also while they are being decoded', async () => {
    const { cards, begun, closed } = pictures()
    cards.drawable(showing(LION, LION))
    begun[0]?.done()
    await settled()
    cards.drawable(showing(TOWER, TOWER))
    cards.keep({})
    expect([closed, cards.has(LION)]).toEqual([['lion'], false])
    begun[1]?.done()
    await settled()
    expect([closed, cards.has(TOWER)]).toEqual([['lion', 'tower'], false])
  })

  it('who has stopped listening hears no more', async () => {
    const { cards, begun, stop, changes } = pictures()
    stop()
    cards.drawable(showing(LION, LION))
    begun[0]?.done()
    await settled()
    expect(changes()).toBe(0)
  })
})
