/** Things that players will miss in an edition, known before anything is drawn: what its author forgot to say. */
import { hasSecrets } from '#shared/document/eyes'
import { type Scenario } from '#shared/document/types'
import { type Language, type Localized, localized } from '#shared/i18n/localized'
import { type EditionSettings } from './editionList'
import { sheetInWords } from './sheetInWords'
import { namesMissing, textsMissing } from './writtenLanguages'

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

const ONE_TEXT = localized('un texte reste', 'one text stays')
const textsLeft = (count: number): Localized => localized(`${count} textes restent`, `${count} texts stay`)
const ONE_NAME = localized('un nom reste', 'one name stays')
const namesLeft = (count: number): Localized => localized(`${count} noms restent`, `${count} names stay`)

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
  const [texts, names] = [textsMissing(scenario, language), namesMissing(scenario, language)]
  const name = sheetInWords({ kind: 'booklet', language })
  const left = [
    ...(texts > 0 ? [texts === 1 ? ONE_TEXT : textsLeft(texts)] : []),
    ...(names > 0 ? [names === 1 ? ONE_NAME : namesLeft(names)] : []),
  ]
  return left.map(({ fr, en }) =>
    localized(`${name.fr}\u202f: ${fr} dans l’autre langue.`, `${name.en}: ${en} in the other language.`),
  )
}
