/** The gallery shows what is in its files, without reading one of them. */
import { loadImage } from '@napi-rs/canvas'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { GALLERY_CARDS as cards } from '../../renderer/dialogs/gallery/cards'
import { cardFacts, pictureFacts } from '../../scripts/gallery/cards'
import { hexCount } from '../../shared/hex/grid'
import { GALLERY, galleryScenario, galleryText, scenarioOf } from '../support/scenarioFiles'

const editions = readdirSync('assets/gallery').map(
  (file) => [file, scenarioOf(galleryText(file), file)] as const,
)

it('says of each scenario what its file holds, the largest maps first (`npm run gallery`)', () => {
  for (const [file, scenario] of editions)
    expect(cards.find((card) => card.file === file)).toMatchObject(cardFacts(file, scenario))
  const sizes = cards.map(({ file }) => hexCount(scenarioOf(galleryText(file)).map.grid))
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
})

it('shows each map as the painter draws it now (`npm run gallery`)', async () => {
  for (const name of GALLERY) {
    const made = await pictureFacts(name, galleryScenario(name))
    for (const { file, picture } of cards)
      if (file.startsWith(`${name}.`)) expect(picture, file).toEqual(made)
  }
})

it('has a picture of each, of the size that the card keeps free for it', async () => {
  expect(cards).toHaveLength(editions.length)
  for (const { file, picture } of cards) {
    const image = await loadImage(readFileSync(`assets/gallery-cards/${picture.file}`))
    expect([image.width, image.height], file).toEqual([picture.width, picture.height])
  }
})
