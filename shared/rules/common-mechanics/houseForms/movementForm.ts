/** The movement table in the hands of an author, in points as printed. */
import { type Json } from '#shared/document/types'
import { localized } from '#shared/i18n/localized'
import { type FigureForm, type FormChoice } from '../../house/forms/figureForm'
import {
  type ChangeCost,
  type ClassMovement,
  MOVEMENT_COLUMNS,
  type MovementCost,
} from '../figures/movementFigures'
import { COLUMN_NAMES } from '../tables/movement'
import { MOVEMENT_CLASSES } from '../rows/profiles'
import { type Figures } from './figuresInForce'

const NEVER: FormChoice = { value: null, name: localized('jamais', 'never') }
const MINIMAL: readonly FormChoice[] = [{ value: 'min', name: localized('min', 'min') }, NEVER]
const ALL: readonly FormChoice[] = [{ value: 'all', name: localized('tous', 'all') }, NEVER]

const points = (cost: MovementCost | ChangeCost): Json =>
  cost === 'never' ? null : typeof cost === 'number' ? cost / 2 : cost

const PLACES = [
  { id: 'outdoors', title: localized('Entrer dans une case, à l’extérieur', 'Entering a hex, outdoors') },
  { id: 'cave', title: localized('Entrer dans une case, en caverne', 'Entering a hex, in a cave') },
] as const

export function movementForm(figures: Figures): FigureForm {
  return {
    table: 'movement',
    written(house) {
      const { classes, perGrade, goingUp, passingFriend } = figures(house).movement
      return {
        classes: Object.fromEntries(MOVEMENT_CLASSES.map(({ id }) => [id, writtenClass(classes[id])])),
        perGrade: points(perGrade),
        goingUp: points(goingUp),
        passingFriend: points(passingFriend),
      }
    },
    grids: () => [
      {
        title: localized('Par classe', 'By class'),
        columns: [
          localized('points', 'points'),
          localized('tourner, premier pas', 'turning, first step'),
          localized('pas suivants', 'further steps'),
          localized('volte', 'about-turn'),
          localized('bord accidenté', 'rough side'),
          localized('changer', 'change'),
          localized('les deux', 'both'),
        ],
        rows: MOVEMENT_CLASSES.map(({ id, name }) => ({
          label: name,
          cells: [
            { path: ['classes', id, 'base'] },
            { path: ['classes', id, 'turn', 'first'] },
            { path: ['classes', id, 'turn', 'further'] },
            { path: ['classes', id, 'formationAboutTurn'], words: MINIMAL },
            { path: ['classes', id, 'roughSide'], words: MINIMAL },
            { path: ['classes', id, 'change'], words: ALL },
            { path: ['classes', id, 'changeBoth'], words: ALL },
          ],
        })),
      },
      ...PLACES.map(({ id: place, title }) => ({
        title,
        columns: MOVEMENT_COLUMNS.map((column) => COLUMN_NAMES[column]),
        rows: MOVEMENT_CLASSES.map(({ id, name }) => ({
          label: name,
          cells: MOVEMENT_COLUMNS.map((column) => ({
            path: ['classes', id, 'costs', place, column],
            words: MINIMAL,
          })),
        })),
      })),
      {
        title: localized('Pour tous', 'For all'),
        rows: [
          {
            label: localized('par capacité de mouvement', 'by grade of movement'),
            cells: [{ path: ['perGrade'] }],
          },
          { label: localized('monter', 'going up'), cells: [{ path: ['goingUp'] }] },
          {
            label: localized('traverser une unité amie', 'passing a friendly unit'),
            cells: [{ path: ['passingFriend'] }],
          },
        ],
      },
    ],
  }
}

function writtenClass(own: ClassMovement): Json {
  const { outdoors, cave } = own.costs
  const costs = (of: ClassMovement['costs']['cave']): Json =>
    Object.fromEntries(MOVEMENT_COLUMNS.map((column) => [column, points(of[column])]))
  return {
    base: points(own.base),
    turn: { first: points(own.turn.first), further: points(own.turn.further) },
    formationAboutTurn: points(own.formationAboutTurn),
    costs: { outdoors: costs(outdoors), cave: costs(cave) },
    roughSide: points(own.roughSide),
    change: points(own.change),
    changeBoth: points(own.changeBoth),
  }
}
