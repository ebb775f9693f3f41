/** The forms that edit terrains, features and obstacles of the common mechanics. */
import { localized } from '#shared/i18n/localized'
import {
  choice,
  FEATURE_LOOK_FIELDS,
  FEATURE_WALL_FIELDS,
  GROUPS,
  INTEGRITY,
  HEXSIDES,
  MARKER_FIELDS,
  MARKER_LOOK,
  NOTHING,
  SOURCE,
  TERRAIN_LOOK_FIELDS,
  TERRAINS,
} from '../../house/forms/commonFields'
import { type FieldForm, type FieldGroup, type FormRow, type RowForm } from '../../house/forms/rowForm'
import { type FantasyRules } from '../fantasyRules'
import { DIFFICULTY_ROWS } from '../ground/difficulties'
import { playedFantasyRules } from '../house/playedRules'
import { DIFFICULTIES } from '../mapRows'

const CLASSES = DIFFICULTIES.map((value) => ({ value, name: DIFFICULTY_ROWS[value].name }))

const TERRAIN_GROUPS: readonly FieldGroup[] = [
  { title: GROUPS.looks, fields: TERRAIN_LOOK_FIELDS },
  {
    title: GROUPS.movement,
    fields: [
      {
        key: 'difficulty',
        kind: 'choice',
        name: localized('Classe de terrain', 'Class of terrain'),
        rule: 'CM-TER-1',
        choices: CLASSES,
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
        key: 'crossing',
        kind: 'choice',
        name: localized('Se franchit', 'Is crossed'),
        rule: 'CM-SID-4',
        choices: [
          choice('free', 'librement', 'freely'),
          choice('rough', 'comme un bord accidenté', 'as a rough side'),
          choice('climb', 'en grimpant', 'by climbers'),
          choice('swim', 'à la nage', 'by swimmers'),
        ],
      },
      {
        key: 'road',
        kind: 'flag',
        name: localized('Compte comme une route', 'Counts as a road'),
        rule: 'CM-TER-4',
      },
      {
        key: 'levels',
        kind: 'flag',
        name: localized('Bord ordinaire, quoi qu’il y ait autour', 'An ordinary side, whatever is around'),
        rule: 'CM-SID-3',
      },
    ],
  },
  {
    title: GROUPS.melee,
    fields: [
      {
        key: 'shock',
        kind: 'number',
        name: localized('Avantage du choc à travers', 'Advantage of shock across'),
        rule: 'CM-SID-4',
      },
      {
        key: 'fire',
        kind: 'number',
        name: localized('Avantage du tir sur qui est derrière', 'Advantage of fire at who is behind'),
        rule: 'CM-SID-2',
      },
      { key: 'endsCharge', kind: 'flag', name: localized('Fait perdre la charge', 'A charge is lost') },
      {
        key: 'endsFormation',
        kind: 'flag',
        name: localized('Interdit aux formations', 'No formation crosses'),
      },
    ],
  },
  SOURCE,
]

const plainFlag = (key: string, fr: string, en: string): FieldForm => ({
  key,
  kind: 'flag',
  name: localized(fr, en),
})

const OBSTACLES: readonly FieldGroup[] = [
  MARKER_LOOK,
  {
    title: localized('Effets', 'Effects'),
    fields: [
      ...MARKER_FIELDS,
      {
        ...plainFlag(
          'obstacle',
          'Obstacle\u202f: ni charge ni formation',
          'Obstacle: no charge, no forming up',
        ),
        rule: 'CM-OBS',
      },
      plainFlag('defensive', 'Ouvrage défensif', 'Defensive work'),
      plainFlag('target', 'Peut être attaqué', 'May be attacked'),
      plainFlag('flammable', 'Rend sa case inflammable', 'Makes its hex flammable'),
      {
        key: 'burns',
        kind: 'choice',
        name: localized('Feu', 'Fire'),
        rule: 'CM-TER-3',
        choices: [
          { value: null, name: NOTHING },
          choice('start', 'départ de feu', 'start of a fire'),
          choice('blaze', 'brasier', 'blaze'),
        ],
      },
      plainFlag('closesFront', 'Ferme ses bords de front', 'Closes its front sides'),
    ],
  },
  {
    title: GROUPS.movement,
    fields: [
      {
        key: 'extraHalves',
        kind: 'number',
        name: localized('Demi-points de plus pour entrer', 'Half points more to enter'),
      },
      {
        key: 'difficulty',
        kind: 'choice',
        name: localized('Sa case devient au moins', 'Its hex becomes at least'),
        rule: 'CM-TER-1',
        choices: [choice(null, 'sans changement', 'unchanged'), ...CLASSES],
      },
      {
        key: 'only',
        kind: 'choice',
        name: localized('Peut se trouver', 'May lie'),
        choices: [
          choice(null, 'partout', 'anywhere'),
          choice('outdoors', 'à l’extérieur', 'outdoors'),
          choice('water', 'dans l’eau', 'in water'),
        ],
      },
      {
        key: 'stacking',
        kind: 'number',
        name: localized('Points d’empilement qu’il prend', 'Stacking points that it takes'),
        nothing: NOTHING,
      },
    ],
  },
  {
    title: localized('Vue et errement', 'Sight and wandering'),
    fields: [
      { ...plainFlag('blocksSight', 'Arrête la vue', 'Blocks sight'), rule: 'CM-LOS-10' },
      {
        key: 'wandering',
        kind: 'number',
        name: localized('Niveau d’errement', 'Wandering level'),
        nothing: NOTHING,
        rule: 'CM-LOS-10',
      },
    ],
  },
  SOURCE,
]

export function fantasyRowForms(own: FantasyRules): readonly RowForm[] {
  const rows = (pick: (rules: FantasyRules) => readonly unknown[]): RowForm['rows'] => {
    return (house) => pick(playedFantasyRules(own, house).rules) as readonly FormRow[]
  }
  return [
    { ...TERRAINS, groups: TERRAIN_GROUPS, rows: rows((rules) => rules.rows.terrains) },
    { ...HEXSIDES, groups: HEXSIDE_GROUPS, rows: rows((rules) => rules.rows.features) },
    {
      table: 'obstacles',
      of: 'markers',
      title: localized('Obstacles et feux', 'Obstacles and fires'),
      one: localized('Nouvel obstacle', 'New obstacle'),
      groups: OBSTACLES,
      rows: rows((rules) => rules.rows.markers),
    },
  ]
}
