/**
 * The categories of medieval counters and their figures: first those that a weapon or a rank tells, then one a category, then
 * those that only their author's choice shows (of a people or an order: no stat says it).
 */
import { type Localized, localized } from '#shared/i18n/localized'
import { type FigureRow } from '#shared/rules/counters/figureRows'

type Shown = Omit<FigureRow, 'id' | 'name'>

function row(id: string, name: Localized, shown: Shown): FigureRow {
  return { id, name, ...shown }
}

/** Soldiers whose weapon tells more than their category. */
const FIGHTERS = ['swordsman', 'spearman', 'archer', 'crossbowman']

function armed(id: string, name: Localized, missile: string | string[], shown: Shown): FigureRow {
  return row(id, name, { ...shown, fits: { category: FIGHTERS, missile } })
}

const TOLD_BY_STATS: readonly FigureRow[] = [
  row('naphtha', localized('lance-naphte', 'naphtha thrower'), {
    fits: { naphthaThrower: true },
    foot: 'naphtha-thrower',
  }),
  row('turk', localized('archer à cheval turc', 'Turkish horse archer'), {
    fits: { turkish: true },
    foot: 'turbaned-archer',
    mounted: 'steppe-archer',
  }),
  row('composite-bow', localized('archer à l’arc composite', 'archer with a composite bow'), {
    fits: { missile: ['composite-bow-mounted', 'composite-bow-foot'] },
    foot: 'turbaned-archer',
    mounted: 'mounted-archer',
  }),
  row('thrower', localized('lanceur de javelots', 'javelin thrower'), {
    fits: { category: [...FIGHTERS, 'rider'], missile: ['javelin', 'lance-foot', 'lance-mounted'] },
    foot: 'skirmisher',
    mounted: 'light-rider',
  }),
  row('mounted-bow', localized('archer à cheval', 'horse archer'), {
    fits: { missile: ['short-bow', 'longbow'] },
    mounted: 'mounted-archer',
  }),
  row('mounted-crossbow', localized('arbalétrier à cheval', 'mounted crossbowman'), {
    fits: { missile: 'crossbow' },
    mounted: 'mounted-crossbowman',
  }),
  armed('sling', localized('frondeur', 'slinger'), 'sling', { foot: 'slinger' }),
  armed('longbow', localized('archer à l’arc long', 'longbowman'), 'longbow', { foot: 'longbowman' }),
  armed('knife', localized('homme au couteau', 'knifeman'), 'dagger', { foot: 'knifeman' }),
  armed('stone', localized('lanceur de pierres', 'stone thrower'), 'stone', { foot: 'stone-thrower' }),
  armed('throwing-axe', localized('guerrier du Nord', 'northern warrior'), 'axe', { foot: 'raider' }),
  row('pavise', localized('arbalétrier au pavois', 'crossbowman with a pavise'), {
    fits: { missile: 'crossbow', largeShield: true },
    foot: 'shielded-crossbowman',
  }),
  row('ballista', localized('baliste', 'ballista'), { fits: { missile: 'ballista' }, foot: 'ballista' }),
  row('halberd', localized('hallebardier', 'halberdier'), {
    fits: { category: FIGHTERS, poleArm: true },
    foot: 'halberdier',
  }),
  row('great-sword', localized('épée à deux mains', 'two-handed sword'), {
    fits: { category: 'swordsman', twoHanded: true },
    foot: 'great-swordsman',
  }),
  row('kite-shield', localized('fantassin au grand écu', 'kite shield'), {
    fits: { category: FIGHTERS, largeShield: true },
    foot: 'kite-shieldman',
  }),
]

function plain(category: string, name: Localized, shown: Shown): FigureRow {
  return row(category, name, { ...shown, fits: { category } })
}

export const CATEGORIES: readonly FigureRow[] = [
  plain('swordsman', localized('fantassin', 'swordsman'), { foot: 'swordsman', mounted: 'mounted-sergeant' }),
  plain('spearman', localized('lancier', 'spearman'), { foot: 'spearman' }),
  plain('archer', localized('archer', 'archer'), { foot: 'archer' }),
  plain('crossbowman', localized('arbalétrier', 'crossbowman'), { foot: 'crossbowman' }),
  plain('knight', localized('chevalier à pied', 'knight on foot'), { foot: 'knight' }),
  plain('rider', localized('cavalier', 'rider'), { foot: 'knight', mounted: 'rider' }),
  plain('mounted-archer', localized('archer monté', 'mounted archer'), {
    foot: 'archer',
    mounted: 'mounted-archer',
  }),
  plain('leader', localized('chef', 'leader'), { foot: 'leader', mounted: 'mounted-leader' }),
  plain('peasant', localized('paysan', 'peasant'), { foot: 'peasant' }),
  plain('monk', localized('moine', 'monk'), { foot: 'monk' }),
  plain('townsman', localized('habitant', 'townsman'), { foot: 'townsman' }),
  plain('engineer', localized('servant d’engin', 'engine crew'), { foot: 'engineer' }),
  plain('engine', localized('engin', 'engine'), { foot: 'engine' }),
]

const CHOSEN: readonly FigureRow[] = [
  row('pikeman', localized('piquier', 'pikeman'), { foot: 'pikeman' }),
  row('axeman', localized('hache à deux mains', 'two-handed axe'), { foot: 'axeman' }),
  row('brother', localized('frère d’un ordre', 'brother of an order'), {
    foot: 'brother-knight',
    mounted: 'brother-rider',
  }),
  row('woman', localized('femme', 'woman'), { foot: 'woman' }),
  row('sabre', localized('sabre et casque à pointe', 'sabre and spired helmet'), {
    foot: 'sabreman',
    mounted: 'sabre-rider',
  }),
  row('hide-shield', localized('lancier au bouclier de cuir', 'spearman with a hide shield'), {
    foot: 'hide-shieldman',
  }),
  row('lamellar', localized('cuirasse à lamelles', 'lamellar coat'), {
    foot: 'mace-bearer',
    mounted: 'cataphract',
  }),
  row('turban', localized('lancier au turban', 'turbaned lancer'), {
    foot: 'sabreman',
    mounted: 'turbaned-lancer',
  }),
  row('emir', localized('émir', 'emir'), { foot: 'emir', mounted: 'mounted-emir' }),
  row('camel', localized('chamelier', 'camel rider'), { foot: 'sabreman', mounted: 'camel-rider' }),
  row('ram', localized('bélier', 'battering ram'), { foot: 'ram' }),
]

/** The first that fits is shown, whatever the sheet says at the end: a soldier, a rider. */
export const FIGURE_ROWS: readonly FigureRow[] = [
  ...TOLD_BY_STATS,
  ...CATEGORIES,
  ...CHOSEN,
  row('any', localized('soldat', 'soldier'), { foot: 'swordsman', mounted: 'rider', fits: {} }),
]
