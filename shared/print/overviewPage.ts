/**
 * The sheet that shows how the others are joined: the whole map, small, with the outline and the name of each sheet, and
 * a ruler and a square by which the printer's scale is checked.
 */
import { type Language } from '#shared/i18n/localized'
import { type DrawOp, type Rect, solid, type Stroke } from '#shared/painter/ops'
import { PathBuilder } from '#shared/painter/path'
import { inRole } from '#shared/painter/roles'
import { paintScene } from '#shared/painter/picture/paintScene'
import { type Scene } from '#shared/painter/scene'
import { detailFor, type LayerId, type Style } from '#shared/painter/style'
import { capHeight, elideText, placeText } from '#shared/painter/text'
import { ruler } from './marks'
import { type PrintPage } from './printPlan'
import { type Tiling } from './tiling'

const INK = '#1a1a1a'
const OUTLINE: Stroke = { color: INK, width: 0.35 }

/** Pixels a mm: the small map shows which sheet lies where, and is no map to play on. */
const FINEST_PX_PER_MM = 3.5

/** Space below the map for ruler and square, mm. */
const FOOT_MM = 60

const TEXT = {
  title: { fr: 'Assemblage', en: 'Assembly' },
  picture: { fr: 'La carte entière, en petit', en: 'The whole map, small' },
  how: (count: number, overlap: string) => ({
    fr: `${count} feuilles, posées l’une sur l’autre sur ${overlap}\u202fmm.`,
    en: `${count} sheets, each laid ${overlap} mm over the next.`,
  }),
}

export interface Overview {
  readonly scene: Scene
  /** The printed part of the map, in the map's mm. */
  readonly frame: Rect
  readonly tiling: Tiling
  readonly style: Style
  readonly layers: readonly LayerId[]
  readonly title: string
  /** Version, date and licence; may be empty. */
  readonly edition: string
  readonly language: Language
  readonly margin: number
  /** mm, as words. */
  readonly overlap: string
}

/** One page, as large as the sheets; its margins are at least 10 mm. */
export function overviewPage(overview: Overview): PrintPage {
  const { tiling, language } = overview
  return {
    name: TEXT.title[language],
    widthMm: tiling.paperWidth,
    heightMm: tiling.paperHeight,
    paint: (shown) => paintOverview(overview, shown?.pxPerMm),
  }
}

function paintOverview(overview: Overview, pxPerMm = FINEST_PX_PER_MM): DrawOp[] {
  const { scene, frame, tiling, style, layers, title, edition, language, overlap } = overview
  const margin = Math.max(10, overview.margin)
  const width = tiling.paperWidth - 2 * margin
  const top = margin + 18
  const height = tiling.paperHeight - top - margin - FOOT_MM
  const scale = Math.min(width / frame.width, height / frame.height)
  const box = { x: margin, y: top, width: frame.width * scale, height: frame.height * scale }
  const paper = new PathBuilder().rect(0, 0, tiling.paperWidth, tiling.paperHeight).build()
  const finest = Math.min(pxPerMm, FINEST_PX_PER_MM)
  const detail = detailFor(scene.layout.hexMm * scale * finest)
  const how = TEXT.how(tiling.count, overlap)[language]
  const foot = tiling.paperHeight - margin
  return [
    { kind: 'path', path: paper, fill: solid('#ffffff') },
    inRole({ type: 'H1' }, [words(elideText(title, 'serif', width, 8), margin, margin + 6, 8, 'serif')]),
    inRole({ type: 'P' }, [words(how, margin, margin + 12.4, 3.2)]),
    ...(edition === '' ? [] : [words(elideText(edition, 'sans', width, 2.4), margin, margin + 16.4, 2.4)]),
    {
      kind: 'group',
      role: { type: 'Figure', alt: TEXT.picture[language] },
      transform: [scale, 0, 0, scale, box.x - frame.x * scale, box.y - frame.y * scale],
      clip: { path: new PathBuilder().rect(frame.x, frame.y, frame.width, frame.height).build() },
      ops: paintScene(scene, { rect: frame, style, layers, detail }),
    },
    ...sheetOutlines(tiling, box, scale),
    {
      kind: 'path',
      path: new PathBuilder().rect(margin, foot - 50, 50, 50).build(),
      stroke: { color: INK, width: 0.15 },
    },
    words('50 mm', margin + 25, foot - 24, 2.6, 'sans', 'middle'),
    ...ruler(margin + 60, foot),
  ]
}

/** Each sheet's window with its name in the middle, on a white plate so that it is read on any ground. */
function sheetOutlines(tiling: Tiling, box: Rect, scale: number): DrawOp[] {
  const lines = new PathBuilder()
  const plates = new PathBuilder()
  const names: DrawOp[] = []
  for (let index = 0; index < tiling.count; index++) {
    const { name, window } = tiling.sheet(index)
    const [x, y] = [box.x + window.x * scale, box.y + window.y * scale]
    const [width, height] = [window.width * scale, window.height * scale]
    lines.rect(x, y, width, height)
    const size = Math.max(2, Math.min(6, width / 3, height / 2))
    const middle = { x: x + width / 2, y: y + height / 2 }
    plates.rect(middle.x - size, middle.y - size * 0.7, size * 2, size * 1.4)
    const baseline = middle.y + capHeight('sans-bold', size) / 2
    names.push(words(name, middle.x, baseline, size, 'sans-bold', 'middle'))
  }
  return [
    { kind: 'path', path: lines.build(), stroke: OUTLINE },
    { kind: 'path', path: plates.build(), fill: solid('#ffffff', 0.85) },
    ...names,
  ]
}

function words(
  text: string,
  x: number,
  y: number,
  size: number,
  font: 'sans' | 'sans-bold' | 'serif' = 'sans',
  anchor: 'start' | 'middle' = 'start',
): DrawOp {
  return placeText({ text, x, y, font, size, color: INK, anchor })
}
