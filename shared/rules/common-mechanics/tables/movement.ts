/** The tables of movement and of wandering. @rule CM-TER-4 */
import { type Localized, localized, sameInBoth } from '#shared/i18n/localized'
import { type RuleTable } from '#shared/rules/contract/ruleset'
import {
  type ChangeCost,
  type ClassMovement,
  COLUMN_NAMES,
  MOVEMENT_COLUMNS,
  type MovementColumn,
  type MovementCost,
  type MovementFigures,
} from '../figures/movementFigures'
import { MOVEMENT_CLASSES } from '../rows/profiles'
import { pointsText } from '../figures/halfPoints'
import { NONE, row } from '#shared/rules/printedTables/tableCells'
import { type WanderingFigures, WANDERING_NAMES, wanderingOf } from '../figures/wanderingTable'

function cost(value: MovementCost | ChangeCost): Localized {
  if (value === 'never') return sameInBoth(NONE)
  if (value === 'all') return localized('tous', 'all')
  return sameInBoth(value === 'min' ? value : pointsText(value))
}

/** In open air, and in a cave where that differs. */
function hexCost({ costs: { outdoors, cave } }: ClassMovement, column: MovementColumn): Localized {
  const [open, under] = [cost(outdoors[column]), cost(cave[column])]
  if (outdoors[column] === cave[column]) return open
  return localized(`${open.fr} (caverne ${under.fr})`, `${open.en} (cave ${under.en})`)
}

export function movementRuleTable(figures: MovementFigures): RuleTable {
  const { classes, perGrade, goingUp, passingFriend } = figures
  return {
    id: 'movement',
    title: localized('Mouvement', 'Movement'),
    columns: [
      localized('points', 'points'),
      localized('tourner\u202f: premier pas / suivants', 'turning: first step / further'),
      localized('volte d’une formation', 'formation’s about-turn'),
      ...MOVEMENT_COLUMNS.map((column) => COLUMN_NAMES[column]),
      localized('bord accidenté, en plus', 'rough hexside, extra'),
      localized('changer de case ou de position', 'change of hex or position'),
      localized('les deux', 'both at once'),
    ],
    rows: MOVEMENT_CLASSES.map(({ id, name }) => {
      const own = classes[id]
      return row(
        name,
        pointsText(own.base),
        `${pointsText(own.turn.first)} / ${pointsText(own.turn.further)}`,
        cost(own.formationAboutTurn),
        ...MOVEMENT_COLUMNS.map((column) => hexCost(own, column)),
        cost(own.roughSide),
        cost(own.change),
        cost(own.changeBoth),
      )
    }),
    source: 'book',
    rule: 'CM-TER-4',
    notes: [
      localized(
        '«\u202fmin\u202f»\u202f: par mouvement minimal seulement, une case sans tourner ou un pas sur place, pour un niveau de fatigue\u202f; «\u202f–\u202f»\u202f: jamais\u202f; «\u202ftous\u202f»\u202f: tous les points.',
        '“min”: only as a minimal move, one hex without turning or one turn in place, for a fatigue level; “–”: never; “all”: all points.',
      ),
      localized(
        `Chaque cran de capacité\u202f: ${pointsText(perGrade)} point. Monter\u202f: +${pointsText(goingUp)}. Traverser une unité amie\u202f: +${pointsText(passingFriend)}. Une volte est de 3 pas.`,
        `Each grade of capacity: ${pointsText(perGrade)} point. Going up: +${pointsText(goingUp)}. Passing through a friendly unit: +${pointsText(passingFriend)}. An about-turn is 3 steps.`,
      ),
      localized(
        'Changer de case ou de position\u202f: en vol pour la classe volante, pour s’infiltrer pour les autres. Une fortification compte comme accidenté\u202f; la lave n’est ouverte qu’aux unités immunisées contre le feu et volantes, l’eau qu’aux flottantes, volantes et, par mouvement minimal, nageuses.',
        'Change of hex or position: in flight for the flying class, to infiltrate for the others. A fortification counts as rough; lava is open to fire-immune and flying units only, water to floating, flying and, by a minimal move, swimming ones.',
      ),
    ],
  }
}

/** @rule CM-WAN-1 */
export function wanderingRuleTable(figures: WanderingFigures): RuleTable {
  const dice = Array.from({ length: figures.dieFaces }, (_, index) => index + 1)
  return {
    id: 'wandering',
    title: localized('Errement', 'Wandering'),
    columns: dice.map((die) => sameInBoth(`${die}`)),
    rows: figures.levels.map((_, index) =>
      row(
        localized(`niveau ${index + 1}`, `level ${index + 1}`),
        ...dice.map((die) => WANDERING_NAMES[wanderingOf(figures, index + 1, die)]),
      ),
    ),
    source: 'book',
    rule: 'CM-WAN-1',
    notes: [
      localized(
        'À gauche, à droite\u202f: l’unité pivote de 60° sans payer, puis fait son pas\u202f; le mouvement s’arrête. Comme prévu\u202f: le mouvement peut continuer. Annulé\u202f: l’unité reste et le mouvement s’arrête.',
        'Left, right: the unit pivots 60° free of cost, then steps; the move ends. As planned: the move may go on. Cancelled: the unit stays and the move ends.',
      ),
    ],
  }
}
