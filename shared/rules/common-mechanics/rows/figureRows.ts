/** The figures of the fantasy game, by class of weapon and of movement; those of a people only by their author's choice. */
import { type Localized, localized } from '#shared/i18n/localized'
import { type Silhouette } from '#shared/rules/contract/counterFace'
import { type FigureRow } from '#shared/rules/counters/figureRows'
import { type MovementClass, type WeaponClass } from './profiles'

interface Fits {
  readonly category?: 'character'
  readonly mage?: true
  readonly movementClass?: MovementClass
  readonly weaponClass?: WeaponClass | readonly WeaponClass[]
}

function row(foot: Silhouette, name: Localized, fits?: Fits): FigureRow {
  return { id: foot, name, foot, ...(fits && { fits: { ...fits } }) }
}

/** The first that fits is shown. */
export const FIGURE_ROWS: readonly FigureRow[] = [
  row('dragon', localized('dragon', 'dragon'), { weaponClass: 'dragon' }),
  row('caster', localized('mage', 'mage'), { category: 'character', mage: true }),
  row('mounted-leader', localized('chef monté', 'mounted leader'), {
    category: 'character',
    movementClass: 'mounted',
  }),
  row('leader', localized('chef', 'leader'), { category: 'character' }),
  row('serpent', localized('serpent', 'serpent'), {
    movementClass: 'floating',
    weaponClass: ['beast', 'animal', 'monster'],
  }),
  row('boat', localized('bateau', 'boat'), { movementClass: 'floating' }),
  row('winged', localized('créature ailée', 'winged creature'), { movementClass: 'flying' }),
  row('mounted-archer', localized('archer monté', 'mounted archer'), {
    movementClass: 'mounted',
    weaponClass: ['bow', 'crossbow'],
  }),
  row('horde', localized('horde', 'horde'), { weaponClass: 'horde' }),
  row('skirmisher', localized('tirailleur', 'skirmisher'), { weaponClass: 'light-infantry' }),
  row('swordsman', localized('fantassin', 'swordsman'), { weaponClass: 'medium-infantry' }),
  row('knight', localized('fantassin lourd', 'heavy infantryman'), { weaponClass: 'heavy-infantry' }),
  row('spearman', localized('lancier', 'spearman'), { weaponClass: 'spear' }),
  row('pikeman', localized('piquier', 'pikeman'), { weaponClass: 'pike' }),
  row('phalangite', localized('phalangiste', 'phalangite'), { weaponClass: 'long-pike' }),
  row('archer', localized('archer', 'archer'), { weaponClass: 'bow' }),
  row('crossbowman', localized('arbalétrier', 'crossbowman'), { weaponClass: 'crossbow' }),
  row('light-rider', localized('cavalier léger', 'light rider'), { weaponClass: 'light-cavalry' }),
  row('rider', localized('cavalier', 'rider'), { weaponClass: 'medium-cavalry' }),
  row('cataphract', localized('cavalier lourd', 'heavy rider'), { weaponClass: 'heavy-cavalry' }),
  row('beast', localized('bête', 'beast'), { weaponClass: 'beast' }),
  row('wolf', localized('loup', 'wolf'), { weaponClass: 'animal' }),
  row('engine', localized('engin', 'engine'), { weaponClass: 'artillery' }),
  row('giant', localized('géant', 'giant'), { weaponClass: 'monster' }),
  row('dwarf', localized('nain', 'dwarf')),
  row('orc', localized('orque', 'orc')),
  row('skeleton', localized('squelette', 'skeleton')),
  row('wraith', localized('spectre', 'wraith')),
  row('demon', localized('démon', 'demon')),
  row('lizardman', localized('homme-lézard', 'lizardman')),
  row('wolf-rider', localized('chevaucheur de loup', 'wolf rider')),
  row('griffon-rider', localized('chevaucheur de griffon', 'griffon rider')),
  row('spider', localized('araignée', 'spider')),
  row('bat', localized('chauve-souris', 'bat')),
  row('peasant', localized('paysan', 'peasant')),
  row('axeman', localized('hache à deux mains', 'two-handed axe')),
  row('longbowman', localized('archer à l’arc long', 'longbowman')),
]
