/** House tables of single figures: `naphtha-thrower`, `inner-wall`, `movement`, `strength`, `saves`. */
import { localized } from '#shared/i18n/localized'
import { type Field, integer } from '../../fields/field'
import { fixed } from '../../house/figures'
import { keptTables } from '../../house/figureTable'
import { type MedievalRules } from '../rules/medievalRules'

const figure = (fr: string, en: string): Field<number> => integer(localized(fr, en), { max: 999 })

const lost = (fr: string, en: string) => ({
  kind: fixed('less'),
  points: figure(`tir défensif, ${fr}, points perdus`, `defensive fire, ${en}, points lost`),
})

const table = keptTables<MedievalRules>()

export const SINGLE_FIGURES = [
  table(['naphthaThrower'], {
    table: 'naphtha-thrower',
    title: localized('Lance-naphte', 'Naphtha thrower'),
    fields: () => ({
      nearest: figure('but le plus proche, cases', 'nearest target, hexes'),
      farthest: figure('but le plus éloigné, cases', 'farthest target, hexes'),
      everyTurns: figure('tours d’un tir au suivant', 'turns from one throw to the next'),
      crew: figure('servants', 'crew'),
    }),
  }),
  table(['innerWall'], {
    table: 'inner-wall',
    title: localized('Mur intérieur', 'Inner wall'),
    fields: () => ({
      integrity: figure('coups avant la chute', 'hits before it falls'),
      within: figure('mur extérieur cherché jusqu’à, cases', 'outer wall looked for within, hexes'),
    }),
  }),
  table(['movement'], {
    table: 'movement',
    fields: () => ({
      riderTurn: figure('tourner à cheval, par pas de 60°, points', 'turning mounted, a step of 60°, points'),
      aboutTurn: figure('demi-tour à cheval, points', 'about-turn mounted, points'),
      climb: figure('monter d’un niveau, points', 'climbing one level, points'),
      steepest: figure('niveaux franchis sans escalier', 'levels taken without stairs'),
      advanceLimit: figure('avance après combat, cases', 'advance after combat, hexes'),
      defensiveFire: {
        foot: {
          A: lost('à pied, résultat A', 'on foot, result A'),
          B: { kind: fixed('halved') },
          C: { kind: fixed('ended') },
        },
        mounted: {
          A: lost('à cheval, résultat A', 'mounted, result A'),
          B: { kind: fixed('ended') },
          C: lost('à cheval, résultat C', 'mounted, result C'),
          D: {
            kind: fixed('on-foot'),
            armoured: figure('désarçonné en armure, cases à pied', 'unhorsed in armour, hexes on foot'),
            light: figure('désarçonné sans armure, cases à pied', 'unhorsed without armour, hexes on foot'),
          },
          E: { kind: fixed('ended') },
        },
      },
      withoutTurning: {
        sideExtra: figure(
          'pas de côté sans se tourner, points en plus',
          'step aside without turning, extra points',
        ),
        rearFactor: figure(
          'pas en arrière sans se tourner, coût multiplié par',
          'step back without turning, cost multiplied by',
        ),
      },
    }),
  }),
  table(['strength'], {
    table: 'strength',
    title: localized('Force des attaquants', 'Strength of attackers'),
    fields: () => ({
      twoHandedHalves: figure(
        'arme à deux mains, en demis de la force',
        'two-handed weapon, in halves of the strength',
      ),
      arcHalves: {
        front: figure('attaque de face, en demis', 'attack from the front, in halves'),
        side: figure('attaque de côté, en demis', 'attack from the side, in halves'),
        rear: figure('attaque par l’arrière, en demis', 'attack from behind, in halves'),
      },
      chargeBonus: figure('charge d’un cavalier, en plus', 'a rider’s charge, added'),
    }),
  }),
  // The dice stay; what they must not exceed may change.
  table(['saves'], {
    table: 'saves',
    title: localized('Sauvegardes', 'Saves'),
    fields: () => ({
      armour: {
        heavy: figure('armure lourde, total au plus', 'heavy armour, total at most'),
        light: figure('armure légère, total au plus', 'light armour, total at most'),
      },
      shield: figure('bouclier, total au plus', 'shield, total at most'),
    }),
  }),
]
