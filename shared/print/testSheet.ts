/**
 * The test sheet: whether a printer keeps the size, how fine it draws, and by how much its backs miss its fronts, to be
 * typed as the offset of counter sheets. Two pages, for both sides of one sheet of paper.
 */
import { formatNumber, type Language, type Localized } from '#shared/i18n/localized'
import { ok, type Result } from '#shared/lang/result'
import { type Point } from '#shared/hex/layout'
import { type DrawOp, solid, type Stroke } from '#shared/painter/ops'
import { PathBuilder, polylinePath } from '#shared/painter/path'
import { inRole } from '#shared/painter/roles'
import { placeText } from '#shared/painter/text'
import { ruler, uprightRuler } from './marks'
import { type PaperId, paperSize } from './paper'
import { type PrintPlan } from './printPlan'

const INK = '#1a1a1a'
const THIN: Stroke = { color: INK, width: 0.15 }

const TEXT = {
  title: { fr: 'Feuille d’essai', en: 'Test sheet' },
  front: {
    fr: [
      'Imprimez cette feuille en recto verso, à 100\u202f% («\u202ftaille réelle\u202f»), puis mesurez.',
      'Les deux règles font 100\u202fmm exactement, le carré 50\u202fmm de côté.',
    ],
    en: [
      'Print this sheet on both sides, at 100% (“actual size”), then measure.',
      'Both rulers are exactly 100 mm long, the square has sides of 50 mm.',
    ],
  },
  back: {
    fr: [
      'Tenez la feuille face à une lampe et regardez ce côté-ci\u202f: lisez sur chaque échelle (1\u202fmm par trait)',
      'où tombe la croix du recto, vers la droite et vers le bas. Ce sont les deux valeurs du décalage du verso',
      '(négatives vers la gauche et vers le haut).',
    ],
    en: [
      'Hold the sheet against a lamp and look at this side: read on each scale (1 mm a tick)',
      'where the cross of the front falls, to the right and downwards. These are the two values of the offset of backs',
      '(negative to the left and upwards).',
    ],
  },
  measures: {
    fr: 'Règles, carré, traits, gris et lettres à comparer, et une croix dans chaque coin',
    en: 'Rulers, square, lines, greys and letters to compare, and a cross in each corner',
  },
  scales: { fr: 'Une échelle en croix dans chaque coin', en: 'Two crossed scales in each corner' },
  widths: { fr: 'Traits (mm)', en: 'Lines (mm)' },
  greys: { fr: 'Gris (%)', en: 'Greys (%)' },
  letters: { fr: 'Lettres (points)', en: 'Letters (points)' },
  sample: { fr: 'Sergent à cheval 4-5-12', en: 'Mounted sergeant 4-5-12' },
} as const satisfies Readonly<Record<string, Localized | { fr: readonly string[]; en: readonly string[] }>>

/** The front and the back of one sheet. One sheet as large as the map makes no sense here: that is A4. */
export function planTestSheet(options: {
  readonly paper: PaperId
  readonly language: Language
}): Result<PrintPlan, Localized> {
  const { width, height } = paperSize(options.paper)
  const { language } = options
  const size = { widthMm: width, heightMm: height }
  const white: DrawOp = {
    kind: 'path',
    path: new PathBuilder().rect(0, 0, width, height).build(),
    fill: solid('#ffffff'),
  }
  const sides = [
    { name: '1', paint: () => [white, ...frontOps({ width, height }, language)] },
    { name: '2', paint: () => [white, ...backOps({ width, height }, language)] },
  ] as const
  return ok({ pageCount: 2, page: (index) => ({ ...size, ...(index === 0 ? sides[0] : sides[1]) }) })
}

interface Size {
  readonly width: number
  readonly height: number
}

/** The distance of the crosses from the nearest edges, mm. */
const INSET = 25

// The same for both sides and for either way of turning the paper: symmetrical about both axes.
function crossPlaces({ width, height }: Size): Point[] {
  return [INSET, height - INSET].flatMap((y) => [INSET, width - INSET].map((x) => ({ x, y })))
}

function frontOps(paper: Size, language: Language): DrawOp[] {
  const left = 45
  return [
    ...heading(TEXT.title[language], TEXT.front[language], left),
    inRole({ type: 'Figure', alt: TEXT.measures[language] }, [
      ...ruler(left, 78),
      uprightRuler(left - 12, 88, 100),
      stroked(new PathBuilder().rect(left, 88, 50, 50).build(), { color: INK, width: 0.2 }),
      label('50 mm', left + 25, 114, 3, 'middle'),
      ...lineWidths({ x: left + 62, y: 92 }, language),
      ...greys({ x: left, y: 158 }, language),
      ...letters({ x: left, y: 190 }, language),
      ...crossPlaces(paper).flatMap(frontCross),
    ]),
  ]
}

function backOps(paper: Size, language: Language): DrawOp[] {
  return [
    ...heading(TEXT.title[language], TEXT.back[language], 40),
    inRole({ type: 'Figure', alt: TEXT.scales[language] }, crossPlaces(paper).flatMap(backScale)),
  ]
}

function heading(title: string, lines: readonly string[], x: number): DrawOp[] {
  return [
    inRole({ type: 'H1' }, [placeText({ text: title, x, y: 45, font: 'serif', size: 8, color: INK })]),
    inRole(
      { type: 'P' },
      lines.map((text, index) => label(`${text} `, x, 53 + index * 4.6, 3)),
    ),
  ]
}

function lineWidths({ x, y }: Point, language: Language): DrawOp[] {
  const widths = [0.1, 0.15, 0.2, 0.3, 0.5, 0.8]
  return [
    label(TEXT.widths[language], x, y, 3),
    ...widths.flatMap((width, index) => {
      const at = y + 6 + index * 6.5
      return [
        stroked(
          polylinePath([
            { x, y: at },
            { x: x + 30, y: at },
          ]),
          { color: INK, width },
        ),
        label(formatNumber(width, language, 2), x + 33, at + 0.9, 2.6),
      ]
    }),
  ]
}

function greys({ x, y }: Point, language: Language): DrawOp[] {
  const shares = [5, 10, 20, 30, 50, 70, 90, 100]
  return [
    label(TEXT.greys[language], x, y, 3),
    ...shares.flatMap((share, index): DrawOp[] => {
      const level = Math.round(255 * (1 - share / 100))
        .toString(16)
        .padStart(2, '0')
      const left = x + index * 15
      const path = new PathBuilder().rect(left, y + 3, 15, 12).build()
      return [
        { kind: 'path', path, fill: solid(`#${level}${level}${level}`) },
        label(String(share), left + 7.5, y + 19, 2.6, 'middle'),
      ]
    }),
  ]
}

const MM_PER_POINT = 25.4 / 72

function letters({ x, y }: Point, language: Language): DrawOp[] {
  let line = y + 1.5
  const ops = [label(TEXT.letters[language], x, y, 3)]
  for (const points of [4, 5, 6, 8, 10]) {
    line += 2.2 + points * MM_PER_POINT
    ops.push(
      label(String(points), x, line, 2.6),
      label(TEXT.sample[language], x + 8, line, points * MM_PER_POINT),
    )
  }
  return ops
}

function frontCross({ x, y }: Point): DrawOp[] {
  const path = new PathBuilder()
    .move(x - 8, y)
    .line(x + 8, y)
    .move(x, y - 8)
    .line(x, y + 8)
    .build()
  return [stroked(path, { color: INK, width: 0.3 })]
}

/** Two scales of 10 mm either way, a tick every millimetre, longer ones every five. */
function backScale({ x, y }: Point): DrawOp[] {
  const path = new PathBuilder()
    .move(x - 10, y)
    .line(x + 10, y)
    .move(x, y - 10)
    .line(x, y + 10)
  for (let mm = -10; mm <= 10; mm++) {
    const reach = mm % 5 === 0 ? 1.6 : 0.8
    path.move(x + mm, y - reach).line(x + mm, y + reach)
    path.move(x - reach, y + mm).line(x + reach, y + mm)
  }
  const ends = [-10, -5, 5, 10]
  return [
    stroked(path.build(), THIN),
    ...ends.map((mm) => label(String(mm), x + mm, y + 4, 2, 'middle')),
    ...ends.map((mm) => label(String(mm), x + 2.4, y + mm + 0.7, 2)),
  ]
}

function label(
  text: string,
  x: number,
  y: number,
  size: number,
  anchor: 'start' | 'middle' | 'end' = 'start',
): DrawOp {
  return placeText({ text, x, y, font: 'sans', size, color: INK, anchor })
}

function stroked(path: Extract<DrawOp, { kind: 'path' }>['path'], stroke: Stroke): DrawOp {
  return { kind: 'path', path, stroke }
}
