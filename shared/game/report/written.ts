/** A report as Markdown, as a page of HTML, and as plain text. */
import { type Language, localized } from '#shared/i18n/localized'
import { escapeXml } from '#shared/lang/xmlText'
import { append } from '#shared/lang/append'
import { type GameReport } from './gameReport'

const RESULT = localized('Résultat', 'Result')

/** A line of Markdown says what it says, whatever a counter is called. */
export function plainMarkdown(text: string): string {
  return text.replace(/[\\`*_<>#[\]|]/g, (sign) => `\\${sign}`)
}

export function asMarkdown({ title, about, sections, verdict }: GameReport, language: Language): string {
  const list = (lines: GameReport['about']): string[] =>
    lines.map((line) => `- ${plainMarkdown(line[language])}`)
  const parts = [`# ${plainMarkdown(title[language])}`, '', ...list(about), '']
  let turn = ''
  for (const section of sections) {
    if (section.turn[language] !== turn) parts.push(`## ${plainMarkdown(section.turn[language])}`, '')
    turn = section.turn[language]
    append(parts, [`### ${plainMarkdown(section.title[language])}`, '', ...list(section.lines), ''])
  }
  return [...parts, `## ${RESULT[language]}`, '', ...list(verdict), ''].join('\n')
}

export function asText({ title, about, sections, verdict }: GameReport, language: Language): string {
  const parts = [title[language], ...about.map((line) => line[language]), '']
  for (const section of sections)
    append(parts, [
      `${section.turn[language]}, ${section.title[language]}`,
      ...section.lines.map((line) => `  ${line[language]}`),
    ])
  return [...parts, '', ...verdict.map((line) => line[language])].join('\n')
}

const STYLE =
  'body{font:16px/1.5 serif;max-width:48em;margin:2em auto;padding:0 1em}h2{border-bottom:1px solid}h3{margin-bottom:.3em}ul{margin-top:0}li span{white-space:nowrap}'

/** The ids of rules are not broken at their hyphens. */
function withRules(text: string): string {
  return escapeXml(text).replace(/\b[A-Z]{2,3}-[A-Z]{3}-\d+\b/g, '<span>$&</span>')
}

export function asHtml({ title, about, sections, verdict }: GameReport, language: Language): string {
  const list = (lines: GameReport['about']): string =>
    `<ul>\n${lines.map((line) => `<li>${withRules(line[language])}</li>\n`).join('')}</ul>\n`
  let turn = ''
  const body = sections.map((section) => {
    const heading = section.turn[language] === turn ? '' : `<h2>${escapeXml(section.turn[language])}</h2>\n`
    turn = section.turn[language]
    return `${heading}<h3>${escapeXml(section.title[language])}</h3>\n${list(section.lines)}`
  })
  const result = `<h2>${RESULT[language]}</h2>\n${list(verdict)}`
  return page(title[language], `${list(about)}${body.join('')}${result}`, language)
}

/** A whole page, for any browser, with nothing outside it. @param body of HTML. */
export function page(title: string, body: string, language: Language): string {
  const name = escapeXml(title)
  return [
    `<!doctype html>\n<html lang="${language}">\n<head>\n<meta charset="utf-8">\n<title>${name}</title>\n`,
    `<style>${STYLE}</style>\n</head>\n<body>\n<h1>${name}</h1>\n${body}</body>\n</html>\n`,
  ].join('')
}
