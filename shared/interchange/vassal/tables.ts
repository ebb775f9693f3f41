/** The tables of the rules as charts: HTML as plain as VASSAL's window shows it, in letters of any alphabet. */
import { utf8OfText } from '#shared/images/utf8'
import { type Block } from '#shared/print/booklet/blocks/blocks'
import { aidContent } from '#shared/print/booklet/planAids'
import { htmlOf } from '../text/html'
import { type ZipEntry } from '../zip/writeZip'
import { type ModuleSetting, say } from './setting'
import { spoken } from './strings'

export interface Chart extends ZipEntry {
  readonly title: string
}

/** The sequence of play with the options, then table by table, as the scenario plays them. */
export function charts(setting: ModuleSetting): Chart[] {
  const { scenario, ruleset, language } = setting
  const { legend, opening, tables } = aidContent(scenario, ruleset, language)
  const pages = [
    ...(opening.length > 0 ? [{ title: say(setting, 'sequence'), blocks: opening }] : []),
    ...tables.map((blocks) => ({ title: headOf(blocks), blocks: [...blocks, ...legend] })),
  ]
  return pages.map(({ title, blocks }, index) => ({
    name: `chart-${index + 1}.html`,
    title: spoken(title),
    bytes: utf8OfText(chartHtml(blocks)),
  }))
}

function headOf(blocks: readonly Block[]): string {
  return blocks.flatMap((block) => (block.kind === 'heading' ? block.text : []))[0] ?? ''
}

/** The tags of HTML 3.2 alone, and no letter that an old reader could take for another. */
function chartHtml(blocks: readonly Block[]): string {
  const body = htmlOf(blocks, { level: 1 })
    .replace(/<\/?t(head|body)>\n?/g, '')
    .replace(/ scope="col"/g, ' bgcolor="#e4dcc8"')
    .replace(/<table[^>]*>/g, '<table border="1" cellspacing="0" cellpadding="4">')
    .replace(/<h2>/g, '<h3>')
    .replace(/<\/h2>/g, '</h3>')
  return ascii(`<html><body bgcolor="#fbf9f2">\n${body}\n</body></html>\n`)
}

function ascii(text: string): string {
  return text.replace(/[^\x20-\x7e\n]/gu, (letter) => `&#${letter.codePointAt(0)};`)
}
