/** Titled lists of lines as Markdown, as a page of HTML, and as plain text. */
import { type Language, type Localized } from '#shared/i18n/localized'
import { escapeXml } from '#shared/lang/xmlText'
import { page, plainMarkdown } from './written'

interface Section {
  readonly title: Localized
  readonly lines: readonly Localized[]
}

export function sectionsAsText(title: string, sections: readonly Section[], language: Language): string {
  return [
    title,
    ...sections.flatMap((section) => [
      '',
      section.title[language],
      ...section.lines.map((line) => `  ${line[language]}`),
    ]),
  ].join('\n')
}

export function sectionsAsMarkdown(title: string, sections: readonly Section[], language: Language): string {
  const parts = sections.flatMap((section) => [
    '',
    `## ${plainMarkdown(section.title[language])}`,
    '',
    ...section.lines.map((line) => `- ${plainMarkdown(line[language])}`),
  ])
  return [`# ${plainMarkdown(title)}`, ...parts, ''].join('\n')
}

export function sectionsAsHtml(title: string, sections: readonly Section[], language: Language): string {
  const body = sections.map((section) => {
    const lines = section.lines.map((line) => `<li>${escapeXml(line[language])}</li>\n`)
    return `<h2>${escapeXml(section.title[language])}</h2>\n<ul>\n${lines.join('')}</ul>\n`
  })
  return page(title, body.join(''), language)
}
