/** The page as one text of HTML: what is read stands in it as words and tables, so that it is a document before its script runs. */
import { type Language, type Localized } from '#shared/i18n/localized'
import { escapeXml } from '#shared/lang/xmlText'
import { wordsInEach } from './gameTexts'
import { ELEMENTS, type PageData, TAB_NAMES, type TabId } from './pageData'
import { pagePolicy } from './policy'

interface PageParts {
  readonly language: Language
  readonly title: Localized
  /** Below it: rules, authors, date. */
  readonly subtitle: Localized
  readonly script: string
  readonly style: string
  /** A `data:` address of the whole map and its size, pixels. */
  readonly preview: { readonly address: string; readonly width: number; readonly height: number }
  /** In words, for those who do not see it. */
  readonly mapInWords: Localized
  readonly pictures: string
  /** In order; HTML. */
  readonly parts: readonly { readonly id: TabId; readonly html: string }[]
  readonly data: PageData
  /** The file inside. */
  readonly scenario: string
}

const SKIP = { fr: 'Aller aux textes', en: 'Go to the texts' }
const PROBLEM = {
  fr: 'La carte ne peut pas être animée dans ce navigateur\u202f:',
  en: 'The map cannot come alive in this browser:',
}

export function pageHtml(page: PageParts, hashed: (text: string) => Uint8Array): string {
  const { language, title, subtitle, preview, mapInWords, parts } = page
  const script = inScript(page.script)
  const style = page.style.replaceAll('</', '<\\/')
  return `<!doctype html>
<html lang="${language}" data-language="${language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${escapeXml(pagePolicy(hashed(script), hashed(style)))}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="generator" content="Castellan">
<title>${escapeXml(title[language])}</title>
<style>${style}</style>
</head>
<body>
<a class="skip" href="#${ELEMENTS.reader}">${wordsInEach(SKIP)}</a>
<header>
<div class="name"><h1>${wordsInEach(title)}</h1><p>${wordsInEach(subtitle)}</p></div>
<div id="tools"></div>
</header>
<main>
<div id="${ELEMENTS.board}"><img id="${ELEMENTS.preview}" src="${preview.address}" width="${preview.width}" height="${preview.height}" alt="${escapeXml(mapInWords[language])}"></div>
<div id="${ELEMENTS.reader}" tabindex="-1">
<nav id="parts"></nav>
<p id="problem" role="alert" hidden>${wordsInEach(PROBLEM)}</p>
${page.pictures}
${parts.map(({ id, html }) => `<section class="part is-text" id="part-${id}" data-part="${id}" aria-label="${escapeXml(TAB_NAMES[id][language])}">\n${html}\n</section>`).join('\n')}
</div>
</main>
<script type="application/json" id="${ELEMENTS.data}">${asJson(page.data)}</script>
<script type="application/json" id="${ELEMENTS.scenario}">${asJson(page.scenario)}</script>
<script type="module">${script}</script>
</body>
</html>
`
}

/** JSON that ends no script, whatever a text says. */
function asJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

/** A program that ends no script: these signs stand in its texts and patterns alone, where the stroke changes nothing. */
function inScript(script: string): string {
  return script.replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--')
}
