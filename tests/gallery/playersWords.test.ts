/**
 * Outputs are for players: none says a word of the program's own workings, of its options' names or of its sources (PRT-8,
 * XCH-2).
 */
import { expect, test } from 'vitest'
import { type Language, LANGUAGES } from '#shared/i18n/localized'
import { writePage } from '#shared/interchange/page/writePage'
import { writeMarkdown } from '#shared/interchange/text/writeMarkdown'
import { planModule } from '#shared/interchange/vassal/planModule'
import { writtenEntries } from '#shared/interchange/vassal/writeVassal'
import { rulesetOf } from '#shared/rules/registry/rulesetOf'
import { createNodePlatform } from '../../main/export/nodePlatform'
import { editionIn, GALLERY } from '../support/scenarioFiles'

/** Words that belong to designers and programmers. */
const WORKINGS: readonly RegExp[] = [
  /[^.]*\b(?:la|de la|the) source (?:a|n’a|manque|dit|ne dit|nomme|donne|lost|says|names|gives|does|we)\b[^.]*/giu,
  /[^.]*\b(?:dans la|manque à la|in the|from the) source\b[^.]*/giu,
  /[^.]*(?:lecture incertaine|uncertain reading|nous est parvenu|reached us)[^.]*/giu,
  /\(\?\)/g,
  /\boption [a-z]\w*=\w+|\b[a-z]+[A-Z]\w*=\w+/g,
  /\bundefined\b|\bNaN\b|\[object|\bnull\b/g,
  // The names of options and fields.
  /\b[a-z]{2,}[A-Z][a-z]\w*\b/g,
]

const workingsIn = (text: string): string[] => [...new Set(WORKINGS.flatMap((one) => text.match(one) ?? []))]

const subjectOf = (name: string, language: Language) => {
  const scenario = editionIn(language, name)
  return { scenario, ruleset: rulesetOf(scenario) }
}

test.each(GALLERY.flatMap((name) => LANGUAGES.map((language) => [name, language] as const)))(
  'PRT-8: booklet and aid of %s in %s',
  async (name, language) => {
    const asked = { language, baseName: 'game', eyes: 'players' } as const
    const { files } = await writeMarkdown(subjectOf(name, language), asked, {} as never, {})
    const text = new TextDecoder().decode(files[0]?.bytes)
    expect(text.length).toBeGreaterThan(3000)
    expect(workingsIn(text)).toEqual([])
  },
)

const OF_EACH_RULESET = ['the-sortie', 'the-ambush', 'the-barrows']

test.each(OF_EACH_RULESET)('XCH-2: the tables of the module of %s', (name) => {
  for (const language of LANGUAGES) {
    const plan = planModule(subjectOf(name, language), { language, eyes: 'players', baseName: 'game' })
    const pages = writtenEntries(plan).filter(({ name: file }) => /\.html?$/.test(file))
    const texts = pages.map(({ bytes }) => plain(new TextDecoder().decode(bytes)))
    expect(texts.length).toBeGreaterThan(1)
    expect(texts.flatMap(workingsIn)).toEqual([])
  }
})

test.each(OF_EACH_RULESET)('XCH-6: the page of %s', async (name) => {
  for (const language of LANGUAGES) {
    const subject = subjectOf(name, language)
    const viewer = { script: '', style: '', licences: '' }
    const platform = {
      ...(await createNodePlatform(subject.scenario)),
      pageViewer: () => Promise.resolve(viewer),
    }
    const { files } = await writePage(subject, { language, baseName: 'game', eyes: 'players' }, platform, {})
    const text = plain(new TextDecoder().decode(files[0]?.bytes))
    expect(text.length).toBeGreaterThan(3000)
    expect(workingsIn(text)).toEqual([])
  }
})

/** Gives the text of a page as a reader sees it. */
function plain(html: string): string {
  return html
    .replace(/<(script|style|svg)\b.*?<\/\1>/gs, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, '\u00a0')
}
