/** `npm run gallery`: writes the ready scenarios to assets/gallery/, each in both languages, and what the gallery shows of them. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { type Scenario } from '#shared/document/types'
import { readScenario } from '#shared/format/read'
import { writeScenario } from '#shared/format/write'
import { cardPicture, galleryCards } from './gallery/cards'
import { galleryScenarios } from './gallery/scenarios'

const ASSETS = new URL('../assets/', import.meta.url)
const CARDS = new URL('gallery-cards/', ASSETS)

const texts = Object.entries(galleryScenarios()).map(
  ([file, scenario]) => [file, writeScenario(scenario)] as const,
)
for (const [file, text] of texts) writeFileSync(new URL(`gallery/${file}`, ASSETS), text)

rmSync(CARDS, { recursive: true, force: true })
mkdirSync(CARDS)
// As who opens the file sees them.
const scenarios = Object.fromEntries(texts.map(([file, text]) => [file, accepted(readScenario(text, file))]))
const cards = await galleryCards(scenarios)
for (const { file, picture } of cards)
  writeFileSync(new URL(picture.file, CARDS), await cardPicture(scenarios[file] as Scenario))
writeFileSync(new URL('cards.json', CARDS), `${JSON.stringify(cards, undefined, 2)}\n`)

function accepted(read: ReturnType<typeof readScenario>): Scenario {
  if (read.ok) return read.value
  throw new Error(read.error.message.en)
}
