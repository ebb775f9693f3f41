/** "The night of the barrows": ten turns until dawn. */
import { localized } from '#shared/i18n/localized'
import { all, type DrawnGame, inZone, ofType, one, reaches, share } from '../drawnGame'
import { RULES, TEXTS } from './texts'

/** Hexes by their numbers on the joined map, of 25 columns. */
export const BARROWS_GAME: DrawnGame = {
  turns: {
    count: 10,
    order: ['dead', 'village'],
    clock: { start: '22:30', step: 40 },
    rows: {
      1: { name: localized('La cloche', 'The bell') },
      4: { fog: 'fog', event: localized('La brume monte de la rivière.', 'Mist rises from the river.') },
      8: { fog: 'none' },
      10: { name: localized('L’aube', 'Dawn'), light: 'day' },
    },
  },
  setUp: {
    village: { order: 1, where: 'zones', facing: 'free', secret: false },
    dead: { order: 2, where: 'zones', facing: 'free', secret: false },
  },
  zones: {
    village: {
      ...{ name: localized('Le bourg', 'The village'), kind: 'setup', side: 'village', hatching: 'rising' },
      hexes: '0506:1112',
    },
    barrows: {
      ...{
        name: localized('La terre remuée', 'The broken ground'),
        kind: 'setup',
        side: 'dead',
        hatching: 'falling',
      },
      hexes: '1705:2012',
    },
    square: {
      name: localized('La place', 'The square'),
      kind: 'victory',
      hatching: 'dots',
      hexes: '0609 0709 0710 0809 0810',
    },
    graves: {
      name: localized('Les tombes', 'The graves'),
      kind: 'entry',
      side: 'dead',
      hatching: 'crossed',
      hexes: '1905 2108 1911',
    },
  },
  reinforcements: {
    barrow: {
      ...{
        side: 'dead',
        name: localized('Les derniers dormeurs', 'The last sleepers'),
        turn: 2,
        lastTurn: 5,
        facing: 'v4',
      },
      ...{ roll: { sides: 6, atMost: 3 }, entries: [inZone('graves')], blocked: 'wait' },
    },
    demon: {
      ...{
        side: 'dead',
        name: localized('Celui qu’on appelle', 'The one who is called'),
        facing: 'v4',
        blocked: 'nearest',
      },
      entries: [inZone('graves')],
      turn: 4,
      condition: localized('Si Morvan est en vie.', 'If Morvan is alive.'),
    },
    horse: {
      ...{
        side: 'village',
        name: localized('Les cavaliers du val', 'The riders of the vale'),
        turn: 3,
        lastTurn: 6,
        facing: 'v1',
      },
      ...{ roll: { sides: 6, atMost: 3 }, blocked: 'wait' },
      entries: [{ kind: 'edge', edge: 'left', from: 7, to: 10 }],
    },
    griffons: {
      ...{
        side: 'village',
        name: localized('Les griffons de l’aube', 'The griffons of dawn'),
        turn: 8,
        facing: 'v1',
        blocked: 'nearest',
      },
      entries: [{ kind: 'edge', edge: 'top', from: 3, to: 10 }],
    },
  },
  victory: {
    'dead-decisive': reaches('decisive', 'dead', 'all', {
      ...{ kind: 'eliminate', who: [one('aude'), one('aldren')] },
    }),
    dead: {
      ...reaches(
        ...(['victory', 'dead', 'points'] as const),
        { kind: 'score', who: [ofType('village-militia')], state: 'eliminated', points: 1 },
        { kind: 'score', who: [ofType('village-spearmen')], state: 'eliminated', points: 2 },
        { kind: 'score', who: [one('aude'), one('aldren')], state: 'eliminated', points: 3 },
        { kind: 'hold', place: inZone('square'), least: 2, by: 'presence', points: 4 },
      ),
      least: 6,
    },
    'village-decisive': reaches(
      ...(['decisive', 'village', 'all'] as const),
      { kind: 'eliminate', who: [one('morvan')] },
      { kind: 'survive', who: [one('aude')] },
    ),
    village: reaches(
      ...(['victory', 'village', 'all'] as const),
      { kind: 'survive', who: [one('aude')] },
      { kind: 'survive', who: [all('village')], least: share(60) },
    ),
    'village-marginal': reaches('marginal', 'village', 'all', {
      ...{ kind: 'survive', who: [all('village')], least: share(50) },
    }),
  },
  rules: RULES,
  texts: TEXTS,
}
