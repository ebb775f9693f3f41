/** The fields that the rows of every ruleset's maps have, in words. */
import { type Localized, localized } from '#shared/i18n/localized'
import { type FieldForm, type FieldGroup, type FormChoice, type RowForm } from './rowForm'

export const GROUPS = {
  looks: localized('Nom et aspect', 'Name and look'),
  movement: localized('Mouvement', 'Movement'),
  sight: localized('Couvert et vue', 'Cover and sight'),
  melee: localized('Combat', 'Combat'),
  wall: localized('Ouvrage', 'Structure'),
} as const

type Table = Pick<RowForm, 'table' | 'of' | 'title' | 'one'>

export const TERRAINS: Table = {
  table: 'terrain',
  of: 'terrains',
  title: localized('Terrains', 'Terrain'),
  one: localized('Nouveau terrain', 'New terrain'),
}

export const HEXSIDES: Table = {
  table: 'hexsides',
  of: 'features',
  title: localized('Bords de case', 'Hexsides'),
  one: localized('Nouvel élément de bord de case', 'New hexside feature'),
}

export const FORBIDDEN = localized('interdit', 'forbidden')
export const NOTHING = localized('rien', 'nothing')
const SAME_LOOK = localized('le même', 'the same')

export function choice(value: string | null, fr: string, en: string): FormChoice {
  return { value, name: localized(fr, en) }
}

export function choicesOf<T extends string>(names: Readonly<Record<T, Localized>>): readonly FormChoice[] {
  return (Object.keys(names) as T[]).map((value) => ({ value, name: names[value] }))
}

export const NAME: FieldForm = { key: 'name', kind: 'name', name: localized('Nom', 'Name') }

const SOURCE_FIELDS: readonly FieldForm[] = [
  {
    key: 'source',
    kind: 'choice',
    name: localized('Vient', 'Comes from'),
    choices: [
      choice('book', 'de la règle imprimée', 'the printed rules'),
      choice('reconstructed', 'd’une reconstitution', 'a reconstruction'),
      choice('house', 'de l’auteur', 'the author'),
      choice('uncertain', 'd’une lecture incertaine', 'an uncertain reading'),
    ],
  },
  { key: 'rule', kind: 'text', name: localized('Numéro de règle', 'Rule id'), nothing: NOTHING },
]

export const SOURCE: FieldGroup = { title: localized('Origine', 'Source'), fields: SOURCE_FIELDS }

export const TERRAIN_LOOK_FIELDS: readonly FieldForm[] = [
  NAME,
  { key: 'look', kind: 'look', of: 'terrains', name: localized('Aspect', 'Look') },
  {
    key: 'caveLook',
    kind: 'look',
    of: 'terrains',
    name: localized('Aspect en caverne', 'Look in a cave'),
    nothing: SAME_LOOK,
  },
  { key: 'char', kind: 'text', name: localized('Caractère du fichier', 'Character of the file') },
]

export const FEATURE_LOOK_FIELDS: readonly FieldForm[] = [
  NAME,
  { key: 'look', kind: 'look', of: 'features', name: localized('Aspect', 'Look') },
  {
    key: 'slot',
    kind: 'choice',
    name: localized('Emplacement', 'Slot'),
    rule: 'DOC-3',
    choices: [
      choice('barrier', 'obstacle', 'barrier'),
      choice('opening', 'ouverture', 'opening'),
      choice('way', 'voie', 'way'),
      choice('fixture', 'accès', 'fixture'),
    ],
  },
  {
    key: 'directional',
    kind: 'flag',
    name: localized('A un côté intérieur', 'Knows which hex is inside'),
    rule: 'SID-3',
  },
]

export const FEATURE_WALL_FIELDS: readonly FieldForm[] = [
  {
    key: 'closes',
    kind: 'flag',
    name: localized('Ferme une enceinte', 'Closes an enclosure'),
    rule: 'CHK-6',
  },
  {
    key: 'natural',
    kind: 'flag',
    name: localized(
      'Naturel\u202f: ne fait pas de fortification à lui seul',
      'Natural: alone it makes no fortification',
    ),
    rule: 'CHK-6',
  },
  {
    key: 'sitsInWall',
    kind: 'flag',
    name: localized('Se place dans un mur', 'Sits in a wall'),
    rule: 'SID-4',
  },
  {
    key: 'entrance',
    kind: 'flag',
    name: localized('Entrée d’une enceinte', 'A way into an enclosure'),
    rule: 'CHK-6',
  },
  { key: 'hasState', kind: 'flag', name: localized('S’ouvre et se ferme', 'Opens and closes') },
  { key: 'hasPortcullis', kind: 'flag', name: localized('Peut avoir une herse', 'May have a portcullis') },
  { key: 'hasOwner', kind: 'flag', name: localized('Appartient à un camp', 'Belongs to a side') },
]

export const INTEGRITY: FieldForm = {
  key: 'integrity',
  kind: 'number',
  name: localized('Coups avant la chute', 'Hits before it falls'),
  nothing: localized('ne tombe pas', 'does not fall'),
}

export const MARKER_LOOK: FieldGroup = {
  title: GROUPS.looks,
  fields: [NAME, { key: 'look', kind: 'look', of: 'markers', name: localized('Aspect', 'Look') }],
}

export const MARKER_FIELDS: readonly FieldForm[] = [
  { key: 'directional', kind: 'flag', name: localized('A une orientation', 'Has a facing') },
  { key: 'mayHide', kind: 'flag', name: localized('Peut être caché au départ', 'May start hidden') },
  {
    key: 'terrain',
    kind: 'row',
    of: 'terrains',
    name: localized('Sa case compte comme', 'Its hex counts as'),
    nothing: localized('sans changement', 'unchanged'),
  },
  {
    key: 'opensSides',
    kind: 'flag',
    name: localized('Ouvre les bords de sa case', 'Opens the sides of its hex'),
  },
]
