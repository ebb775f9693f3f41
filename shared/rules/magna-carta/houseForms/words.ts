/** The single figures of the medieval rulesets in words, by their place in the house table. */
import { localized } from '#shared/i18n/localized'
import { type FigureWords } from '../../house/forms/plainGrid'

const MOVEMENT: FigureWords = {
  riderTurn: localized('tourner à cheval, par pas de 60°, points', 'turning mounted, a step of 60°, points'),
  aboutTurn: localized('demi-tour à cheval, points', 'about-turn mounted, points'),
  'withoutTurning.sideExtra': localized(
    'pas de côté sans se tourner, points en plus',
    'step aside without turning, extra points',
  ),
  'withoutTurning.rearFactor': localized(
    'pas en arrière sans se tourner, coût multiplié par',
    'step back without turning, cost multiplied by',
  ),
  climb: localized('monter d’un niveau, points', 'climbing one level, points'),
  steepest: localized('niveaux franchis sans escalier', 'levels taken without stairs'),
  advanceLimit: localized('avance après combat, cases', 'advance after combat, hexes'),
  'defensiveFire.foot.A.points': localized(
    'tir défensif, à pied, résultat A, points perdus',
    'defensive fire, on foot, result A, points lost',
  ),
  'defensiveFire.mounted.A.points': localized(
    'tir défensif, à cheval, résultat A, points perdus',
    'defensive fire, mounted, result A, points lost',
  ),
  'defensiveFire.mounted.C.points': localized(
    'tir défensif, à cheval, résultat C, points perdus',
    'defensive fire, mounted, result C, points lost',
  ),
  'defensiveFire.mounted.D.armoured': localized(
    'désarçonné en armure, cases à pied',
    'unhorsed in armour, hexes on foot',
  ),
  'defensiveFire.mounted.D.light': localized(
    'désarçonné sans armure, cases à pied',
    'unhorsed without armour, hexes on foot',
  ),
}

export const FIGURE_WORDS = {
  movement: MOVEMENT,
  naphthaThrower: {
    nearest: localized('but le plus proche, cases', 'nearest target, hexes'),
    farthest: localized('but le plus éloigné, cases', 'farthest target, hexes'),
    everyTurns: localized('tours d’un tir au suivant', 'turns from one throw to the next'),
    crew: localized('servants', 'crew'),
  },
  innerWall: {
    integrity: localized('coups avant la chute', 'hits before it falls'),
    within: localized('mur extérieur cherché jusqu’à, cases', 'outer wall looked for within, hexes'),
  },
  strength: {
    twoHandedHalves: localized(
      'arme à deux mains, en demis de la force',
      'two-handed weapon, in halves of the strength',
    ),
    'arcHalves.front': localized('attaque de face, en demis', 'attack from the front, in halves'),
    'arcHalves.side': localized('attaque de côté, en demis', 'attack from the side, in halves'),
    'arcHalves.rear': localized('attaque par l’arrière, en demis', 'attack from behind, in halves'),
    chargeBonus: localized('charge d’un cavalier, en plus', 'a rider’s charge, added'),
  },
  saves: {
    'armour.heavy': localized('armure lourde, total au plus', 'heavy armour, total at most'),
    'armour.light': localized('armure légère, total au plus', 'light armour, total at most'),
    shield: localized('bouclier, total au plus', 'shield, total at most'),
  },
} as const satisfies Readonly<Record<string, FigureWords>>
