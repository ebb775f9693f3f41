/** Every rule id the program cites, with its sentence; kept by hand from the rules' specifications. */
import { type Language, type Localized } from '#shared/i18n/localized'
import { COMMON_MECHANICS_RULES } from './commonMechanics'
import { MAGNA_CARTA_RULES } from './magnaCarta'
import { MEDIEVAL_HOUSE_RULES } from './medievalHouse'
import { SAVOY_RULES } from './savoy'

export const RULES = {
  ...MAGNA_CARTA_RULES,
  ...MEDIEVAL_HOUSE_RULES,
  ...SAVOY_RULES,
  ...COMMON_MECHANICS_RULES,
  'DOC-3': {
    fr: 'Un bord de case a quatre emplacements\u202f: obstacle, ouverture, voie, accès.',
    en: 'A hexside has four slots: barrier, opening, way, fixture.',
  },
  'DOC-6': {
    fr: 'La carte a un nombre fixé de colonnes et de rangées\u202f; au-delà, on en sort.',
    en: 'The map has a fixed number of columns and rows; a step beyond them leaves it.',
  },
  'SCN-1': {
    fr: 'Un scénario choisit les options de ses règles et peut en remplacer les tables.',
    en: 'A scenario chooses the options of its rules and may replace their tables.',
  },
  'SCN-3': {
    fr: 'Les camps jouent dans l’ordre du scénario, chaque tour sans les phases qu’il lui ôte et sous le ciel qu’il lui donne\u202f; après le dernier, plus rien ne se joue.',
    en: 'The sides play in the order of the scenario, each turn without the phases that it leaves out and under the sky that it gives it; after the last nothing is played.',
  },
  'SCN-4': {
    fr: 'Un renfort entre par une case libre de son lieu d’entrée, à son tour ou sur un jet de dé\u202f; sinon il attend, prend la case libre du pourtour la plus proche, ou est perdu.',
    en: 'A reinforcement enters by a free hex of its place of entry, in its turn or on a roll of a die; else it waits, takes the nearest free hex of the rim, or is lost.',
  },
  'SCN-5': {
    fr: 'Une victoire est atteinte quand ses conditions le sont\u202f: toutes, l’une d’elles, ou assez de points\u202f; un pion capturé compte aussi comme éliminé.',
    en: 'A victory is reached when its conditions are: all of them, any, or points enough; a captured counter counts as eliminated too.',
  },
  'SID-3': {
    fr: 'Un élément orienté montre de quel côté est l’intérieur.',
    en: 'A directional feature shows its inside.',
  },
  'SID-4': {
    fr: 'Une meurtrière, une fenêtre, une porte ou une entrée se place dans un mur.',
    en: 'A slit, window, door or gate sits in a wall.',
  },
  'CTR-1': {
    fr: 'Un pion tire ses valeurs de la fiche de son type.',
    en: 'A counter takes its values from the sheet of its type.',
  },
  'CTR-5': {
    fr: 'Les pions d’un scénario ont tous le même dessin.',
    en: 'The counters of a scenario all have one design.',
  },
  'CHK-1': {
    fr: 'Tout ce qui est nommé existe, une seule fois, et se trouve sur la carte.',
    en: 'Whatever is named exists, once, and lies on the map.',
  },
  'CHK-2': { fr: 'Un seul personnage par case.', en: 'One character a hex.' },
  'CHK-3': {
    fr: 'Un pion ne se place pas sur un terrain qui lui est interdit.',
    en: 'A counter does not stand on terrain forbidden to it.',
  },
  'CHK-4': {
    fr: 'L’orientation d’un pion est de la bonne sorte, et ses deux cases tiennent ensemble.',
    en: 'A counter’s facing is of the right kind, and its two hexes hold together.',
  },
  'CHK-5': {
    fr: 'Une ouverture se trouve dans un mur continu.',
    en: 'An opening stands in a run of wall.',
  },
  'CHK-6': {
    fr: 'Une enceinte est fermée, et l’on peut y entrer.',
    en: 'A fortification is closed, and has a way in.',
  },
  'CHK-7': {
    fr: 'Qui est caché au départ peut l’être, et l’ennemi ne le voit pas.',
    en: 'Who is hidden as the game begins may be, and the enemy does not see it.',
  },
  'CHK-8': {
    fr: 'Un bord par lequel on quitte la carte s’y trouve, se laisse atteindre et n’est pas celui de l’ennemi.',
    en: 'An edge by which one leaves the map lies on it, can be reached and is not the enemy’s.',
  },
  'CHK-9': {
    fr: 'Les valeurs d’un pion ne se contredisent pas.',
    en: 'The values of a counter do not contradict each other.',
  },
  'CHK-10': {
    fr: 'Ce qui s’imprime tient dans sa place et se lit.',
    en: 'What is printed fits its place and can be read.',
  },
} as const satisfies Record<string, Localized>

export type RuleId = keyof typeof RULES

/** The sentence of a rule. */
export function ruleSentence(id: RuleId, language: Language): string {
  return RULES[id][language]
}
