/** The ground that a terrain code of Battle for Wesnoth means, by its letters: overlays first, then the family of the base. */
import { type Localized, localized, sameInBoth } from '#shared/i18n/localized'
import { type GroundKind } from '../ground/kinds'

interface Family {
  readonly kind: GroundKind
  readonly name: Localized
}

/** Families by the beginning of a code, the longest first. */
type Families = readonly (readonly [string, Family])[]

const family = (start: string, kind: GroundKind, fr: string, en: string): readonly [string, Family] => [
  start,
  { kind, name: localized(fr, en) },
]

const OVERLAYS: Families = [
  family('^F', 'wood', 'forêt', 'forest'),
  family('^Vm', 'village', 'village de la mer', 'merfolk village'),
  ['^V', { kind: 'village', name: sameInBoth('village') }],
  family('^B', 'bridge', 'pont', 'bridge'),
  family('^X', 'wall', 'infranchissable', 'impassable'),
  family('^Q', 'wall', 'gouffre', 'chasm'),
  family('^Dr', 'rocks', 'éboulis', 'rubble'),
  family('^Efm', 'open', 'fleurs', 'flowers'),
  family('^Gvs', 'field', 'champ', 'farmland'),
  family('^Uf', 'caveRough', 'forêt de champignons', 'mushroom grove'),
  family('^Tf', 'caveRough', 'forêt de champignons', 'mushroom grove'),
]

const BASES: Families = [
  family('Gd', 'open', 'herbe sèche', 'dry grass'),
  family('G', 'open', 'herbe', 'grass'),
  family('Re', 'road', 'terre', 'dirt'),
  family('R', 'road', 'route', 'road'),
  family('I', 'court', 'sol', 'floor'),
  family('Hh', 'hills', 'collines', 'hills'),
  family('H', 'hills', 'collines', 'hills'),
  family('M', 'mountains', 'montagnes', 'mountains'),
  family('Wo', 'sea', 'eau profonde', 'deep water'),
  family('Wwf', 'shallows', 'gué', 'ford'),
  family('Wwr', 'shallows', 'récif', 'reef'),
  family('W', 'water', 'eau', 'water'),
  family('S', 'marsh', 'marais', 'swamp'),
  family('A', 'snow', 'neige', 'snow'),
  family('D', 'sand', 'sable', 'sand'),
  family('Uu', 'cave', 'sol de caverne', 'cave floor'),
  family('Uh', 'caveRough', 'caverne accidentée', 'rocky cave'),
  family('Ur', 'cave', 'chemin de caverne', 'cave path'),
  family('U', 'cave', 'caverne', 'cave'),
  family('T', 'caveRough', 'forêt de champignons', 'mushroom grove'),
  family('Ql', 'lava', 'lave', 'lava'),
  family('Q', 'wall', 'gouffre', 'chasm'),
  family('X', 'wall', 'mur', 'wall'),
  family('C', 'court', 'château', 'castle'),
  family('K', 'keep', 'donjon', 'keep'),
  family('_', 'wall', 'hors de la carte', 'off the map'),
]

/** The kind of ground of a code as `Gg^Fp`; undefined for letters that no family has. */
export function familyOf(code: string): Family | undefined {
  const cut = code.indexOf('^')
  const [base, overlay] = cut < 0 ? [code, ''] : [code.slice(0, cut), code.slice(cut)]
  return found(overlay, OVERLAYS) ?? found(base, BASES)
}

/** True of ground below ground: caves, their walls and what grows there. */
export function isCave(code: string): boolean {
  return /^[UXQT]/.test(code)
}

function found(code: string, families: Families): Family | undefined {
  const starts = families.filter(([start]) => code.startsWith(start))
  return starts.sort(([a], [b]) => b.length - a.length)[0]?.[1]
}
