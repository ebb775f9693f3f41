/** "The sortie": eight turns from daybreak to burn the camp and come home. */
import { localized } from '#shared/i18n/localized'
import { all, type DrawnGame, inZone, ofGroup, one, reaches, share } from '../drawnGame'
import { hexesPlace } from '../places'
import { RULES, TEXTS } from './texts'

const COURT = hexesPlace('board-26x16', 'S6 T6 U6 S7 T7 U7')
/** The four who ride out. */
const RIDERS = [ofGroup('riders')]

export const SORTIE_GAME: DrawnGame = {
  turns: {
    count: 8,
    order: ['garrison', 'besiegers'],
    clock: { start: '05:30', step: 15 },
    rows: {
      1: { name: localized('La herse se lève', 'The portcullis rises') },
      5: { event: localized('On entend les chariots des engins.', 'The wagons of the engines are heard.') },
      8: { name: localized('La herse retombe', 'The portcullis falls') },
    },
  },
  setUp: {
    besiegers: { order: 1, where: 'zones', facing: 'free', secret: false },
    garrison: { order: 2, where: 'zones', facing: 'free', secret: false },
  },
  zones: {
    castle: {
      ...{
        name: localized('Le château', 'The castle'),
        kind: 'setup',
        side: 'garrison',
        hatching: 'falling',
      },
      hexes: 'U4 S5:X5 R6:X6 R7:W7 T8:V8 N6 O6:Q9 R8 P10',
    },
    quarters: {
      ...{
        name: localized('Les quartiers du comte', 'The count’s quarters'),
        kind: 'setup',
        side: 'besiegers',
        hatching: 'rising',
      },
      hexes: 'D6:J11 K5:K10 L6:L9 M7 M8 K2 L2 L3',
    },
    camp: { name: localized('Le camp', 'The camp'), kind: 'victory', hatching: 'dots', hexes: 'F10:I11' },
  },
  reinforcements: {
    escort: {
      ...{
        side: 'besiegers',
        name: localized('L’escorte des engins', 'The escort of the engines'),
        turn: 5,
        lastTurn: 7,
        blocked: 'nearest',
      },
      roll: { sides: 10, atMost: 5 },
      entries: [{ kind: 'edge', edge: 'left', from: 6, to: 10 }],
    },
  },
  victory: {
    'garrison-decisive': reaches(
      ...(['decisive', 'garrison', 'all'] as const),
      { kind: 'hold', place: inZone('camp'), least: 3, by: 'last-pass' },
      { kind: 'survive', who: [all('garrison')], least: share(50) },
    ),
    garrison: reaches(
      ...(['victory', 'garrison', 'all'] as const),
      { kind: 'hold', place: inZone('camp'), least: 2, by: 'last-pass' },
      { kind: 'survive', who: [all('garrison')], least: share(40) },
    ),
    'garrison-marginal': reaches('marginal', 'garrison', 'all', {
      ...{ kind: 'hold', place: inZone('camp'), least: 1, by: 'last-pass' },
    }),
    'besiegers-decisive': reaches(
      ...(['decisive', 'besiegers', 'any'] as const),
      { kind: 'capture', who: [one('sire-guy')] },
      { kind: 'hold', place: COURT, least: 3, by: 'presence' },
    ),
    besiegers: reaches('victory', 'besiegers', 'all', {
      ...{ kind: 'eliminate', who: [all('garrison')], least: share(60) },
    }),
    'besiegers-marginal': reaches(
      ...(['marginal', 'besiegers', 'all'] as const),
      { kind: 'eliminate', who: RIDERS },
      { kind: 'eliminate', who: [all('garrison')], least: share(55) },
    ),
  },
  rules: RULES,
  texts: TEXTS,
}
