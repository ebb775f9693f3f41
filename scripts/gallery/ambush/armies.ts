/** "The ambush": a treasurer’s convoy and those who wait for it. */
import { localized, sameInBoth } from '#shared/i18n/localized'
import { type Army } from '../drawnArmies'
import { squad } from '../squad'

export const SAVOYARDS: Army = {
  ...{
    name: localized('Les Savoyards', 'The Savoyards'),
    color: '#a63a32',
    notes: localized(
      'Le trésorier Humbert et la solde des Échelles.',
      'Humbert the treasurer and the pay of Les Échelles.',
    ),
  },
  commander: 'humbert',
  types: {
    muleteer: {
      ...{ like: 'town-peasant', name: localized('Muletier', 'Muleteer'), code: 'AMU' },
      stats: { origin: 'Savoyards' },
    },
  },
  groups: {
    convoy: {
      name: localized('Le convoi', 'The convoy'),
      leader: 'humbert',
      note: localized('Le trésorier et les trois mulets.', 'The treasurer and the three mules.'),
    },
    escort: { name: localized('L’escorte', 'The escort'), leader: 'pierre' },
    rescue: {
      name: localized('Ceux des Échelles', 'Those of Les Échelles'),
      leader: 'amedee',
      color: '#e0b84c',
    },
  },
  pieces: {
    humbert: { type: 'town-mayor', name: 'Humbert', at: 'D9', facing: 'v1', group: 'convoy' },
    ...squad({ type: 'muleteer', facing: 'v1', group: 'convoy' }, 'mule', 'C9 E9 B9'),
    pierre: {
      type: 'savoyard-knight',
      name: localized('Sire Pierre', 'Sir Peter'),
      at: 'G9',
      facing: 's2',
      group: 'escort',
    },
    ...squad({ type: 'savoyard-sergeant', facing: 'v1', group: 'escort' }, 'sergeant', 'G10 F10 D10 C10'),
    ...squad({ type: 'savoyard-halberdier', facing: 'v1', group: 'escort' }, 'halberd', 'E10 C8'),
    ...squad({ type: 'savoyard-crossbowman', facing: 'v1', group: 'escort' }, 'pavise', 'E8 B8'),
    amedee: {
      ...{
        type: 'savoyard-knight',
        name: localized('Sire Amédée', 'Sir Amadeus'),
        facing: 's5',
        group: 'rescue',
      },
      reinforcement: 'rescue',
    },
    ...squad(
      { type: 'savoyard-knight', facing: 's5', group: 'rescue', reinforcement: 'rescue' },
      'rescuer',
      2,
    ),
    ...squad(
      { type: 'savoyard-sergeant', facing: 'v4', group: 'rescue', reinforcement: 'rescue' },
      'runner',
      2,
    ),
  },
}

export const DAUPHINOIS: Army = {
  ...{
    name: localized('Les Dauphinois', 'The Dauphinois'),
    color: '#2f5a9e',
    notes: localized('Le bâtard Guigues et ses compagnons.', 'The bastard Guigues and his companions.'),
  },
  commander: 'guigues',
  types: {
    captain: {
      ...{
        like: 'crusader-knight-on-foot',
        name: localized('Capitaine dauphinois', 'Dauphinois captain'),
        code: localized('GCF', 'GLD'),
      },
      stats: { origin: 'Dauphinois', leader: true },
    },
    sergeant: {
      ...{
        like: 'crusader-sergeant',
        name: localized('Sergent dauphinois', 'Dauphinois sergeant'),
        code: 'GSE',
      },
      stats: { origin: 'Dauphinois' },
    },
    spearman: {
      ...{
        like: 'crusader-spearman',
        name: localized('Lancier dauphinois', 'Dauphinois spearman'),
        code: localized('GLA', 'GSP'),
      },
      stats: { origin: 'Dauphinois' },
    },
    crossbowman: {
      ...{
        like: 'town-crossbowman',
        name: localized('Arbalétrier dauphinois', 'Dauphinois crossbowman'),
        code: 'Gcb',
      },
      stats: { origin: 'Dauphinois' },
    },
    cutthroat: {
      ...{ like: 'town-cutthroat', name: sameInBoth('Routier'), code: 'Gpg' },
      stats: { origin: 'Dauphinois' },
    },
  },
  groups: {
    north: { name: localized('Ceux du rocher', 'Those of the rock'), leader: 'guigues' },
    south: { name: localized('Ceux de la côte', 'Those of the slope') },
  },
  pieces: {
    guigues: { type: 'captain', name: 'Guigues', at: 'H5', facing: 'v2', group: 'north' },
    ...squad({ type: 'crossbowman', facing: 'v3', group: 'north' }, 'crossbow', 'I5 J5'),
    ...squad({ type: 'sergeant', facing: 'v2', group: 'north' }, 'guard', 'G5 G4'),
    ...squad({ type: 'spearman', facing: 'v0', group: 'south' }, 'spear', 'H12 I12'),
    ...squad({ type: 'cutthroat', facing: 'v0', group: 'south' }, 'knife', 'G12 G13'),
  },
}
