/** Things that players will miss in an edition, known before anything is drawn: what its author forgot to say. */
import { hasSecrets } from '#shared/document/eyes'
import { type Scenario } from '#shared/document/types'
import { type Language, type Localized, localized } from '#shared/i18n/localized'
import { type EditionSettings } from './editionList'
import { sheetInWords } from './sheetInWords'
import { textsMissing } from './writtenLanguages'

const NO_VERSION = localized(
  'Le scénario n’a pas de version\u202f: les feuilles de deux éditions ne se distinguent pas.',
  'The scenario has no version: the sheets of two editions cannot be told apart.',
)
const NO_DATE = localized(
  'Le scénario n’a pas de date\u202f: ses feuilles n’en portent pas.',
  'The scenario has no date: its sheets bear none.',
)
const NO_LICENSE = localized(
  'Le scénario n’a pas de licence\u202f: personne ne sait ce qu’il a le droit d’en faire.',
  'The scenario has no licence: nobody knows what may be done with it.',
)
const HAS_SECRETS = localized(
  'Le fichier du scénario contient tout, même ce qui est caché aux joueurs\u202f; les autres feuilles n’en disent rien.',
  'The file of the scenario holds everything, even what is hidden from players; the other sheets tell nothing of it.',
)

/** In the order in which they are reported. */
export function editionWarnings(
  scenario: Scenario,
  { languages, kinds }: Pick<EditionSettings, 'languages' | 'kinds'>,
): readonly Localized[] {
  const { version, date, license } = scenario.info
  return [
    ...(version === undefined ? [NO_VERSION] : []),
    ...(date === '' ? [NO_DATE] : []),
    ...(license === undefined ? [NO_LICENSE] : []),
    ...(kinds.includes('scenario') && hasSecrets(scenario) ? [HAS_SECRETS] : []),
    ...(kinds.includes('booklet') ? languages.flatMap((language) => untranslated(scenario, language)) : []),
  ]
}

function untranslated(scenario: Scenario, language: Language): Localized[] {
  const count = textsMissing(scenario, language)
  if (count === 0) return []
  const name = sheetInWords({ kind: 'booklet', language })
  return [
    localized(
      `${name.fr}\u202f: ${count === 1 ? 'un texte reste' : `${count} textes restent`} dans l’autre langue.`,
      `${name.en}: ${count === 1 ? 'one text stays' : `${count} texts stay`} in the other language.`,
    ),
  ]
}
