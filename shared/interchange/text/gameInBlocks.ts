/** Everything that a scenario says in words, as blocks: what the booklet and the players' aid print, for formats that hold text. */
import { type Language, type Localized } from '#shared/i18n/localized'
import { type Style } from '#shared/painter/style'
import { type Block } from '#shared/print/booklet/blocks/blocks'
import { printedTitle } from '#shared/print/booklet/content/opening'
import { type BookletSubject } from '#shared/print/booklet/content/subject'
import { aidContent } from '#shared/print/booklet/planAids'
import { bookletSections } from '#shared/print/booklet/planBooklet'
import { type ExportSubject } from '#shared/print/export/planPrint'

interface GameInBlocks {
  readonly title: string
  readonly sections: readonly { readonly title: Localized; readonly blocks: readonly Block[] }[]
  /** The players' aid: the sequence of play with the options, then table by table. */
  readonly aid: { readonly title: string; readonly blocks: readonly Block[] }
}

/** @param style of the map and the counters among the blocks */
export function gameInBlocks(
  { scenario, ruleset }: ExportSubject,
  { language, style }: { readonly language: Language; readonly style: Style },
): GameInBlocks {
  const subject: BookletSubject = { scenario, ruleset, language, style }
  const { title, legend, opening, tables } = aidContent(scenario, ruleset, language)
  return {
    title: printedTitle(subject),
    sections: bookletSections(subject).map((section) => ({
      title: section.title,
      blocks: section.parts.flatMap(({ blocks }) => blocks),
    })),
    aid: { title, blocks: [...legend, ...opening, ...tables.flat()] },
  }
}
