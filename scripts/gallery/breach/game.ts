/** "The breach": ten turns to take the courtyard. */
import { localized } from '#shared/i18n/localized'
import { all, type DrawnGame, inZone, one, reaches, share } from '../drawnGame'
import { RULES, TEXTS } from './texts'

export const BREACH_GAME: DrawnGame = {
  turns: {
    count: 10,
    order: ['mamluks', 'templars'],
    rows: {
      1: { name: localized('Avant l’aube', 'Before dawn'), light: 'night' },
      3: {
        name: localized('Le jour se lève', 'Day breaks'),
        light: 'day',
        event: localized('La poussière est retombée.', 'The dust has settled.'),
      },
      10: { name: localized('Le dernier assaut', 'The last assault') },
    },
  },
  setUp: {
    templars: { order: 1, where: 'zones', facing: 'free', secret: false },
    mamluks: { order: 2, where: 'zones', facing: 'free', secret: false },
  },
  zones: {
    camp: {
      ...{
        name: localized('Le camp mamelouk', 'The Mamluk camp'),
        kind: 'setup',
        side: 'mamluks',
        hatching: 'rising',
      },
      hexes: 'A1:H16',
    },
    barbican: {
      ...{
        name: localized('L’enceinte', 'The enclosure'),
        kind: 'setup',
        side: 'templars',
        hatching: 'falling',
      },
      hexes: 'P5:V11 O5 W5 W11 -P10 -P11',
    },
    court: {
      name: localized('La cour', 'The courtyard'),
      kind: 'victory',
      hatching: 'dots',
      hexes: 'R7:T10',
    },
  },
  reinforcements: {
    riders: {
      ...{
        side: 'mamluks',
        name: localized('Les cavaliers de la garde', 'The riders of the guard'),
        turn: 4,
        facing: 's2',
        blocked: 'wait',
      },
      entries: [{ kind: 'edge', edge: 'left', from: 5, to: 11 }],
    },
    relief: {
      ...{
        side: 'templars',
        name: localized('Le secours du château', 'The relief from the castle'),
        turn: 5,
        lastTurn: 9,
        facing: 'v4',
      },
      roll: { sides: 10, atMost: 4 },
      entries: [{ kind: 'edge', edge: 'right', from: 7, to: 11 }],
      condition: localized(
        'Tant qu’un Templier tient une case de la barbacane.',
        'As long as a Templar holds a hex of the barbican.',
      ),
      blocked: 'nearest',
    },
  },
  victory: {
    'mamluks-decisive': reaches(
      ...(['decisive', 'mamluks', 'all'] as const),
      { kind: 'hold', place: inZone('court'), least: 10, by: 'presence' },
      { kind: 'eliminate', who: [one('guillaume')] },
      { kind: 'eliminate', who: [all('templars')], least: share(80) },
    ),
    mamluks: reaches(
      ...(['victory', 'mamluks', 'all'] as const),
      { kind: 'hold', place: inZone('court'), least: 10, by: 'presence' },
      { kind: 'eliminate', who: [one('guillaume')] },
    ),
    'mamluks-marginal': reaches('marginal', 'mamluks', 'all', {
      ...{ kind: 'hold', place: inZone('court'), least: 8, by: 'presence' },
    }),
    'templars-decisive': reaches(
      ...(['decisive', 'templars', 'all'] as const),
      { kind: 'eliminate', who: [all('mamluks')], least: share(50) },
      { kind: 'survive', who: [one('guillaume')] },
    ),
    templars: reaches('victory', 'templars', 'all', {
      ...{ kind: 'eliminate', who: [all('mamluks')], least: share(50) },
    }),
    'templars-marginal': reaches('marginal', 'templars', 'all', {
      ...{ kind: 'eliminate', who: [all('mamluks')], least: share(40) },
    }),
  },
  rules: RULES,
  texts: TEXTS,
}
