/**
 * The opening of a booklet: a cover of its own when the scenario has a picture for it, else a title over a strip of its map.
 * Lengths are mm.
 */
import { otherLanguage, titleIn } from '#shared/document/authorText'
import { editionInWords } from '#shared/document/inWords/editionInWords'
import { mapFrame } from '#shared/painter/frame'
import { type DrawOp, type Rect, solid } from '#shared/painter/ops'
import { PathBuilder } from '#shared/painter/path'
import { inRole } from '#shared/painter/roles'
import { type LayerId } from '#shared/painter/style'
import { fitText, placeText } from '#shared/painter/text'
import { localized } from '#shared/i18n/localized'
import { type Figure } from '../blocks/blocks'
import { ACCENT, INK, type PageGrid, SIZES } from '../flow/grid'
import { printedText } from '../text/typography'
import { mapFigure, playersScene } from './mapFigure'
import { pictureIn, proportionOf } from './pictureFigure'
import { type BookletSubject, said } from './subject'

const TEXT = {
  kind: localized('Livret de scénario', 'Scenario booklet'),
  cover: localized('Image de couverture', 'Cover picture'),
  logo: localized('Emblème', 'Logo'),
  players: (rules: string) => ({ fr: `Un scénario pour ${rules}`, en: `A scenario for ${rules}` }),
}

/** The ground alone, as a picture. */
const SCENERY: readonly LayerId[] = ['terrain', 'elevation', 'ways', 'structures', 'hexsides', 'counters']

/** The title as it is printed. */
export function printedTitle({ scenario, language }: Pick<BookletSubject, 'scenario' | 'language'>): string {
  return printedText(titleIn(scenario.info, language), language) || said({ language }, TEXT.kind)
}

/** Below the title: the rules that it is played by, and who made it. */
function subtitles(subject: BookletSubject): string[] {
  const { scenario, ruleset, language } = subject
  const { authors } = scenario.info
  const rules = TEXT.players(ruleset.name[language])[language]
  const made = [authors.join(', '), editionInWords(scenario.info, language)]
    .filter((part) => part !== '')
    .join(' · ')
  const { otherTitle, language: own, title } = scenario.info
  const other = language === own ? otherTitle : title
  // The title in the other language helps whoever looks for the file.
  const also =
    other && other !== titleIn(scenario.info, language) ? printedText(other, otherLanguage(language)) : ''
  return [also, rules, made].filter((line) => line !== '')
}

/**
 * The title band of the first page.
 * @param stripMm the height of the strip of the map above it; 0 = none.
 */
export function titleFigure(subject: BookletSubject, stripMm: number): Figure {
  const { scenario } = subject
  const logo = scenario.info.logo
  const proportion = proportionOf(scenario, logo)
  const lines = subtitles(subject)
  const under = 19 + lines.length * 5.4
  return {
    kind: 'figure',
    caption: [],
    size: (width) => ({ width, height: stripMm + under }),
    paint: (width, _height, pxPerMm) => {
      const title = printedTitle(subject)
      const room = width - (proportion ? 26 : 0)
      const size = fitText(title, 'serif-bold', room, SIZES.title)
      return [
        ...(stripMm > 0 ? stripOps(subject, { width, height: stripMm }, pxPerMm) : []),
        heading(placeText({ text: title, x: 0, y: stripMm + 12.5, font: 'serif-bold', size, color: ACCENT })),
        ...lines.map((text, index) =>
          paragraph(
            placeText({
              text,
              x: 0,
              y: stripMm + 19.5 + index * 5.4,
              font: 'serif-italic',
              size: fitText(text, 'serif-italic', room, 4.2),
              color: INK,
            }),
          ),
        ),
        ...(logo !== undefined && proportion
          ? [
              picture(
                said(subject, TEXT.logo),
                pictureIn(logo, proportion, { x: width - 24, y: stripMm + 3, width: 24, height: under - 6 }),
              ),
            ]
          : []),
        rule(0, stripMm + under - 1.2, width),
      ]
    },
  }
}

const heading = (title: DrawOp): DrawOp => inRole({ type: 'H1' }, [title])
const paragraph = (line: DrawOp): DrawOp => inRole({ type: 'P' }, [line])
const picture = (alt: string, image: DrawOp): DrawOp => inRole({ type: 'Figure', alt }, [image])

function stripOps(
  subject: BookletSubject,
  { width, height }: { readonly width: number; readonly height: number },
  pxPerMm: number | undefined,
): DrawOp[] {
  const scene = playersScene(subject)
  const part = stripOf(mapFrame(scene.layout), width / height)
  const strip = mapFigure(scene, subject, { caption: [], layers: SCENERY, part, largestHex: Infinity })
  const clip = { path: new PathBuilder().rect(0, 0, width, height).build() }
  return [{ kind: 'group', clip, ops: strip.paint(width, height, pxPerMm) }]
}

/** The widest strip of a map of these proportions, about its middle. */
function stripOf(frame: Rect, proportion: number): Rect {
  const width = Math.min(frame.width, frame.height * proportion)
  const height = width / proportion
  return {
    x: frame.x + (frame.width - width) / 2,
    y: frame.y + (frame.height - height) / 2,
    width,
    height,
  }
}

function rule(x: number, y: number, width: number): DrawOp {
  return { kind: 'path', path: new PathBuilder().rect(x, y, width, 0.4).build(), fill: solid(ACCENT) }
}

/** The drawing of the cover page; undefined for a scenario without a picture for it. */
export function coverOps(subject: BookletSubject, grid: PageGrid): DrawOp[] | undefined {
  const { scenario } = subject
  const { cover, logo } = scenario.info
  const proportion = proportionOf(scenario, cover)
  if (cover === undefined || !proportion) return undefined
  const middle = grid.widthMm / 2
  const width = grid.width
  const title = printedTitle(subject)
  const size = fitText(title, 'serif-bold', width, 17)
  const lines = subtitles(subject)
  const centred = (text: string, y: number, most: number): DrawOp =>
    paragraph(
      placeText({
        text,
        x: middle,
        y,
        font: 'serif-italic',
        size: fitText(text, 'serif-italic', width, most),
        color: INK,
        anchor: 'middle',
      }),
    )
  const top = 52 + lines.length * 7
  const logoProportion = proportionOf(scenario, logo)
  const bottom = grid.heightMm - (logoProportion ? 52 : 24)
  return [
    heading(
      placeText({ text: title, x: middle, y: 42, font: 'serif-bold', size, color: ACCENT, anchor: 'middle' }),
    ),
    ...lines.map((text, index) => centred(text, 52 + index * 7, 5.4)),
    picture(
      said(subject, TEXT.cover),
      pictureIn(cover, proportion, { x: grid.left, y: top, width, height: bottom - top }),
    ),
    ...(logo !== undefined && logoProportion
      ? [
          picture(
            said(subject, TEXT.logo),
            pictureIn(logo, logoProportion, { x: middle - 30, y: bottom + 8, width: 60, height: 28 }),
          ),
        ]
      : []),
  ]
}
