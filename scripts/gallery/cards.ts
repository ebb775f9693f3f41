/** The card of a ready scenario in the gallery, read before it is opened: its facts, and a picture of its map. */
import { createHash } from 'node:crypto'
import { textIn, titleIn } from '#shared/document/authorText'
import { namedIn } from '#shared/document/namedIn'
import { type SideId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { hexCount } from '#shared/hex/grid'
import { type Language, type Localized, localized } from '#shared/i18n/localized'
import { plainText } from '#shared/markup/plainText'
import { type DrawOp } from '#shared/painter/ops'
import { LAYERS } from '#shared/painter/style'
import { STYLES } from '#shared/painter/picture/styles'
import { toCanvas, type CanvasTarget } from '#shared/painter/toCanvas'
import { planPrint } from '#shared/print/export/planPrint'
import { rulesetOf } from '#shared/rules/registry/rulesetOf'
import { canvases } from '../../main/export/canvases'
import { canvasHost } from '../../main/export/nodePlatform'
import { type GalleryCard } from '../../renderer/dialogs/gallery/cards'

/** Px of the longer edge: twice what the narrowest card shows. */
const PICTURE_PX = 660
const QUALITY = 75
/** A card shows two lines of it. */
const BACKGROUND_LENGTH = 220

/** Too fine for a small picture, or in one language. */
const UNSEEN: readonly string[] = ['names', 'grid', 'zones', 'labels']

type Files = Readonly<Record<string, Scenario>>

/** The cards of all these files, those with the largest maps first, then by file. */
export async function galleryCards(files: Files): Promise<readonly GalleryCard[]> {
  const size = (file: string): number => hexCount((files[file] as Scenario).map.grid)
  const names = Object.keys(files).sort((a, b) => size(b) - size(a) || (a < b ? -1 : 1))
  const cards: GalleryCard[] = []
  for (const file of names) {
    const scenario = files[file] as Scenario
    const picture = await pictureFacts(file.replace('.castellan', ''), scenario)
    cards.push({ ...cardFacts(file, scenario), picture })
  }
  return cards
}

export function cardFacts(file: string, scenario: Scenario): Omit<GalleryCard, 'picture'> {
  const { info, texts, map, turns, sides } = scenario
  const inEach = (text: (language: Language) => string): Localized => localized(text('fr'), text('en'))
  return {
    ...{ file, title: inEach((language) => titleIn(info, language)), ruleset: scenario.ruleset },
    ...{ columns: map.grid.columns, rows: map.grid.rows, counters: Object.keys(scenario.counters).length },
    ...(turns?.count !== undefined && { turns: turns.count }),
    sides: (Object.keys(sides) as SideId[]).map((id) => ({
      name: inEach((language) => namedIn(scenario, language).sides[id]?.name ?? ''),
      color: sides[id]?.color ?? '',
    })),
    background: inEach((language) => beginning(plainText(textIn(texts.background, language)))),
  }
}

/** Size, and a hash of all that is drawn: the picture is out of date when it is another. */
export async function pictureFacts(name: string, scenario: Scenario): Promise<GalleryCard['picture']> {
  const { width, height, ops } = await drawingOf(scenario)
  return {
    file: `${name}.webp`,
    width,
    height,
    drawing: createHash('sha256').update(JSON.stringify(ops)).digest('hex'),
  }
}

function beginning(text: string): string {
  const [paragraph = ''] = text.split('\n')
  if (paragraph.length <= BACKGROUND_LENGTH) return paragraph
  return `${paragraph.slice(0, paragraph.lastIndexOf(' ', BACKGROUND_LENGTH))}…`
}

interface Drawing {
  /** px */
  readonly width: number
  readonly height: number
  /** Device pixels a mm. */
  readonly scale: number
  readonly ops: readonly DrawOp[]
}

/** The whole map as the program prints it on one sheet, without what such a picture cannot show. */
async function drawingOf(scenario: Scenario): Promise<Drawing> {
  const plan = await planPrint(
    { scenario, ruleset: rulesetOf(scenario) },
    {
      ...{ what: 'map', format: 'png', baseName: '', dpi: 96, style: STYLES.illustrated },
      ...{ layers: LAYERS.filter((layer) => !UNSEEN.includes(layer)), paper: 'sheet', overlap: 0, margin: 0 },
      language: scenario.info.language,
    },
  )
  if (!plan.ok) throw new Error(plan.error.en)
  const page = plan.value.page(0)
  const { widthMm, heightMm } = page
  const scale = PICTURE_PX / Math.max(widthMm, heightMm)
  return {
    ...{ width: Math.round(widthMm * scale), height: Math.round(heightMm * scale), scale },
    ops: page.paint({ pxPerMm: scale }),
  }
}

/** The picture of a card, as WebP. */
export async function cardPicture(scenario: Scenario): Promise<Uint8Array> {
  if (Object.keys(scenario.images).length > 0) throw new Error('pictures of scenarios are not decoded here')
  const { width, height, scale, ops } = await drawingOf(scenario)
  const canvas = canvases().createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.setTransform(scale, 0, 0, scale, 0, 0)
  toCanvas(
    ops,
    context as unknown as CanvasTarget<never>,
    canvasHost(() => undefined),
  )
  return canvas.encode('webp', QUALITY)
}
