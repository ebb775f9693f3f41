/**
 * The sheet of a unit of the fantasy game (CM-STAT). A face is a number of steps: two a figure, and the profile may differ
 * from step to step (CM-STAT-2). What happens to a unit on the map (CM-STAT-5) is kept by its counter.
 */
import { type Stats } from '#shared/document/armies'
import { type Localized, localized } from '#shared/i18n/localized'
import {
  type CounterKind,
  type CounterSchema,
  type CounterShape,
  type FaceRow,
  type FaceState,
  type StatField,
} from '#shared/rules/contract/ruleset'
import { figureField } from '#shared/rules/counters/figureRows'
import { FIGURE_ROWS } from './figureRows'
import {
  COMMAND_CLASSES,
  FACULTIES,
  GRADES,
  MORALE_CLASSES,
  MOVEMENT_CLASSES,
  type Named,
  WEAPON_CLASSES,
} from './profiles'
import { AMMUNITIONS, COHESIONS, FATIGUES, FORMATION_MODES, MOMENTUMS } from './states'

/** A unit with so many steps left. */
export interface StepsFace extends FaceRow {
  readonly steps: number
}

const MOST_FIGURES = 6
export const STEPS_PER_FIGURE = 2
/** Fewer, and it is a formation no more. @rule CM-STAT-2 */
export const FORMATION_STEPS = 3

type Choices = StatField['choices']

const PROFILES = {
  unit: localized('Unité', 'Unit'),
  movement: localized('Mouvement', 'Movement'),
  weapon: localized('Arme', 'Weapon'),
  morale: localized('Moral', 'Morale'),
  command: localized('Commandement', 'Command'),
  magic: localized('Magie', 'Magic'),
  faculties: localized('Facultés', 'Faculties'),
}

/** A class of a profile and its grade; both may change as steps are lost. */
function profile(
  id: string,
  group: Localized,
  [className, classes, ordinary]: readonly [Localized, Choices, string],
): StatField[] {
  return [
    choice(`${id}Class`, className, classes, ordinary, group),
    choice(`${id}Grade`, localized('capacité', 'grade'), GRADES, 'ordinary', group),
  ]
}

function choice(id: string, name: Localized, choices: Choices, first: string, group: Localized): StatField {
  return {
    id,
    name,
    kind: 'choice',
    of: 'type',
    mayDiffer: true,
    group,
    default: first,
    ...(choices && { choices: choices.map((one) => ({ id: one.id, name: one.name })) }),
  }
}

function supports(id: string, name: Localized): StatField {
  return {
    id,
    name,
    kind: 'integer',
    min: 0,
    max: 9,
    of: 'type',
    mayDiffer: true,
    group: PROFILES.weapon,
    default: 0,
  }
}

/** Kept by the counter on the map. @rule CM-STAT-5 */
function state(id: string, name: Localized, values: readonly Named<string>[]): StatField {
  return { id, name, kind: 'choice', of: 'counter', choices: values, default: values[0]?.id ?? '' }
}

const STATES: readonly StatField[] = [
  state('cohesion', localized('cohésion', 'cohesion'), COHESIONS),
  state('fatigue', localized('fatigue', 'fatigue'), FATIGUES),
  state('ammunition', localized('munitions', 'ammunition'), AMMUNITIONS),
  state('momentum', localized('contact ou charge', 'contact or charge'), MOMENTUMS),
  state('mode', localized('mode de formation', 'formation mode'), FORMATION_MODES),
]

const FIELDS: readonly StatField[] = [
  {
    id: 'category',
    name: localized('catégorie', 'category'),
    kind: 'choice',
    of: 'type',
    group: PROFILES.unit,
    choices: [
      { id: 'character', name: localized('personnage', 'character') },
      { id: 'troop', name: localized('troupe', 'troop') },
      { id: 'formation', name: localized('formation', 'formation') },
    ],
    default: 'troop',
  },
  { ...figureField(FIGURE_ROWS), group: PROFILES.unit },
  {
    id: 'size',
    name: localized('taille', 'size'),
    kind: 'choice',
    of: 'type',
    group: PROFILES.unit,
    choices: [
      { id: 'large', name: localized('grande unité', 'large unit') },
      { id: 'small', name: localized('petite unité', 'small unit') },
    ],
    default: 'large',
  },
  {
    id: 'figures',
    name: localized('figurines', 'figures'),
    kind: 'integer',
    min: 1,
    max: MOST_FIGURES,
    of: 'type',
    group: PROFILES.unit,
    default: 2,
  },
  ...profile('movement', PROFILES.movement, [localized('classe', 'class'), MOVEMENT_CLASSES, 'pedestrian']),
  ...profile('weapon', PROFILES.weapon, [localized('classe', 'class'), WEAPON_CLASSES, 'medium-infantry']),
  supports('offensiveSupports', localized('soutiens offensifs', 'offensive supports')),
  supports('defensiveSupports', localized('soutiens défensifs', 'defensive supports')),
  supports('fireSupports', localized('soutiens au tir', 'fire supports')),
  ...profile('morale', PROFILES.morale, [localized('classe', 'class'), MORALE_CLASSES, 'ordinary']),
  ...profile('command', PROFILES.command, [localized('classe', 'class'), COMMAND_CLASSES, 'regular']),
  {
    id: 'magicArt',
    name: localized('art', 'art'),
    kind: 'text',
    of: 'type',
    group: PROFILES.magic,
    default: '',
  },
  choice('magicGrade', localized('capacité', 'grade'), GRADES, 'ordinary', PROFILES.magic),
  ...FACULTIES.map(({ id, name }): StatField => ({
    id,
    name,
    kind: 'boolean',
    of: 'type',
    group: PROFILES.faculties,
    default: false,
  })),
  ...STATES,
]

const KINDS: readonly CounterKind[] = [
  { id: 'troop', name: localized('Grande troupe', 'Large troop'), stats: {} },
  {
    id: 'formation',
    name: localized('Formation', 'Formation'),
    stats: { category: 'formation', figures: 4 },
  },
  { id: 'small', name: localized('Petite troupe', 'Small troop'), stats: { size: 'small', figures: 1 } },
  {
    id: 'character',
    name: localized('Personnage', 'Character'),
    stats: { category: 'character', size: 'small', figures: 1 },
  },
]

const FACES: readonly StepsFace[] = Array.from({ length: MOST_FIGURES * STEPS_PER_FIGURE }, (_, index) => {
  const steps = MOST_FIGURES * STEPS_PER_FIGURE - index
  return {
    id: `steps-${steps}`,
    name: localized(`${steps} pas`, steps === 1 ? '1 step' : `${steps} steps`),
    steps,
  }
})

/** Faces one step apart, each with the next. */
function stepStates(): FaceState[] {
  const pairs = FACES.slice(1).map(({ id }, index) => [FACES[index]?.id ?? id, id] as const)
  return [
    {
      id: 'step-fewer',
      name: localized('un pas de moins', 'one step fewer'),
      repeats: true,
      faces: Object.fromEntries(pairs),
    },
    {
      id: 'step-more',
      name: localized('un pas de plus', 'one step more'),
      repeats: true,
      faces: Object.fromEntries(pairs.map(([more, fewer]) => [fewer, more])),
    },
  ]
}

/** A number for each face, from its steps. */
function byFace(of: (steps: number) => number): { faces: Record<string, number> } {
  return { faces: Object.fromEntries(FACES.map(({ id, steps }) => [id, of(steps)])) }
}

export const COUNTER_SCHEMA: CounterSchema<StepsFace> = {
  id: 'common-mechanics',
  fields: FIELDS,
  faces: FACES,
  kinds: KINDS,
  faceStates: stepStates(),
  conditions: [
    { id: 'specialOrder', name: localized('ordre particulier', 'special order') },
    { id: 'activated', name: localized('activée', 'activated') },
  ],
  inShort: ['category', 'movementClass', 'weaponClass'],
  numbers: [localized('arme', 'weapon'), localized('moral', 'morale'), localized('mouvement', 'movement')],
  strength: {
    category: 'category',
    sums: [
      {
        id: 'figures',
        name: localized('figurines', 'figures'),
        of: byFace((steps) => Math.ceil(steps / STEPS_PER_FIGURE)),
      },
      { id: 'steps', name: localized('pas', 'steps'), of: byFace((steps) => steps) },
    ],
    out: { faces: [], states: [] },
    wounded: 'all-but-first',
  },
  shape: shapeOf,
}

/** Two steps a figure; a formation covers two hexes as long as it has the steps for it. @rule CM-STAT-2 */
function shapeOf({ category, figures }: Stats): CounterShape {
  const steps = typeof figures === 'number' ? figures * STEPS_PER_FIGURE : STEPS_PER_FIGURE
  const formed = category === 'formation'
  const faces = FACES.filter((face) => face.steps <= steps).map((face) => ({
    id: face.id,
    stats: formed && face.steps < FORMATION_STEPS ? { footprint: 1 } : {},
  }))
  return { footprint: formed ? 2 : 1, faces, first: faces[0]?.id ?? '' }
}
