/** The sections of the scenario view: a new one gets its line here and its id in `sectionIds.ts`. */
import { type ComponentType } from 'react'
import { type Localized, localized } from '#shared/i18n/localized'
import { late } from '../../ui/controls/late'
import { BoardsSection } from './BoardsSection'
import { PresentationSection } from './PresentationSection'
import { ReinforcementsSection } from './ReinforcementsSection'
import { type SectionId } from './sectionIds'
import { SetUpSection } from './SetUpSection'
import { SpecialRulesSection } from './SpecialRulesSection'
import { TextsSection } from './TextsSection'
import { TurnsSection } from './TurnsSection'
import { VictorySection } from './VictorySection'

// With its words and searches.
const ProofsSection = late(() => import('./ProofsSection'), 'ProofsSection')

interface ScenarioSection {
  readonly name: Localized
  readonly Content: ComponentType
}

export const SECTIONS: Readonly<Record<SectionId, ScenarioSection>> = {
  presentation: { name: localized('Présentation', 'Details'), Content: PresentationSection },
  texts: { name: localized('Textes', 'Texts'), Content: TextsSection },
  boards: { name: localized('Plateaux', 'Boards'), Content: BoardsSection },
  turns: { name: localized('Tours', 'Turns'), Content: TurnsSection },
  'set-up': { name: localized('Mise en place', 'Set-up'), Content: SetUpSection },
  reinforcements: { name: localized('Renforts', 'Reinforcements'), Content: ReinforcementsSection },
  victory: { name: localized('Victoire', 'Victory'), Content: VictorySection },
  'special-rules': {
    name: localized('Règles spéciales', 'Special rules'),
    Content: SpecialRulesSection,
  },
  proofs: { name: localized('Preuves', 'Proofs'), Content: ProofsSection },
}
