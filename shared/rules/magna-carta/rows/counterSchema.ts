/**
 * The counter sheet of Magna Carta: stats, faces and conditions. One character is several pieces of cardboard
 * (MC-MAP-3), so the sheet of a rider owns its mounted faces and those of the dismounted figure; the faces on foot of a
 * two-hex sheet carry the stat `footprint: 1`.
 */
import { type Localized, localized } from '#shared/i18n/localized'
import { figureField } from '#shared/rules/counters/figureRows'
import { type Stats } from '#shared/document/armies'
import {
  type CounterSchema,
  type CounterShape,
  type StatField,
  type StrengthSum,
} from '#shared/rules/contract/ruleset'
import { CATEGORIES, FIGURE_ROWS } from './figureRows'
import { type MedievalFace } from './mapRows'
import { WEAPONS } from './weapons'

/** Ours, by the sheets at hand (attack and movement to 18, defence to 16): no printed list says it. */
const USUAL_MOST = 20

function flag(id: string, fr: string, en: string): StatField {
  return { id, name: localized(fr, en), kind: 'boolean', of: 'type', default: false }
}

function number(id: string, name: Localized, max: number, first: number): StatField {
  return { id, name, kind: 'integer', min: 0, max, usualMost: USUAL_MOST, of: 'face', default: first }
}

const ON_FOOT = { footprint: 1, mounted: false, ownedBy: 'both' } as const
const RIDING = { footprint: 2, mounted: true, ownedBy: 'mounted' } as const

function sum(id: string, name: Localized): StrengthSum {
  return { id, name, of: { stat: id } }
}

export const COUNTER_SCHEMA: CounterSchema<MedievalFace> = {
  id: 'magna-carta',
  kinds: [
    { id: 'foot', name: { fr: 'Pion à pied', en: 'Foot counter' }, stats: {} },
    {
      id: 'mounted',
      name: { fr: 'Pion monté', en: 'Mounted counter' },
      stats: { category: 'rider', mounted: true },
    },
  ],
  shape(stats) {
    return shapeOf(this.faces, stats)
  },
  fields: [
    { id: 'origin', name: { fr: 'origine', en: 'origin' }, kind: 'text', of: 'type', default: '' },
    {
      id: 'category',
      name: { fr: 'catégorie', en: 'category' },
      kind: 'choice',
      choices: CATEGORIES.map(({ id, name }) => ({ id, name })),
      of: 'type',
      default: 'swordsman',
    },
    figureField(FIGURE_ROWS),
    flag('mounted', 'monté', 'mounted'),
    number('attack', localized('attaque', 'attack'), 99, 5),
    number('defence', localized('défense', 'defence'), 99, 5),
    number('movement', localized('mouvement', 'movement'), 40, 6),
    {
      id: 'armour',
      name: { fr: 'armure', en: 'armour' },
      kind: 'choice',
      choices: [
        { id: 'none', name: { fr: 'aucune', en: 'none' } },
        { id: 'light', name: { fr: 'légère', en: 'light' } },
        { id: 'heavy', name: { fr: 'lourde', en: 'heavy' } },
      ],
      of: 'type',
      default: 'none',
    },
    flag('largeShield', 'grand bouclier', 'large shield'),
    flag('twoHanded', 'arme à deux mains', 'two-handed weapon'),
    // A flag, not any spear: halberdiers, voulge-men and western pikemen from the XIIth century on (MC-INF-10).
    flag('poleArm', 'arme d’hast', 'pole arm'),
    {
      id: 'missile',
      name: { fr: 'arme de jet', en: 'missile weapon' },
      kind: 'choice',
      choices: [
        { id: 'none', name: { fr: 'aucune', en: 'none' } },
        ...WEAPONS.map(({ id, name }) => ({ id, name })),
      ],
      of: 'type',
      default: 'none',
    },
    flag('turkish', 'archer à cheval turc', 'Turkish horse archer'),
    flag('naphthaThrower', 'lance-naphte', 'naphtha thrower'),
    flag('leader', 'noble ou chef', 'noble or leader'),
  ],
  // No source says by how much a wound or a mount changes the figures: such a face starts as the healthy one, unchanged. A
  // mount alone fights nobody, a dead one does nothing at all.
  faces: [
    { ...ON_FOOT, id: 'healthy', name: localized('indemne, à pied', 'healthy, on foot'), wounded: false },
    {
      ...ON_FOOT,
      id: 'wounded',
      name: localized('blessé, à pied', 'wounded, on foot'),
      wounded: true,
      startsAs: { face: 'healthy' },
    },
    {
      ...RIDING,
      id: 'mounted-healthy',
      name: localized('indemne, monté', 'healthy, mounted'),
      wounded: false,
      startsAs: { face: 'healthy' },
    },
    {
      ...RIDING,
      id: 'mounted-wounded',
      name: localized('blessé, monté', 'wounded, mounted'),
      wounded: true,
      startsAs: { face: 'mounted-healthy' },
    },
    {
      ...RIDING,
      id: 'riderless',
      name: localized('monture seule', 'riderless mount'),
      wounded: false,
      riderless: true,
      startsAs: { face: 'mounted-healthy', but: { attack: 0 } },
    },
    {
      ...RIDING,
      id: 'dead-mount',
      name: localized('monture abattue', 'dead mount'),
      wounded: true,
      riderless: true,
      fallen: true,
      startsAs: { face: 'riderless', but: { attack: 0, defence: 0, movement: 0 } },
    },
  ],
  faceStates: [
    {
      id: 'wounded',
      name: localized('blessé', 'wounded'),
      faces: { healthy: 'wounded', 'mounted-healthy': 'mounted-wounded' },
    },
    {
      id: 'on-foot',
      name: localized('à pied', 'on foot'),
      faces: { 'mounted-healthy': 'healthy', 'mounted-wounded': 'wounded' },
    },
  ],
  conditions: [
    { id: 'stunned', name: { fr: 'assommé', en: 'stunned' } },
    { id: 'dead', name: { fr: 'mort', en: 'dead' } },
  ],
  inShort: ['category', 'missile'],
  strength: {
    category: 'category',
    sums: [sum('attack', localized('attaque', 'attack')), sum('defence', localized('défense', 'defence'))],
    out: { faces: ['riderless', 'dead-mount'], states: ['dead'] },
    wounded: ['wounded', 'mounted-wounded'],
  },
}

/**
 * A rider covers two hexes and owns the faces of the dismounted figure as well (MC-MAP-3). A face's own footprint is
 * written down only where it differs from its sheet's.
 */
function shapeOf(faces: readonly MedievalFace[], { mounted }: Stats): CounterShape {
  const [owner, footprint] = mounted === true ? (['mounted', 2] as const) : (['foot', 1] as const)
  const owned = faces.filter(({ ownedBy }) => ownedBy === 'both' || ownedBy === owner)
  return {
    footprint,
    faces: owned.map((face) => ({
      id: face.id,
      stats: face.footprint === footprint ? {} : { footprint: face.footprint },
    })),
    first: owned.find((face) => face.mounted === (footprint === 2))?.id ?? '',
  }
}
