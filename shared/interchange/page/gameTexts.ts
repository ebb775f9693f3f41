/** The words of a game as the parts of a page, in each language: its texts with their tables, the players' aid, what is proven. */
import { namedIn } from '#shared/document/namedIn'
import { LANGUAGES, type Language, type Localized, localized } from '#shared/i18n/localized'
import { escapeXml } from '#shared/lang/xmlText'
import { type Style } from '#shared/painter/style'
import { type Block } from '#shared/print/booklet/blocks/blocks'
import { printedText } from '#shared/print/booklet/text/typography'
import { type ExportSubject } from '#shared/print/export/planPrint'
import { gameInBlocks } from '../text/gameInBlocks'
import { htmlOf } from '../text/html'
import { type PagePictures } from './pictures'

/** The same part in each language; only that of the reader is shown. */
export function inEachLanguage(html: (language: Language) => string): string {
  return LANGUAGES.map(
    (language) => `<div data-in="${language}" lang="${language}">\n${html(language)}\n</div>`,
  ).join('\n')
}

/** Words within a line, in each language. */
export function wordsInEach(words: Localized): string {
  if (words.fr === words.en) return escapeXml(words.fr)
  return LANGUAGES.map(
    (language) => `<span data-in="${language}" lang="${language}">${escapeXml(words[language])}</span>`,
  ).join('')
}

interface GameTexts {
  readonly game: string
  readonly tables: string
}

/** @param pictures takes those among the texts */
export function gameTexts(subject: ExportSubject, style: Style, pictures: PagePictures): GameTexts {
  const { scenario, ruleset } = subject
  const inLanguage = (language: Language) =>
    gameInBlocks({ scenario: namedIn(scenario, language), ruleset }, { language, style })
  const blocks = { fr: inLanguage('fr'), en: inLanguage('en') }
  const html = (some: readonly Block[]): string =>
    scrolled(htmlOf(some, { level: 2, picture: pictures.html }))
  return {
    game: inEachLanguage((language) =>
      blocks[language].sections
        .map(
          ({ title, blocks: own }, index) =>
            `<section><h2><span class="number">${index + 1}</span> ${escapeXml(printedText(title[language], language))}</h2>\n${html(own)}</section>`,
        )
        .join('\n'),
    ),
    tables: inEachLanguage(
      (language) => `<h2>${escapeXml(AID[language])}</h2>\n${html(blocks[language].aid.blocks)}`,
    ),
  }
}

const AID = localized('Aide de jeu', 'Players’ aid')

/** Tables that are wider than the page scroll by themselves. */
function scrolled(html: string): string {
  return html.replaceAll('<table', '<div class="wide"><table').replaceAll('</table>', '</table></div>')
}

const PROOFS = {
  title: localized('Ce qui est prouvé', 'What is proven'),
  made: localized(
    'Établi par le programme d’après les règles, quand cette page a été écrite.',
    'Found by the program from the rules when this page was written.',
  ),
}

export function proofsHtml(sentences: readonly Localized[]): string {
  return inEachLanguage((language) => {
    const items = sentences.map((words) => `<li>${escapeXml(printedText(words[language], language))}</li>`)
    return `<h2>${escapeXml(PROOFS.title[language])}</h2>\n<p class="note">${escapeXml(PROOFS.made[language])}</p>\n<ul class="proofs">${items.join('\n')}</ul>`
  })
}
