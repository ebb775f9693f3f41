/** `diff`: the differences of two versions of a scenario, in words. */
import type { Localized } from '#shared/i18n/localized'
import { loadScenario } from '../scenarioFile'
import type { Verb } from '../verb'
import { placesInJson, valueInJson } from '../versionsVerb'

const SAME: Localized = { fr: 'aucune différence', en: 'no difference' }

export const diff: Verb = {
  name: 'diff',
  summary: {
    fr: 'dit ce qui diffère entre deux versions d’un scénario\u202f; code de sortie 1 si quelque chose diffère',
    en: 'tell what differs between two versions of a scenario; exit code 1 when something does',
  },
  arguments: '<before> <after>',
  options: [],
  async run({ arguments: [first, second], language }) {
    const { leafChanges } = await import('#shared/versions/difference')
    const { differencesInWords } = await import('#shared/versions/inWords/differenceInWords')
    const { HEADINGS } = await import('#shared/versions/inWords/headings')
    const before = await loadScenario(first as string)
    const after = await loadScenario(second as string)
    const changes = leafChanges(before, after)
    const differences = differencesInWords(before, after, changes)
    const lines = Object.entries(HEADINGS).flatMap(([heading, name]) => {
      const told = differences.filter((one) => one.heading === heading)
      return told.length === 0 ? [] : [name[language], ...told.map(({ text }) => `  ${text[language]}`)]
    })
    return {
      json: {
        differences: differences.map(({ heading, text, leaves, places }) => ({
          part: heading,
          text,
          leaves,
          ...placesInJson(after, places),
        })),
        leaves: changes.map(({ leaf, before: was, after: is }) => ({
          leaf,
          before: valueInJson(leaf, was),
          after: valueInJson(leaf, is),
        })),
      },
      text: lines.length === 0 ? SAME[language] : lines.join('\n'),
      exitCode: changes.length === 0 ? 0 : 1,
    }
  },
}
