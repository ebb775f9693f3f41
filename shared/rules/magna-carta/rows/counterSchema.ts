/**
 * The counter sheet of Magna Carta: stats, faces and conditions. One character is several pieces of cardboard
 * (MC-MAP-3), so the sheet of a rider owns its mounted faces and those of the dismounted figure; the faces on foot of a
 * two-hex sheet carry the stat `footprint: 1`.
 */
import { type Localized } from '#shared/i18n/localized'
import { type Silhouette } from '../../counterFace'
import { type Stats } from '#shared/document/types'
import { type CounterSchema, type CounterShape } from '../../ruleset'
import { type MedievalFace } from './mapRows'
import { WEAPONS } from './weapons'

/** The silhouettes of this game. */
const CATEGORIES = {
  swordsman: { fr: 'fantassin', en: 'swordsman' },
  spearman: { fr: 'lancier', en: 'spearman' },
  archer: { fr: 'archer', en: 'archer' },
  crossbowman: { fr: 'arbalétrier', en: 'crossbowman' },
  knight: { fr: 'chevalier à pied', en: 'knight on foot' },
  rider: { fr: 'cavalier', en: 'rider' },
  'mounted-archer': { fr: 'archer monté', en: 'mounted archer' },
  leader: { fr: 'chef', en: 'leader' },
  peasant: { fr: 'paysan', en: 'peasant' },
  monk: { fr: 'moine', en: 'monk' },
} as const satisfies Partial<Record<Silhouette, Localized>>

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
      choices: Object.entries(CATEGORIES).map(([id, name]) => ({ id, name })),
      of: 'type',
      default: 'swordsman',
    },
    { id: 'mounted', name: { fr: 'monté', en: 'mounted' }, kind: 'boolean', of: 'type', default: false },
    {
      id: 'attack',
      name: { fr: 'attaque', en: 'attack' },
      kind: 'integer',
      min: 0,
      max: 99,
      of: 'face',
      default: 5,
    },
    {
      id: 'defence',
      name: { fr: 'défense', en: 'defence' },
      kind: 'integer',
      min: 0,
      max: 99,
      of: 'face',
      default: 5,
    },
    {
      id: 'movement',
      name: { fr: 'mouvement', en: 'movement' },
      kind: 'integer',
      min: 0,
      max: 40,
      of: 'face',
      default: 6,
    },
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
    {
      id: 'largeShield',
      name: { fr: 'grand bouclier', en: 'large shield' },
      kind: 'boolean',
      of: 'type',
      default: false,
    },
    {
      id: 'twoHanded',
      name: { fr: 'arme à deux mains', en: 'two-handed weapon' },
      kind: 'boolean',
      of: 'type',
      default: false,
    },
    // A flag, not any spear: halberdiers, voulge-men and western pikemen from the XIIth century on (MC-INF-10).
    {
      id: 'poleArm',
      name: { fr: 'arme d’hast', en: 'pole arm' },
      kind: 'boolean',
      of: 'type',
      default: false,
    },
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
    {
      id: 'turkish',
      name: { fr: 'archer à cheval turc', en: 'Turkish horse archer' },
      kind: 'boolean',
      of: 'type',
      default: false,
    },
    {
      id: 'naphthaThrower',
      name: { fr: 'lance-naphte', en: 'naphtha thrower' },
      kind: 'boolean',
      of: 'type',
      default: false,
    },
    {
      id: 'leader',
      name: { fr: 'noble ou chef', en: 'noble or leader' },
      kind: 'boolean',
      of: 'type',
      default: false,
    },
  ],
  faces: [
    {
      id: 'healthy',
      name: { fr: 'indemne, à pied', en: 'healthy, on foot' },
      footprint: 1,
      mounted: false,
      wounded: false,
      ownedBy: 'both',
    },
    {
      id: 'wounded',
      name: { fr: 'blessé, à pied', en: 'wounded, on foot' },
      footprint: 1,
      mounted: false,
      wounded: true,
      ownedBy: 'both',
    },
    {
      id: 'mounted-healthy',
      name: { fr: 'indemne, monté', en: 'healthy, mounted' },
      footprint: 2,
      mounted: true,
      wounded: false,
      ownedBy: 'mounted',
    },
    {
      id: 'mounted-wounded',
      name: { fr: 'blessé, monté', en: 'wounded, mounted' },
      footprint: 2,
      mounted: true,
      wounded: true,
      ownedBy: 'mounted',
    },
    {
      id: 'riderless',
      name: { fr: 'monture seule', en: 'riderless mount' },
      footprint: 2,
      mounted: true,
      wounded: false,
      ownedBy: 'mounted',
      riderless: true,
    },
    {
      id: 'dead-mount',
      name: { fr: 'monture abattue', en: 'dead mount' },
      footprint: 2,
      mounted: true,
      wounded: true,
      ownedBy: 'mounted',
      riderless: true,
      fallen: true,
    },
  ],
  conditions: [
    { id: 'stunned', name: { fr: 'assommé', en: 'stunned' } },
    { id: 'dead', name: { fr: 'mort', en: 'dead' } },
  ],
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
