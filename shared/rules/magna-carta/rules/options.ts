/** The options of Magna Carta, and the rules and rows that they choose. */
import { localized } from '#shared/i18n/localized'
import { type ChosenOptions, type RuleOption, ruleOption } from '#shared/rules/contract/ruleset'
import { type Blanks, BLANKS } from '../figures/combatTables'
import { type MedievalRules } from './medievalRules'

export const OPTIONS: readonly RuleOption[] = [
  ruleOption(
    'blanks',
    'MC-CBT-4',
    localized('place des blancs des tables de combat', 'where the combat tables’ blanks stand'),
    {
      between: localized('entre les résultats des deux camps', 'between the results of either side'),
      end: localized('à la fin de chaque colonne', 'at the end of each column'),
    },
    { uncertain: true },
  ),
  ruleOption(
    'retreatDirection',
    'MC-RET-1',
    localized('première case d’un recul', 'first hex of a retreat'),
    {
      farther: localized('plus loin du tireur', 'farther from the firer'),
      aligned: localized('dans l’axe du tir', 'in line with the fire'),
    },
    { uncertain: true },
  ),
  ruleOption(
    'advanceOpponents',
    'MC-ADV-1',
    localized('qui s’oppose à une avance', 'who rolls against an advance'),
    {
      all: localized('tout adversaire disponible', 'every available opponent'),
      new: localized('ceux qui n’étaient pas de ce combat', 'those who took no part in that combat'),
    },
  ),
  ruleOption(
    'orchards',
    'MC-ATT-3',
    localized('arbres d’un verger', 'trees of an orchard'),
    {
      trees: localized('comme un bois', 'as in a wood'),
      open: localized('passage libre entre les rangs', 'room to ride between the rows'),
    },
    { uncertain: true },
  ),
  ruleOption(
    'naphthaLights',
    'MC-NAP-2',
    localized('quand le naphte prend feu', 'when naphtha catches fire'),
    {
      'on-impact': localized('à l’impact', 'on impact'),
      'when-lit': localized('quand on l’allume', 'when someone lights it'),
    },
    { uncertain: true },
  ),
  ruleOption('flames', 'MC-NAP-2', localized('quand les flammes s’éteignent', 'when flames go out'), {
    never: localized('jamais', 'never'),
    'turn-end': localized('à la fin du tour', 'at the end of the turn'),
  }),
  ruleOption('stoppedOnFriend', 'HS-MOV-3', localized('arrêté sur un ami', 'stopped on a friend'), {
    back: localized('revient à la dernière case libre', 'goes back to the last free hex'),
    room: localized('l’ami recule d’une case', 'the friend retreats one hex'),
  }),
  ruleOption('openings', 'HS-OPN-1', localized('portes et herses', 'gates and portcullises'), {
    worked: localized('ouvertes et fermées pendant le jeu', 'opened and shut in play'),
    fixed: localized('telles que sur la carte', 'as the map has them'),
  }),
  ruleOption('capture', 'HS-CAP-1', localized('faire des prisonniers', 'taking prisoners'), {
    stunned: localized('qui est assommé, au contact', 'whoever lies stunned, in contact'),
    none: localized('jamais', 'never'),
  }),
]

/**
 * May who lies stunned be taken prisoner? @rule HS-CAP-1
 * @interpretation No source has a rule of capture; without one no scenario could ask for prisoners.
 */
export function capturesStunned(options: ChosenOptions): boolean {
  return options['capture'] !== 'none'
}

/** May doors, gates and portcullises be worked? @rule HS-OPN-1 @interpretation No source says who opens what. */
export function worksOpenings(options: ChosenOptions): boolean {
  return options['openings'] !== 'fixed'
}

/** Do flames go out with the turn? @rule MC-NAP-2 @interpretation The source lets them burn, and says nothing of their end. */
export function flamesGoOut(options: ChosenOptions): boolean {
  return options['flames'] === 'turn-end'
}

/**
 * Does a friend make room for who is stopped on its hex? If not, the mover goes back on its way. @rule HS-MOV-3
 * @interpretation Nobody stops on a friend; no source says what becomes of who is stopped there by a blow (MC-INF-9).
 */
export function friendMakesRoom(options: ChosenOptions): boolean {
  return options['stoppedOnFriend'] === 'room'
}

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

type RetreatDirection = 'farther' | 'aligned'

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
