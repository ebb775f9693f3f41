/** The game of "The pass": ten turns for the horde to break the guard. */
import { localized } from '#shared/i18n/localized'
import { hexesPlace } from './places'
import { all, type DrawnGame, ofGroup, one, reaches, share } from './drawnGame'

const AS_PLACED = { where: 'as-placed', facing: 'as-placed', secret: false } as const
/** Before the western entrance. */
const GATE = hexesPlace('board-12x16', '1309 1310')

export const THE_PASS_GAME: DrawnGame = {
  turns: {
    count: 10,
    order: ['horde', 'guard', 'dwarves'],
    clock: { start: '09:00', step: 20 },
    rows: {
      1: { name: localized('Les cors de la horde', 'The horns of the horde') },
      6: { weather: 'rain', event: localized('La pluie gagne le col.', 'Rain reaches the pass.') },
      10: { name: localized('Le dernier assaut', 'The last assault') },
    },
  },
  setUp: {
    guard: { order: 1, ...AS_PLACED },
    dwarves: { order: 2, ...AS_PLACED },
    horde: { order: 3, ...AS_PLACED },
  },
  victory: {
    'horde-decisive': reaches(
      ...(['decisive', 'horde', 'all'] as const),
      { kind: 'eliminate', who: [one('ysolde')] },
      { kind: 'hold', place: GATE, by: 'presence' },
    ),
    horde: {
      ...reaches(
        ...(['victory', 'horde', 'points'] as const),
        { kind: 'score', who: [ofGroup('garrison')], state: 'eliminated', points: 2 },
        { kind: 'score', who: [ofGroup('mine')], state: 'eliminated', points: 2 },
        { kind: 'score', who: [one('griffons')], state: 'eliminated', points: 3 },
        { kind: 'hold', place: GATE, least: 1, by: 'last-pass', points: 3 },
      ),
      least: 10,
    },
    'guard-decisive': reaches(
      ...(['decisive', 'guard', 'all'] as const),
      { kind: 'eliminate', who: [one('warchief')] },
      { kind: 'survive', who: [one('ysolde')] },
    ),
    guard: reaches(
      ...(['victory', 'guard', 'all'] as const),
      { kind: 'survive', who: [ofGroup('garrison')], least: share(60) },
      { kind: 'survive', who: [one('ysolde')] },
    ),
    'dwarves-marginal': reaches('marginal', 'dwarves', 'all', {
      ...{ kind: 'survive', who: [all('dwarves')], least: share(75) },
    }),
  },
  rules: {
    allies: {
      title: localized('La garde et les nains', 'Guard and dwarves'),
      text: localized(
        `Les nains sont les hôtes de la garde\u202f: ils passent par les entrées de la fortification, et les deux camps gagnent ou perdent ensemble. À deux joueurs, un seul les mène.`,
        `The dwarves are the guard’s guests: they go through the entrances of the fortification, and the two sides win or lose together. With two players, one leads them both.`,
      ),
      changes: ['CM-SID-6'],
    },
    ladders: {
      title: localized('Les échelles de la horde', 'The horde’s ladders'),
      text: localized(
        `À partir du tour 3, les guerriers orques sont des grimpeurs pour les bords de fortification, et pour eux seuls. Ils n’y chargent pas.`,
        `From turn 3 on, orc warriors are climbers for fortification hexsides, and for these alone. They do not charge across them.`,
      ),
      changes: ['CM-SID-4'],
    },
  },
  texts: {
    setUp: localized(
      `Toutes les unités commencent où la carte les montre\u202f; les griffons sont en vol distant, les chauves-souris en vol rapproché. La horde joue la première.`,
      `All units begin where the map shows them; the griffons are in high flight, the bats in low flight. The horde plays first.`,
    ),
    victory: localized(
      `On compte à la fin du tour 10. Si la horde et la garde ont atteint un niveau, le plus élevé l’emporte\u202f; à niveau égal, le col reste à la garde.`,
      `Count at the end of turn 10. If both horde and guard have reached a level, the higher one wins; if they are equal, the guard keeps the pass.`,
    ),
    notes: localized(
      `La horde n’a pas à prendre le château\u202f: il lui suffit d’user ceux qui en sortent. La garde a donc intérêt à s’enfermer, et les nains à l’en dissuader, car leur colonne n’a pas de murs. Les griffons sont la seule unité qui puisse choisir son combat.`,
      `The horde need not take the castle: it is enough to wear down those who come out of it. So the guard does well to shut itself in, and the dwarves to talk it out of that, as their column has no walls. The griffons are the only unit that can choose its fight.`,
    ),
    credits: localized(`Scénario et carte\u202f: Castellan.`, `Scenario and map: Castellan.`),
  },
}
