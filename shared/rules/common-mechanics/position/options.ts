/** The options of the common mechanics. Most are readings where the sheets leave one open. */
import { type ChosenOptions, type RuleOption } from '../../ruleset'

export const OPTIONS: readonly RuleOption[] = [
  {
    id: 'sheet',
    name: { fr: 'chiffres du combat', en: 'figures of combat' },
    choices: [
      { id: 'mechanics', name: { fr: 'fiche des mécanismes', en: 'mechanics sheet' } },
      { id: 'combat', name: { fr: 'fiche de combat publiée', en: 'published combat sheet' } },
    ],
    default: 'mechanics',
    rule: 'CM-TER-1',
  },
  {
    id: 'mixedTerrain',
    name: { fr: 'deux terrains de classes différentes', en: 'two terrains of different classes' },
    choices: [
      { id: 'sum', name: { fr: 's’additionnent', en: 'add up' } },
      { id: 'worst', name: { fr: 'le pire compte', en: 'the worst counts' } },
    ],
    default: 'sum',
    rule: 'CM-TER-1',
    uncertain: true,
  },
  {
    id: 'fortificationCover',
    name: { fr: 'un bord de case protège', en: 'a hexside covers' },
    choices: [
      { id: 'both', name: { fr: 'des deux côtés', en: 'from either side' } },
      { id: 'inside', name: { fr: 'seulement qui est à l’intérieur', en: 'only who is inside' } },
    ],
    default: 'both',
    rule: 'CM-SID-5',
    uncertain: true,
  },
  {
    id: 'outdoorInfiltration',
    name: { fr: 'infiltration à l’extérieur', en: 'infiltration outdoors' },
    choices: [
      { id: 'marked', name: { fr: 'sur les cases marquées', en: 'on the marked hexes' } },
      { id: 'allowed', name: { fr: 'autorisée', en: 'allowed' } },
    ],
    default: 'marked',
    rule: 'CM-TER-2',
  },
  {
    id: 'hiddenSetUp',
    name: { fr: 'troupes cachées au départ', en: 'hidden troops at set-up' },
    choices: [
      { id: 'forbidden', name: { fr: 'interdites', en: 'forbidden' } },
      { id: 'allowed', name: { fr: 'autorisées', en: 'allowed' } },
    ],
    default: 'forbidden',
    rule: 'CM-HID-1',
  },
  {
    id: 'hidingInPlay',
    name: { fr: 'se cacher en cours de partie', en: 'hiding in play' },
    choices: [
      { id: 'always', name: { fr: 'toujours possible', en: 'always possible' } },
      { id: 'scenario', name: { fr: 'comme au départ', en: 'as at set-up' } },
    ],
    default: 'scenario',
    rule: 'CM-HID-1',
    uncertain: true,
  },
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
