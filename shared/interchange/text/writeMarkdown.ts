/** A scenario's booklet and players' aid as Markdown: for forums, wikis and whoever edits texts. */
import { knownTo } from '#shared/document/eyes'
import { namedIn } from '#shared/document/namedIn'
import { localized } from '#shared/i18n/localized'
import { utf8OfText } from '#shared/images/utf8'
import { STYLES } from '#shared/painter/picture/styles'
import { type Writer } from '../exchange/written'
import { gameInBlocks } from './gameInBlocks'
import { headingText, markdownOf } from './markdown'

const NO_PICTURES = localized(
  'La carte et les images des pions restent de côté\u202f: Markdown ne contient que du texte.',
  'The map and the pictures of counters are left out: Markdown holds text alone.',
)

export const writeMarkdown: Writer = ({ scenario, ruleset }, { language, baseName, eyes }) => {
  const subject = { scenario: namedIn(knownTo(eyes, scenario), language), ruleset }
  const { title, sections, aid } = gameInBlocks(subject, { language, style: STYLES.ink })
  const parts = [
    headingText(1, title),
    ...sections.flatMap((section, index) => [
      headingText(2, `${index + 1} ${section.title[language]}`),
      markdownOf(section.blocks, 2),
    ]),
    headingText(2, aid.title),
    markdownOf(aid.blocks, 2),
  ]
  const text = `${parts.filter((part) => part !== '').join('\n\n')}\n`
  return Promise.resolve({
    files: [{ name: `${baseName}.md`, type: 'text/markdown', bytes: utf8OfText(text) }],
    warnings: [NO_PICTURES],
  })
}
