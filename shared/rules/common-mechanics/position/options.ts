/** The options of the common mechanics. Most are readings where the sheets leave one open. */
import { localized } from '#shared/i18n/localized'
import { type ChosenOptions, type RuleOption, ruleOption } from '#shared/rules/contract/ruleset'

export const OPTIONS: readonly RuleOption[] = [
  ruleOption('sheet', 'CM-TER-1', localized('chiffres du combat', 'figures of combat'), {
    mechanics: localized('fiche des mécanismes', 'mechanics sheet'),
    combat: localized('fiche de combat publiée', 'published combat sheet'),
  }),
  ruleOption(
    'mixedTerrain',
    'CM-TER-1',
    localized('deux terrains de classes différentes', 'two terrains of different classes'),
    {
      sum: localized('s’additionnent', 'add up'),
      worst: localized('le pire compte', 'the worst counts'),
    },
    { uncertain: true },
  ),
  ruleOption(
    'fortificationCover',
    'CM-SID-5',
    localized('un bord de case protège', 'a hexside covers'),
    {
      both: localized('des deux côtés', 'from either side'),
      inside: localized('seulement qui est à l’intérieur', 'only who is inside'),
    },
    { uncertain: true },
  ),
  ruleOption(
    'outdoorInfiltration',
    'CM-TER-2',
    localized('infiltration à l’extérieur', 'infiltration outdoors'),
    {
      marked: localized('sur les cases marquées', 'on the marked hexes'),
      allowed: localized('autorisée', 'allowed'),
    },
  ),
  ruleOption('hiddenSetUp', 'CM-HID-1', localized('troupes cachées au départ', 'hidden troops at set-up'), {
    forbidden: localized('interdites', 'forbidden'),
    allowed: localized('autorisées', 'allowed'),
  }),
  ruleOption(
    'hidingInPlay',
    'CM-HID-1',
    localized('se cacher en cours de partie', 'hiding in play'),
    {
      always: localized('toujours possible', 'always possible'),
      scenario: localized('comme au départ', 'as at set-up'),
    },
    { default: 'scenario', uncertain: true },
  ),
]

/** The choice of the sheet that gives the figures of combat. @rule CM-TER-1 */
export function sheetOf(options: ChosenOptions): 'mechanics' | 'combat' {
  return options['sheet'] === 'combat' ? 'combat' : 'mechanics'
}

/**
 * Does a rough hex and a difficult one together add up, or does the worse count alone? @rule CM-TER-1
 * @interpretation The source says of each class what it costs and nothing of two.
 */
export function mixedTerrainOf(options: ChosenOptions): 'sum' | 'worst' {
  return options['mixedTerrain'] === 'worst' ? 'worst' : 'sum'
}

/**
 * Whom a hexside covers: who is just behind it on either side, or only who is inside. @rule CM-SID-5
 * @interpretation The source only says “just behind”.
 */
export function fortificationCoverOf(options: ChosenOptions): 'both' | 'inside' {
  return options['fortificationCover'] === 'inside' ? 'inside' : 'both'
}

/** The choice of hexes for infiltration outdoors: those marked for it, or wherever the ground allows. @rule CM-TER-2 */
export function outdoorInfiltrationOf(options: ChosenOptions): 'marked' | 'allowed' {
  return options['outdoorInfiltration'] === 'allowed' ? 'allowed' : 'marked'
}

/** The choice by which a scenario lets troops be hidden at set-up. @rule CM-HID-1 */
export const HIDDEN_SET_UP = { option: 'hiddenSetUp', choice: 'allowed' } as const

/** May troops be hidden at set-up? @rule CM-HID-1 */
export function hiddenSetUpOf(options: ChosenOptions): 'forbidden' | 'allowed' {
  return options[HIDDEN_SET_UP.option] === HIDDEN_SET_UP.choice ? 'allowed' : 'forbidden'
}

/**
 * May troops hide in play whatever the scenario says of set-up? @rule CM-HID-1
 * @interpretation The source asks for the scenario’s leave in one line and for nothing in the next: by default both hold.
 */
export function hidingInPlayOf(options: ChosenOptions): 'always' | 'scenario' {
  return options['hidingInPlay'] === 'always' ? 'always' : 'scenario'
}
