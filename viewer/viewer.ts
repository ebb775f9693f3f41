/** The script of a shared page: makes what the writer has written come alive. Without it picture, texts and tables are there all the same. */
import { nameOfHex } from '#shared/document/placeNames'
import { type Axial } from '#shared/hex/axial'
import { localized } from '#shared/i18n/localized'
import { LAYERS } from '#shared/painter/style'
import { mountBoard } from './board/board'
import { followKeys } from './explore/keyboard'
import { followPointers } from './board/pointer'
import { mountControls } from './explore/controls'
import { createExplorer, type Explorer } from './explore/explore'
import { type Drawing } from './hex/hexCard'
import { groundInWords } from './hex/hexWords'
import { saveScenario } from './page/download'
import { byId, element } from './page/element'
import { onLanguage, say, speak } from './page/language'
import { pictureHost } from './page/pictures'
import { drawWhenPrinted } from './board/print'
import { openPage, type Shown } from './page/shown'
import { mountReader } from './reader/reader'
import './style.css'

const TEXT = {
  keys: localized(
    'Carte. Flèches\u202f: de case en case\u202f; Entrée\u202f: ce qui s’y trouve\u202f; V\u202f: ligne de vue\u202f; plus, moins\u202f: taille\u202f; 0\u202f: toute la carte.',
    'Map. Arrows: from hex to hex; Enter: what is there; V: line of sight; plus, minus: size; 0: the whole map.',
  ),
}

async function start(): Promise<void> {
  const shown = await openPage()
  const { style } = shown.data
  const [host] = await Promise.all([pictureHost(shown.scenario), mapFonts()])
  const root = document.documentElement
  root.dataset['part'] = 'map'
  root.dataset['live'] = 'true'
  const board = mountBoard(shown, host, { style, layers: LAYERS })
  board.root.tabIndex = 0
  board.root.setAttribute('role', 'application')
  speak(board.root, TEXT.keys, 'aria-label')
  const drawing = (): Drawing => ({ style: controls.look().style, host })
  const explorer: Explorer = createExplorer(shown, board, drawing, (isAsked) => controls.showSight(isAsked))
  const controls = mountControls(board, style, shown.analysis !== undefined, {
    sight: (isAsked) => explorer.askSight(isAsked),
    look(look) {
      board.look(look)
      explorer.refresh()
    },
    save: () => saveScenario(shown),
  })
  followPointers(board, { tap: (hex) => explorer.choose(hex), hover: placeLine(shown, board.root) })
  followKeys(board, explorer, shown.layout)
  mountReader(shown, drawing, (hex) => {
    board.reveal(hex)
    explorer.choose(hex)
  })
  for (const save of document.querySelectorAll('[data-save]'))
    save.addEventListener('click', () => saveScenario(shown))
  drawWhenPrinted(shown, host, controls.look)
}

/** Canvases do not wait for fonts by themselves. */
async function mapFonts(): Promise<void> {
  await Promise.all([...document.fonts].map((font) => font.load().catch(() => undefined)))
}

/** The place under the pointer, at the foot of the map. */
function placeLine(shown: Shown, root: HTMLElement): (hex: Axial | undefined) => void {
  const line = element('p', { class: 'place-line', 'aria-hidden': 'true' })
  root.append(line)
  let last: Axial | undefined
  const show = (): void => {
    const words = last
      ? [nameOfHex(shown.scenario, last), ...groundInWords(shown, last).map(say)].join(' · ')
      : ''
    if (line.textContent !== words) line.textContent = words
  }
  onLanguage(show)
  return (hex) => {
    last = hex
    show()
  }
}

start().catch((error: unknown) => {
  byId('problem').textContent = String(error)
  byId('problem').hidden = false
})
