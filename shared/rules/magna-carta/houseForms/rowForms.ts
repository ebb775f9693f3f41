/** The forms that edit terrains, features, structures, markers and weapons of the medieval rulesets. */
import { localized } from '#shared/i18n/localized'
import {
  choice,
  choicesOf,
  FEATURE_LOOK_FIELDS,
  FEATURE_WALL_FIELDS,
  FORBIDDEN,
  GROUPS,
  INTEGRITY,
  HEXSIDES,
  MARKER_FIELDS,
  MARKER_LOOK,
  NAME,
  NOTHING,
  SOURCE,
  TERRAIN_LOOK_FIELDS,
  TERRAINS,
} from '../../house/forms/commonFields'
import { type FieldForm, type FieldGroup, type FormRow, type RowForm } from '../../house/forms/rowForm'
import { COVER_NAMES } from '../ground/coverNames'
import { playedMedievalRules } from '../house/playedRules'
import { type MedievalRules } from '../medievalRules'

const COVERS = choicesOf(COVER_NAMES)
const COVER: FieldForm = {
  key: 'cover',
  kind: 'choice',
  name: localized('Couverture', 'Cover'),
  choices: COVERS,
}

const SIGHT_HEIGHT: FieldForm = {
  key: 'sightHeight',
  kind: 'number',
  name: localized('Hauteur qui arrête la vue, niveaux', 'Height that stops sight, levels'),
  rule: 'HS-LOS-4',
}
const ROOFED: FieldForm = {
  key: 'roofed',
  kind: 'flag',
  name: localized('Sous un toit', 'Under a roof'),
  rule: 'HS-LOS-8',
}

const TERRAIN_GROUPS: readonly FieldGroup[] = [
  { title: GROUPS.looks, fields: TERRAIN_LOOK_FIELDS },
  {
    title: GROUPS.movement,
    fields: [
      {
        key: 'costFoot',
        kind: 'number',
        name: localized('Points pour entrer à pied', 'Points to enter on foot'),
        nothing: FORBIDDEN,
      },
      {
        key: 'costMounted',
        kind: 'number',
        name: localized('Points pour entrer à cheval', 'Points to enter mounted'),
        nothing: FORBIDDEN,
      },
      {
        key: 'inFile',
        kind: 'flag',
        name: localized('Un groupe y passe en file', 'A group passes it in file'),
        rule: 'SV-GRP-1',
      },
      { key: 'deepWater', kind: 'flag', name: localized('Eau profonde', 'Deep water') },
      { key: 'boat', kind: 'flag', name: localized('Bateau', 'Boat'), rule: 'MC-INF-8' },
    ],
  },
  {
    title: GROUPS.sight,
    fields: [
      COVER,
      {
        key: 'edgeCover',
        kind: 'choice',
        name: localized('Couverture à la lisière', 'Cover at its edge'),
        choices: [choice(null, 'la même', 'the same'), ...COVERS],
      },
      SIGHT_HEIGHT,
      ROOFED,
    ],
  },
  {
    title: GROUPS.melee,
    fields: [
      {
        key: 'wooded',
        kind: 'flag',
        name: localized('Boisé\u202f: un cavalier n’y attaque pas', 'Wooded: a rider cannot attack into it'),
        rule: 'MC-ATT-3',
      },
      {
        key: 'treesInRows',
        kind: 'flag',
        name: localized(
          'Arbres en rangs\u202f: selon l’option des vergers',
          'Trees in rows: by the option of orchards',
        ),
        rule: 'MC-ATT-3',
      },
    ],
  },
  SOURCE,
]

const HEXSIDE_GROUPS: readonly FieldGroup[] = [
  { title: GROUPS.looks, fields: FEATURE_LOOK_FIELDS },
  { title: GROUPS.wall, fields: [...FEATURE_WALL_FIELDS, INTEGRITY] },
  {
    title: GROUPS.movement,
    fields: [
      {
        key: 'crossFoot',
        kind: 'number',
        name: localized('Points pour franchir à pied', 'Points to cross on foot'),
        nothing: FORBIDDEN,
      },
      {
        key: 'crossMounted',
        kind: 'number',
        name: localized('Points pour franchir à cheval', 'Points to cross mounted'),
        nothing: FORBIDDEN,
      },
      {
        key: 'along',
        kind: 'along',
        name: localized('Points en suivant la voie', 'Points along the way'),
        nothing: localized('ceux du terrain', 'those of the terrain'),
      },
    ],
  },
  {
    title: GROUPS.melee,
    fields: [
      {
        key: 'blocksMelee',
        kind: 'choice',
        name: localized('Interdit le combat', 'Forbids melee across'),
        rule: 'MC-ATT-2',
        choices: [
          choice('never', 'jamais', 'never'),
          choice('when-closed', 'quand c’est fermé', 'when closed'),
          choice('always', 'toujours', 'always'),
        ],
      },
      {
        key: 'opensMelee',
        kind: 'flag',
        name: localized('Laisse combattre à travers son mur', 'Lets melee pass through its wall'),
        rule: 'MC-ATT-2',
      },
      {
        key: 'narrow',
        kind: 'flag',
        name: localized('Trop étroit pour un lance-naphte', 'Too narrow for a naphtha thrower'),
        rule: 'MC-MAP-4',
      },
    ],
  },
  {
    title: GROUPS.sight,
    fields: [
      {
        key: 'sight',
        kind: 'choice',
        name: localized('Vue à travers', 'Sight across'),
        rule: 'HS-LOS-7',
        choices: [
          choice('clear', 'libre', 'clear'),
          choice('blocks', 'arrêtée', 'stopped'),
          choice('when-closed', 'arrêtée quand c’est fermé', 'stopped when closed'),
          choice('loophole', 'par qui se tient juste derrière', 'of who stands just behind'),
        ],
      },
      SIGHT_HEIGHT,
      COVER,
      {
        key: 'portcullisCover',
        kind: 'choice',
        name: localized('Couverture de la herse baissée', 'Cover of its lowered portcullis'),
        choices: [{ value: null, name: NOTHING }, ...COVERS],
      },
    ],
  },
  SOURCE,
]

const STRUCTURES: readonly FieldGroup[] = [
  {
    title: GROUPS.looks,
    fields: [
      NAME,
      { key: 'look', kind: 'look', of: 'structures', name: localized('Aspect', 'Look') },
      { key: 'directional', kind: 'flag', name: localized('A une orientation', 'Has a facing') },
    ],
  },
  {
    title: GROUPS.wall,
    fields: [
      INTEGRITY,
      {
        key: 'front',
        kind: 'row',
        of: 'features',
        slot: 'barrier',
        name: localized('Obstacle de son front', 'Barrier of its front'),
        nothing: localized('ouvert', 'open'),
        rule: 'MC-MAP-2',
      },
      {
        key: 'opening',
        kind: 'row',
        of: 'features',
        slot: 'opening',
        name: localized('Ouverture au milieu du front', 'Opening in the middle of its front'),
        nothing: NOTHING,
      },
      {
        key: 'mountedMayEnter',
        kind: 'flag',
        name: localized('Un cavalier peut y entrer', 'Riders may enter'),
      },
    ],
  },
  {
    title: GROUPS.sight,
    fields: [COVER, { ...SIGHT_HEIGHT, kind: 'number', nothing: NOTHING }, ROOFED],
  },
  SOURCE,
]

const MARKERS: readonly FieldGroup[] = [
  MARKER_LOOK,
  {
    title: localized('Effets', 'Effects'),
    fields: [
      ...MARKER_FIELDS,
      {
        ...COVER,
        kind: 'choice',
        choices: [choice(null, 'sans changement', 'unchanged'), ...COVERS],
      },
      { key: 'burns', kind: 'flag', name: localized('Sa case brûle', 'Its hex burns'), rule: 'MC-NAP-2' },
    ],
  },
  SOURCE,
]

const WEAPONS: readonly FieldGroup[] = [
  { title: localized('Nom', 'Name'), fields: [NAME] },
  {
    title: localized('Portées, en cases', 'Ranges, in hexes'),
    fields: [
      { key: 'short', kind: 'number', name: localized('Courte, jusqu’à', 'Short, up to'), rule: 'MC-FIR-1' },
      {
        key: 'medium',
        kind: 'number',
        name: localized('Moyenne, jusqu’à', 'Medium, up to'),
        rule: 'MC-FIR-1',
      },
      { key: 'long', kind: 'number', name: localized('Longue, jusqu’à', 'Long, up to'), rule: 'MC-FIR-1' },
    ],
  },
  {
    title: localized('Tir', 'Fire'),
    fields: [
      {
        key: 'shift',
        kind: 'number',
        name: localized('Décalage dans les tables de tir', 'Shift in the fire tables'),
        rule: 'MC-FIR-3',
      },
      {
        key: 'archery',
        kind: 'flag',
        name: localized('D’un archer ou d’un arbalétrier', 'Of an archer or a crossbowman'),
        rule: 'MC-FIR-2',
      },
      {
        key: 'modes',
        kind: 'modes',
        name: localized('Quand tirer, et le mouvement permis', 'When it fires, and the movement allowed'),
        fire: [
          choice('offensive', 'tir offensif', 'offensive fire'),
          choice('offensive-and-defensive', 'tir offensif et défensif', 'offensive and defensive fire'),
          choice('offensive-or-defensive', 'tir offensif ou défensif', 'offensive or defensive fire'),
        ],
        movement: [
          choice('no-limit', 'sans limite', 'no limit'),
          choice('halved', 'mouvement de moitié', 'half movement'),
          choice('none', 'sans bouger', 'no movement'),
        ],
      },
    ],
  },
]

export function medievalRowForms(own: MedievalRules): readonly RowForm[] {
  const rows = (pick: (rules: MedievalRules) => readonly unknown[]): RowForm['rows'] => {
    return (house) => pick(playedMedievalRules(own, house).rules) as readonly FormRow[]
  }
  return [
    { ...TERRAINS, groups: TERRAIN_GROUPS, rows: rows((rules) => rules.rows.terrains) },
    { ...HEXSIDES, groups: HEXSIDE_GROUPS, rows: rows((rules) => rules.rows.features) },
    {
      table: 'structures',
      of: 'structures',
      title: localized('Ouvrages', 'Structures'),
      one: localized('Nouvel ouvrage', 'New structure'),
      groups: STRUCTURES,
      rows: rows((rules) => rules.rows.structures),
    },
    {
      table: 'markers',
      of: 'markers',
      title: localized('Marqueurs', 'Markers'),
      one: localized('Nouveau marqueur', 'New marker'),
      groups: MARKERS,
      rows: rows((rules) => rules.rows.markers),
    },
    {
      table: 'ranges',
      of: 'weapons',
      title: localized('Armes de tir', 'Missile weapons'),
      one: localized('Nouvelle arme de tir', 'New missile weapon'),
      groups: WEAPONS,
      rows: rows((rules) => rules.figures.weapons),
    },
  ]
}
