/** All paragraphs, by source, in the order of RULES.md. */
import { COMMON_MECHANICS_PARAGRAPHS } from './commonMechanics'
import { OUR_PARAGRAPHS, PUBLISHED_PARAGRAPHS, WORKSHOP_PARAGRAPHS } from './furtherRules'
import { GAME_SHEET_PARAGRAPHS } from './gameSheet'
import { INFILTRATION_PARAGRAPHS } from './infiltration'
import { type Paragraph } from './paragraph'
import { SAVOY_PARAGRAPHS } from './savoy'

interface SourceOfRules {
  readonly title: string
  readonly paragraphs: readonly Paragraph[]
}

export const SOURCES_OF_RULES: readonly SourceOfRules[] = [
  { title: 'Magna Carta: infiltration, § 1.1', paragraphs: INFILTRATION_PARAGRAPHS },
  { title: 'Savoy house rules', paragraphs: SAVOY_PARAGRAPHS },
  { title: 'Magna Carta: game sheet no. 2', paragraphs: GAME_SHEET_PARAGRAPHS },
  { title: 'Common mechanics of the fantasy game', paragraphs: COMMON_MECHANICS_PARAGRAPHS },
  { title: 'Published boards and sheets', paragraphs: PUBLISHED_PARAGRAPHS },
  { title: 'Implied or filled in', paragraphs: OUR_PARAGRAPHS },
  { title: 'Laid down by the workshop', paragraphs: WORKSHOP_PARAGRAPHS },
]
