/** The game of "Under the hill": twelve turns to find the shaman. */
import { localized } from '#shared/i18n/localized'
import { all, type DrawnGame, one, reaches, share } from './drawnGame'
import { hexesPlace } from './places'

/** The great hall of the cave. */
const HALL = hexesPlace('board-12x16', '0809 0909 0910')

export const UNDER_THE_HILL_GAME: DrawnGame = {
  turns: {
    count: 12,
    order: ['expedition', 'below'],
    rows: {
      1: { name: localized('Le seuil', 'The threshold') },
      8: { event: localized('Les torches baissent.', 'The torches burn low.') },
    },
  },
  setUp: {
    expedition: { order: 2, where: 'as-placed', facing: 'as-placed', secret: false },
    below: { order: 1, where: 'as-placed', facing: 'as-placed', secret: true },
  },
  victory: {
    'expedition-decisive': reaches(
      ...(['decisive', 'expedition', 'all'] as const),
      { kind: 'eliminate', who: [one('shaman'), one('troll')] },
      { kind: 'survive', who: [one('durgan')] },
    ),
    expedition: reaches('victory', 'expedition', 'all', { kind: 'eliminate', who: [one('shaman')] }),
    'expedition-marginal': reaches('marginal', 'expedition', 'all', {
      ...{ kind: 'hold', place: HALL, least: 2, by: 'presence' },
    }),
    'below-decisive': reaches('decisive', 'below', 'all', { kind: 'eliminate', who: [one('durgan')] }),
    below: reaches(
      ...(['victory', 'below', 'all'] as const),
      { kind: 'survive', who: [one('shaman')] },
      { kind: 'eliminate', who: [all('expedition')], least: share(40) },
    ),
  },
  rules: {
    torches: {
      title: localized('Les torches', 'The torches'),
      text: localized(
        `À partir du tour 8, un errement de niveau 1 s’impose à l’expédition dans toute case de caverne où aucun n’est marqué. Les nains en sont dispensés.`,
        `From turn 8 on, wandering of level 1 is imposed on the expedition in every cave hex that shows none. The dwarves are exempt.`,
      ),
      changes: ['CM-WAN-1'],
    },
    decoys: {
      title: localized('Les leurres', 'The decoys'),
      text: localized(
        `Un leurre que l’on découvre est retiré du jeu\u202f; il ne compte pas parmi les pertes de ceux d’en bas.`,
        `A decoy that is found out leaves the game; it does not count among the losses of those below.`,
      ),
      changes: ['CM-HID-2'],
    },
  },
  texts: {
    setUp: localized(
      `Celui qui joue ceux d’en bas place d’abord ses unités où la carte les montre, les deux hordes et leurs leurres faces cachées\u202f; son adversaire n’a pas vu cette page. L’expédition commence ensuite aux places de la carte.`,
      `Whoever plays those below first places his units where the map shows them, the two hordes and their decoys face down; his opponent has not seen this page. The expedition then begins at the places of the map.`,
    ),
    victory: localized(
      `On compte à la fin du tour 12, ou dès que la chamane ou Durgan est éliminé. Le niveau le plus élevé l’emporte\u202f; à niveau égal, la partie est nulle.`,
      `Count at the end of turn 12, or as soon as the shaman or Durgan is eliminated. The higher level wins; if they are equal, the game is a draw.`,
    ),
    notes: localized(
      `L’expédition est plus forte que tout ce qu’elle rencontre, mais pas que tout à la fois. Les mineurs passent par la roche et prennent la chamane à revers\u202f; ils y mettent presque toute la partie, seuls. Ceux d’en bas gagnent du temps\u202f: chaque horde qui se montre doit coûter un tour.`,
      `The expedition is stronger than anything it meets, but not than everything at once. The miners go through the rock and take the shaman from behind; that takes them nearly the whole game, alone. Those below play for time: each horde that shows itself must cost a turn.`,
    ),
    credits: localized(`Scénario et carte\u202f: Castellan.`, `Scenario and map: Castellan.`),
  },
}
