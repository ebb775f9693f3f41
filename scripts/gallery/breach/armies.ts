/** "The breach": the sultan's assault and the brothers of the barbican. */
import { localized } from '#shared/i18n/localized'
import { type Army } from '../drawnArmies'
import { squad } from '../squad'

export const MAMLUKS: Army = {
  ...{
    name: localized('Les Mamelouks', 'The Mamluks'),
    color: '#3c7a4b',
    notes: localized(
      'L’émir Sanjar, au nom du sultan Baybars.',
      'Emir Sanjar, in the name of Sultan Baybars.',
    ),
  },
  commander: 'sanjar',
  groups: {
    guard: { name: localized('La garde de l’émir', 'The emir’s guard'), leader: 'sanjar' },
    storm: {
      name: localized('Les gens d’assaut', 'The stormers'),
      note: localized(
        'Volontaires, payés à la pierre rapportée du mur.',
        'Volunteers, paid by the stone brought back from the wall.',
      ),
    },
    works: { name: localized('Les ingénieurs', 'The engineers'), leader: 'musa', color: '#c79a3b' },
    riders: {
      name: localized('Les cavaliers', 'The riders'),
      note: localized('Ils n’entrent qu’en renfort.', 'They enter as reinforcements only.'),
    },
  },
  pieces: {
    sanjar: { type: 'mamluk-emir', name: 'Sanjar', at: 'D6', facing: 's2', group: 'guard' },
    ...squad({ type: 'mamluk-axeman', facing: 'v1', group: 'guard' }, 'axe', 'F7 G7 F6 G6'),
    ...squad({ type: 'mamluk-on-foot', facing: 'v1', group: 'storm' }, 'foot', 'H10 H11 G11 H12 G12 G13'),
    ...squad({ type: 'mamluk-archer', facing: 'v1', group: 'storm' }, 'bow', 'H7 H8 H6 G14'),
    naphtha: { type: 'mamluk-naphtha', name: 'Yalbay', at: 'G10', facing: 'v1', group: 'storm' },
    musa: { type: 'engine-engineer', name: 'Musa', at: 'D4', facing: 'v1', group: 'works' },
    trebuchet: { type: 'engine-trebuchet', name: 'Al-Mansuri', at: 'E4', facing: 'v1', group: 'works' },
    ram: { type: 'engine-ram', at: 'G9', facing: 'v1', group: 'works' },
    ...squad({ type: 'engine-crew', facing: 'v1', group: 'works' }, 'crew', 'E3 E5 F9 F10'),
    ...squad({ type: 'engine-sapper', facing: 'v1', group: 'works' }, 'sapper', 'H13 G15 H14'),
    ...squad(
      { type: 'mamluk-heavy-rider', facing: 's2', group: 'riders', reinforcement: 'riders' },
      'rider',
      3,
    ),
  },
}

export const TEMPLARS: Army = {
  ...{
    name: localized('Les Templiers', 'The Templars'),
    color: '#a63a32',
    notes: localized(
      'Frère Guillaume, chevalier, commande la barbacane.',
      'Brother William, a knight, commands the barbican.',
    ),
  },
  commander: 'guillaume',
  groups: {
    brothers: { name: localized('Les frères chevaliers', 'The brother knights'), leader: 'guillaume' },
    sergeants: { name: localized('Les frères sergents', 'The brother sergeants') },
    relief: {
      name: localized('Le secours', 'The relief'),
      leader: 'arnaud',
      note: localized('Envoyé du château, s’il l’est.', 'Sent from the castle, if it is.'),
    },
  },
  pieces: {
    guillaume: {
      ...{
        type: 'templar-knight-on-foot',
        name: localized('Frère Guillaume', 'Brother William'),
        at: 'S9',
        facing: 'v4',
      },
      group: 'brothers',
    },
    ...squad({ type: 'templar-knight-on-foot', facing: 'v4', group: 'brothers' }, 'knight', 'R9 R10 Q8'),
    chaplain: {
      type: 'templar-chaplain',
      name: localized('Frère Léon', 'Brother Leo'),
      at: 'R6',
      facing: 'v4',
      group: 'brothers',
    },
    ...squad({ type: 'templar-sergeant', facing: 'v4', group: 'sergeants' }, 'sergeant', 'Q9 Q10 S11 P8 T9'),
    ...squad(
      { type: 'templar-crossbowman', facing: 'v4', group: 'sergeants' },
      'crossbow',
      'O5 P7 P9 Q11 P6',
    ),
    arnaud: {
      ...{ type: 'templar-knight-on-foot', name: localized('Frère Arnaud', 'Brother Arnold'), facing: 'v4' },
      ...{ group: 'relief', reinforcement: 'relief' },
    },
    ...squad(
      { type: 'templar-sergeant', facing: 'v4', group: 'relief', reinforcement: 'relief' },
      'relief',
      3,
    ),
  },
}
