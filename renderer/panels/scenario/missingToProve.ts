/** Tells what a scenario lacks to be proven, and the section that has it. */
import { type Scenario } from '#shared/document/types'
import { type Localized, localized } from '#shared/i18n/localized'
import { type ProofQuestion } from '#shared/proofs/proofs'
import { type SectionId } from './sectionIds'

interface Missing {
  readonly words: Localized
  /** Absent where the map is meant. */
  readonly in?: { readonly section: SectionId; readonly go: Localized }
}

export function missingToProve(scenario: Scenario, questions: readonly ProofQuestion[]): Missing[] {
  const has = (kind: ProofQuestion['kind']): boolean => questions.some((one) => one.kind === kind)
  const missing: Missing[] = []
  if (!has('set-up')) missing.push({ words: setUpWords(scenario), in: SET_UP })
  if (!has('entry')) missing.push({ words: NO_ENTRY, in: REINFORCEMENTS })
  if (!has('objective')) missing.push({ words: NO_OBJECTIVE, in: VICTORY })
  if (!has('opening')) missing.push({ words: NO_ENEMIES })
  return missing
}

const SET_UP = { section: 'set-up', go: localized('Aller à la mise en place', 'Go to set-up') } as const
const REINFORCEMENTS = {
  section: 'reinforcements',
  go: localized('Aller aux renforts', 'Go to reinforcements'),
} as const
const VICTORY = { section: 'victory', go: localized('Aller à la victoire', 'Go to victory') } as const

function setUpWords({ zones }: Scenario): Localized {
  const none = !Object.values(zones).some(({ kind }) => kind === 'setup')
  return none
    ? localized('Aucune zone de mise en place à remplir.', 'No set-up zone to fill.')
    : localized('Aucun pion à placer dans une zone.', 'No counter to set up in a zone.')
}

const NO_ENTRY = localized(
  'Aucun renfort qui ait des pions et une entrée.',
  'No reinforcement that has counters and an entry.',
)
const NO_OBJECTIVE = localized(
  'Aucune condition de victoire qui demande de tenir un lieu ou de sortir.',
  'No victory condition that asks to hold a place or to leave.',
)
const NO_ENEMIES = localized(
  'Pas d’ennemis sur la carte dont les cases soient fixées.',
  'No enemies on the map whose hexes are fixed.',
)
