/** "The ambush": a treasurer’s convoy and those who wait for it. */
import { type Army } from '../drawnArmies'
import { squad } from '../squad'

export const SAVOYARDS: Army = {
  ...{ name: 'Les Savoyards', color: '#a63a32', notes: 'Le trésorier Humbert et la solde des Échelles.' },
  commander: 'humbert',
  types: {
    muleteer: {
      ...{ like: 'town-peasant', name: 'Muletier', code: 'AMU' },
      stats: { origin: 'Savoyards' },
    },
  },
  groups: {
    convoy: { name: 'Le convoi', leader: 'humbert', note: 'Le trésorier et les trois mulets.' },
    escort: { name: 'L’escorte', leader: 'pierre' },
    rescue: { name: 'Ceux des Échelles', leader: 'amedee', color: '#e0b84c' },
  },
  pieces: {
    humbert: { type: 'town-mayor', name: 'Humbert', at: 'D9', facing: 'v1', group: 'convoy' },
    ...squad({ type: 'muleteer', facing: 'v1', group: 'convoy' }, 'mule', 'C9 E9 B9'),
    pierre: { type: 'savoyard-knight', name: 'Sire Pierre', at: 'G9', facing: 's2', group: 'escort' },
    ...squad({ type: 'savoyard-sergeant', facing: 'v1', group: 'escort' }, 'sergeant', 'G10 F10 D10 C10'),
    ...squad({ type: 'savoyard-halberdier', facing: 'v1', group: 'escort' }, 'halberd', 'E10 C8'),
    ...squad({ type: 'savoyard-crossbowman', facing: 'v1', group: 'escort' }, 'pavise', 'E8 B8'),
    amedee: {
      ...{ type: 'savoyard-knight', name: 'Sire Amédée', facing: 's5', group: 'rescue' },
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
  ...{ name: 'Les Dauphinois', color: '#2f5a9e', notes: 'Le bâtard Guigues et ses compagnons.' },
  commander: 'guigues',
  types: {
    captain: {
      ...{ like: 'crusader-knight-on-foot', name: 'Capitaine dauphinois', code: 'GCF' },
      stats: { origin: 'Dauphinois', leader: true },
    },
    sergeant: {
      ...{ like: 'crusader-sergeant', name: 'Sergent dauphinois', code: 'GSE' },
      stats: { origin: 'Dauphinois' },
    },
    spearman: {
      ...{ like: 'crusader-spearman', name: 'Lancier dauphinois', code: 'GLA' },
      stats: { origin: 'Dauphinois' },
    },
    crossbowman: {
      ...{ like: 'town-crossbowman', name: 'Arbalétrier dauphinois', code: 'Gcb' },
      stats: { origin: 'Dauphinois' },
    },
    cutthroat: {
      ...{ like: 'town-cutthroat', name: 'Routier', code: 'Gpg' },
      stats: { origin: 'Dauphinois' },
    },
  },
  groups: {
    north: { name: 'Ceux du rocher', leader: 'guigues' },
    south: { name: 'Ceux de la côte' },
  },
  pieces: {
    guigues: { type: 'captain', name: 'Guigues', at: 'H5', facing: 'v2', group: 'north' },
    ...squad({ type: 'crossbowman', facing: 'v3', group: 'north' }, 'crossbow', 'I5 J5 K5 L5'),
    ...squad({ type: 'sergeant', facing: 'v2', group: 'north' }, 'guard', 'G5 G4 H4 L4'),
    ...squad({ type: 'spearman', facing: 'v0', group: 'south' }, 'spear', 'H12 I12 J12 K12'),
    ...squad({ type: 'cutthroat', facing: 'v0', group: 'south' }, 'knife', 'G12 G13 L12'),
  },
}
