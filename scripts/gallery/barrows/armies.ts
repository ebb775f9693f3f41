/** "The night of the barrows": the watch of Valombre, and those who rise. */
import { localized } from '#shared/i18n/localized'
import { type Army } from '../drawnArmies'
import { squad } from '../squad'

export const VILLAGE: Army = {
  ...{
    name: localized('Ceux de Valombre', 'Those of Valombre'),
    color: '#2f5d9a',
    notes: localized(
      'La dame Aude, ses gens et les cavaliers du val.',
      'Lady Aude, her people and the riders of the vale.',
    ),
  },
  commander: 'aude',
  groups: {
    watch: {
      ...{ name: localized('Le guet', 'The watch'), leader: 'aude' },
      wing: {
        ...{ banner: '#2f5d9a', order: 'defend', morale: 8, rest: 8 },
        retreatEdge: { edge: 'left', from: 6, to: 11 },
      },
    },
    vale: {
      ...{
        name: localized('Ceux du val', 'Those of the vale'),
        note: localized('Ils accourent au son de la cloche.', 'They come running at the sound of the bell.'),
      },
      wing: {
        ...{ banner: '#9fc3e8', order: 'attack', morale: 9, rest: 9 },
        retreatEdge: { edge: 'top', from: 2, to: 8 },
      },
    },
  },
  pieces: {
    aude: { type: 'captain', name: 'Aude', at: '0608', facing: 'v1', group: 'watch' },
    spearmen: { type: 'spearmen', at: '0909', facing: 'v1', group: 'watch' },
    ...squad({ type: 'militia', facing: 'v1', group: 'watch' }, 'militia', '1008 1010 0911'),
    ...squad({ type: 'archers', facing: 'v1', group: 'watch' }, 'archers', '0908 0708'),
    crossbowmen: { type: 'crossbowmen', at: '0809', facing: 'v1', group: 'watch' },
    aldren: { type: 'mage', name: 'Aldren', at: '0607', facing: 'v1', group: 'watch' },
    ...squad({ type: 'light-horse', facing: 'v1', group: 'vale', reinforcement: 'horse' }, 'horse', 2),
    griffons: { type: 'griffon-riders', facing: 'v1', group: 'vale', reinforcement: 'griffons' },
  },
}

export const DEAD: Army = {
  ...{
    name: localized('Les morts', 'The dead'),
    color: '#5a4a6b',
    notes: localized('Le sorcier Morvan et ceux qu’il relève.', 'Morvan the sorcerer and those he raises.'),
  },
  commander: 'morvan',
  types: {
    necromancer: {
      ...{ like: 'mage', name: localized('Nécromancien', 'Necromancer'), code: localized('NÉC', 'NEC') },
      stats: { magicArt: localized('ombres', 'shadows') },
    },
  },
  groups: {
    risen: {
      ...{ name: localized('Les relevés', 'The risen'), leader: 'morvan' },
      wing: {
        ...{ banner: '#5a4a6b', order: 'attack', morale: 9, rest: 9 },
        retreatEdge: { edge: 'right', from: 5, to: 12 },
      },
    },
    night: {
      ...{ name: localized('Ceux de la nuit', 'Those of the night') },
      wing: {
        ...{ banner: '#2e2a33', order: 'attack', morale: 8, rest: 9 },
        retreatEdge: { edge: 'bottom', from: 2, to: 10 },
      },
    },
  },
  pieces: {
    morvan: { type: 'necromancer', name: 'Morvan', at: '0809', facing: 'v4', group: 'risen' },
    ...squad({ type: 'skeletons', facing: 'v4', group: 'risen' }, 'skeletons', '0506 0509 0508 0510 0609'),
    ...squad({ type: 'wraiths', facing: 'v4', group: 'night' }, 'wraiths', '0606 0611'),
    wolves: { type: 'wolves', at: '0605', facing: 'v4', group: 'night' },
    ...squad({ type: 'skeletons', facing: 'v4', group: 'risen', reinforcement: 'barrow' }, 'sleepers', 2),
    demons: { type: 'demons', facing: 'v4', group: 'night', reinforcement: 'demon' },
  },
}
