/** The options of Magna Carta, and the rules and rows that they choose. */
import { type ChosenOptions, type RuleOption } from '../../ruleset'
import { type Blanks, BLANKS } from '../figures/combatTables'
import { type MedievalRules } from './medievalRules'

export const OPTIONS: readonly RuleOption[] = [
  {
    id: 'blanks',
    name: { fr: 'place des blancs des tables de combat', en: 'where the combat tables’ blanks stand' },
    choices: [
      {
        id: 'between',
        name: { fr: 'entre les résultats des deux camps', en: 'between the results of either side' },
      },
      { id: 'end', name: { fr: 'à la fin de chaque colonne', en: 'at the end of each column' } },
    ],
    default: 'between',
    rule: 'MC-CBT-4',
    uncertain: true,
  },
  {
    id: 'retreatDirection',
    name: { fr: 'première case d’un recul', en: 'first hex of a retreat' },
    choices: [
      { id: 'farther', name: { fr: 'plus loin du tireur', en: 'farther from the firer' } },
      { id: 'aligned', name: { fr: 'dans l’axe du tir', en: 'in line with the fire' } },
    ],
    default: 'farther',
    rule: 'MC-RET-1',
    uncertain: true,
  },
  {
    id: 'advanceOpponents',
    name: { fr: 'qui s’oppose à une avance', en: 'who rolls against an advance' },
    choices: [
      { id: 'all', name: { fr: 'tout adversaire disponible', en: 'every available opponent' } },
      {
        id: 'new',
        name: { fr: 'ceux qui n’étaient pas de ce combat', en: 'those who took no part in that combat' },
      },
    ],
    default: 'all',
    rule: 'MC-ADV-1',
  },
  {
    id: 'orchards',
    name: { fr: 'arbres d’un verger', en: 'trees of an orchard' },
    choices: [
      { id: 'trees', name: { fr: 'comme un bois', en: 'as in a wood' } },
      { id: 'open', name: { fr: 'passage libre entre les rangs', en: 'room to ride between the rows' } },
    ],
    default: 'trees',
    rule: 'MC-ATT-3',
    uncertain: true,
  },
  {
    id: 'naphthaLights',
    name: { fr: 'quand le naphte prend feu', en: 'when naphtha catches fire' },
    choices: [
      { id: 'on-impact', name: { fr: 'à l’impact', en: 'on impact' } },
      { id: 'when-lit', name: { fr: 'quand on l’allume', en: 'when someone lights it' } },
    ],
    default: 'on-impact',
    rule: 'MC-NAP-2',
    uncertain: true,
  },
]

/** The reading chosen, the default when none is. @rule MC-CBT-4 */
export function blanksOf(options: ChosenOptions): Blanks {
  return BLANKS.find((id) => id === options['blanks']) ?? 'between'
}

/**
 * The rows under the options chosen: orchards count as open ground where they say so. @rule MC-ATT-3 @rule SV-GRP-1
 * @interpretation The sources say "under a tree" and "no tree"; an orchard has trees.
 */
export function withChosenRows(rules: MedievalRules): MedievalRules {
  if (rules.chosen['orchards'] !== 'open') return rules
  const { rows } = rules
  const terrains = rows.terrains.map((row) => (row.treesInRows ? { ...row, wooded: false } : row))
  return { ...rules, rows: { ...rows, terrains } }
}

export type RetreatDirection = 'farther' | 'aligned'

/** The choice of first hexes that lead away in a retreat from fire. @rule MC-RET-1 */
export function retreatDirectionOf(options: ChosenOptions): RetreatDirection {
  return options['retreatDirection'] === 'aligned' ? 'aligned' : 'farther'
}

/** The choice of opponents that roll against an advance: all available, or only those who did not fight. @rule MC-ADV-1 */
export function advanceOpponentsOf(options: ChosenOptions): 'all' | 'new' {
  return options['advanceOpponents'] === 'new' ? 'new' : 'all'
}

/**
 * Does naphtha burn from its impact, or only once someone lights it? @rule MC-NAP-2
 * @interpretation The source only says that its seven hexes catch fire together.
 */
export function lightsOnImpact(options: ChosenOptions): boolean {
  return options['naphthaLights'] !== 'when-lit'
}
