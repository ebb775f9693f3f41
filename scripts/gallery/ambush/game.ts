/** "The ambush": eight turns for three mules. */
import { localized } from '#shared/i18n/localized'
import { type Place } from '#shared/document/place'
import { all, count, type DrawnGame, ofType, one, reaches, share } from '../drawnGame'
import { RULES, TEXTS } from './texts'

const EAST: Place = { kind: 'edge', edge: 'right', from: 7, to: 12 }
const MULES = [ofType('savoyards-muleteer')]

export const AMBUSH_GAME: DrawnGame = {
  turns: {
    count: 8,
    order: ['savoyards', 'dauphinois'],
    rows: {
      1: { name: localized('Le convoi entre dans la combe', 'The convoy enters the combe') },
      5: {
        weather: 'rain',
        event: localized('Une averse crève sur la combe.', 'A shower bursts over the combe.'),
      },
      8: { name: localized('La nuit vient', 'Nightfall'), light: 'night' },
    },
  },
  setUp: {
    dauphinois: { order: 1, where: 'zones', facing: 'free', secret: true },
    savoyards: { order: 2, where: 'zones', facing: 'free', secret: false },
  },
  zones: {
    column: {
      ...{ name: localized('La colonne', 'The column'), kind: 'setup', side: 'savoyards', hatching: 'level' },
      hexes: 'B8:G10',
    },
    rock: {
      ...{
        name: localized('Le bois du rocher', 'The wood of the rock'),
        kind: 'setup',
        side: 'dauphinois',
        hatching: 'rising',
      },
      hexes: 'G2:L5 G5',
    },
    slope: {
      ...{
        name: localized('Le bois de la côte', 'The wood of the slope'),
        kind: 'setup',
        side: 'dauphinois',
        hatching: 'falling',
      },
      hexes: 'G12:K14 L12 L13',
    },
  },
  reinforcements: {
    rescue: {
      ...{
        side: 'savoyards',
        name: localized('Ceux des Échelles', 'Those of Les Échelles'),
        turn: 2,
        lastTurn: 6,
        blocked: 'nearest',
      },
      roll: { sides: 6, atMost: 3 },
      entries: [EAST],
      condition: localized(
        'Dès que l’embuscade est découverte\u202f: le cor de sire Pierre s’entend jusqu’au château.',
        'As soon as the ambush is sprung: Sir Peter’s horn carries as far as the castle.',
      ),
    },
  },
  victory: {
    'savoyards-decisive': reaches(
      ...(['decisive', 'savoyards', 'all'] as const),
      { kind: 'exit', who: MULES, place: EAST, least: count(2) },
      { kind: 'survive', who: [one('humbert')] },
    ),
    savoyards: reaches('victory', 'savoyards', 'all', {
      ...{ kind: 'exit', who: MULES, place: EAST, least: count(2) },
    }),
    'savoyards-marginal': reaches(
      ...(['marginal', 'savoyards', 'all'] as const),
      { kind: 'exit', who: MULES, place: EAST, least: count(1) },
      { kind: 'survive', who: [all('savoyards')], least: share(50) },
    ),
    'dauphinois-decisive': reaches(
      ...(['decisive', 'dauphinois', 'all'] as const),
      { kind: 'eliminate', who: MULES },
      { kind: 'eliminate', who: [one('humbert')] },
    ),
    dauphinois: reaches(
      ...(['victory', 'dauphinois', 'all'] as const),
      { kind: 'eliminate', who: MULES, least: count(2) },
      { kind: 'eliminate', who: [one('humbert')] },
    ),
    'dauphinois-marginal': reaches('marginal', 'dauphinois', 'all', {
      ...{ kind: 'eliminate', who: MULES, least: count(2) },
    }),
  },
  rules: RULES,
  texts: TEXTS,
}
