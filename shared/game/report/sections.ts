/** Titled lists of lines as Markdown and as plain text. */
import { type Language, type Localized } from '#shared/i18n/localized'
import { plainMarkdown } from './written'

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
