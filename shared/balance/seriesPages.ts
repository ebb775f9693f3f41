/** The report of a series as a page of HTML and as pages of a PDF, both with the same charts (PLY-5). */
import { type Language } from '#shared/i18n/localized'
import { escapeXml } from '#shared/lang/xmlText'
import { FONT_FILES } from '#shared/painter/fonts'
import { toSvg } from '#shared/painter/toSvg'
import { type Block, type Figure } from '#shared/print/booklet/blocks/blocks'
import { blockRows } from '#shared/print/booklet/blocks/blockRows'
import { gridOf } from '#shared/print/booklet/flow/grid'
import { layOut } from '#shared/print/booklet/flow/layOut'
import { printPage } from '#shared/print/booklet/pages'
import { span } from '#shared/print/booklet/text/spans'
import { printedText } from '#shared/print/booklet/text/typography'
import { type PrintPage } from '#shared/print/printPlan'
import { page } from '#shared/game/report/written'
import { type Chart } from './charts/chart'
import { type SeriesSection } from './seriesReport'

export interface SeriesPages {
  readonly title: string
  readonly sections: readonly SeriesSection[]
  readonly language: Language
}

/** mm, on a screen of any width: pictures shrink with the page. */
const MEASURE = 170
const HIGHEST = 200

/** One page with nothing outside it. Its charts are set in the reader's own fonts. */
export function seriesHtml({ title, sections, language }: SeriesPages): string {
  const body = sections.map(({ title: name, lines, charts = [] }) => {
    const items = lines.map((line) => `<li>${escapeXml(line[language])}</li>\n`)
    const list = items.length === 0 ? '' : `<ul>\n${items.join('')}</ul>\n`
    return `<h2>${escapeXml(name[language])}</h2>\n${charts.map((chart) => figureOf(chart, language)).join('')}${list}`
  })
  return page(title, `<style>${STYLE}</style>\n${body.join('')}`, language)
}

/** The families of the drawings, in faces that most readers have. */
const FAMILIES = [
  {
    font: 'sans',
    local: ['Noto Sans', 'Segoe UI', 'Helvetica Neue', 'DejaVu Sans', 'Arial'],
    generic: 'sans-serif',
  },
  { font: 'serif', local: ['EB Garamond', 'Garamond', 'Georgia', 'Times New Roman'], generic: 'serif' },
] as const

const STYLE = [
  ...FAMILIES.flatMap(({ font, local, generic }) => {
    const { family } = FONT_FILES[font]
    const faces = local.map((name) => `local("${name}")`).join()
    return [
      `@font-face{font-family:"${family}";src:${faces}}`,
      `text[font-family="${family}"]{font-family:"${family}",${generic}}`,
    ]
  }),
  'figure{margin:1em 0;break-inside:avoid}figure svg{width:100%;height:auto}figcaption{font-style:italic;margin-bottom:.3em}',
  'h2{break-after:avoid}',
].join('')

function figureOf(chart: Chart, language: Language): string {
  const { width, height } = chart.size(MEASURE, HIGHEST)
  const drawing = toSvg(chart.paint(width, height, language), {
    width,
    height,
    title: chart.alt[language],
    language,
  })
  const caption = `<figcaption>${escapeXml(chart.caption[language])}</figcaption>`
  return `<figure>${caption}\n${drawing}</figure>\n`
}

/** A4, as a booklet is set. */
export function seriesPages({ title, sections, language }: SeriesPages): readonly PrintPage[] {
  const grid = gridOf('a4')
  const said = (text: string): string => printedText(text, language)
  const blocks = sections.flatMap(({ title: name, lines, charts = [] }): Block[] => [
    { kind: 'heading', level: 2, text: said(name[language]) },
    ...charts.flatMap((chart) => chartBlocks(chart, language)),
    ...(lines.length === 0
      ? []
      : [
          {
            kind: 'list',
            numbered: false,
            items: lines.map((line) => [span(said(line[language]))]),
          } as const,
        ]),
  ])
  const heading: Block = { kind: 'heading', level: 1, text: said(title) }
  const measure = { width: grid.width, pageLines: grid.lines, language, isTitled: true } as const
  const rows = blockRows([heading, ...blocks], measure, 0)
  const running = { grid, first: 1, title: said(title) }
  return layOut([{ across: 'page', rows }], grid).map((laid, index) => printPage(laid, index, running))
}

function chartBlocks(chart: Chart, language: Language): Block[] {
  const figure: Figure = {
    kind: 'figure',
    caption: [],
    alt: chart.alt[language],
    size: (width, highest) => chart.size(width, Math.min(highest, HIGHEST)),
    paint: (width, height) => chart.paint(width, height, language),
  }
  const caption = [span(printedText(chart.caption[language], language), 'serif-italic')]
  return [{ kind: 'paragraph', spans: caption, introduces: true, flush: true }, figure]
}
