/** `migrate`: a file of an older version, written as this version writes it. */
import { VERSION } from '#shared/format/version'
import { writeScenario } from '#shared/format/write'
import type { Localized } from '#shared/i18n/localized'
import { checkOverwrite } from '../outputs'
import { readScenarioText, scenarioIn, writeFileSafely } from '../scenarioFile'
import { flag, word } from '../values'
import { option, type Verb } from '../verb'
import { warningLines } from '../warnings'

export const migrate: Verb = {
  name: 'migrate',
  summary: { fr: 'met un fichier à la version actuelle', en: 'bring a file to the current version' },
  arguments: '<file>',
  options: [
    option('--out <path>', 'fichier à écrire, au lieu de <file>', 'file to write, instead of <file>'),
    option('--force', 'remplace un fichier existant', 'replace an existing file'),
  ],

  async run(call) {
    const [file] = call.arguments as [string]
    const asked = word(call, 'out')
    const text = await readScenarioText(file)
    const scenario = await scenarioIn(text, file)
    const { version } = JSON.parse(text.slice(text.indexOf('{'))) as { readonly version: number }
    const isCurrent = version === VERSION
    if (asked !== undefined) await checkOverwrite(asked, { inputs: [file], force: flag(call, 'force') })
    const out = asked ?? file
    // A file of today stays as its author has laid it out.
    if (!isCurrent) await writeFileSafely(out, writeScenario(scenario), call.interruptions)
    else if (asked !== undefined) await writeFileSafely(out, text, call.interruptions)
    const warnings = isCurrent ? [] : [{ message: LEFT_BEHIND }]
    const done = isCurrent ? alreadyCurrent() : broughtFrom(version)
    return {
      json: { file: out, from: version, to: VERSION, warnings },
      text: [
        `${out}${call.language === 'fr' ? '\u202f: ' : ': '}${done[call.language]}`,
        ...warningLines(warnings, call.language),
      ].join('\n'),
    }
  },
}

const LEFT_BEHIND: Localized = {
  fr: 'les Castellan d’avant cette version ne l’ouvrent plus',
  en: 'a Castellan from before this version no longer opens it',
}

function alreadyCurrent(): Localized {
  return {
    fr: `déjà à la version ${VERSION} du format`,
    en: `at version ${VERSION} of the format already`,
  }
}

function broughtFrom(version: number): Localized {
  return {
    fr: `de la version ${version} du format à la version ${VERSION}`,
    en: `from version ${version} of the format to version ${VERSION}`,
  }
}
