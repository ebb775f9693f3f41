/** A way to victory in words (SCN-5), for panels and booklet: what it brings, to whom, and by which conditions. */
import { type Localized, localized } from '#shared/i18n/localized'
import { type Condition, type Victory, type VictoryLevel } from '../game'
import { type Scenario } from '../types'
import { conditionInWords, pointsInWords } from './condition'
import { both } from './lists'
import { leastPoints, pointsOf } from './points'
import { sideInWords } from './kindOfPieces'

const WINS: Readonly<Record<VictoryLevel, Localized>> = {
  decisive: localized('remporte une victoire décisive', 'wins a decisive victory'),
  victory: localized('remporte la victoire', 'wins'),
  marginal: localized('remporte une victoire marginale', 'wins a marginal victory'),
  draw: localized('obtient une partie nulle', 'obtains a draw'),
}

const OF_NOBODY: Readonly<Record<VictoryLevel, Localized>> = {
  decisive: localized('Aucun camp ne remporte de victoire décisive', 'No side wins a decisive victory'),
  victory: localized('Aucun camp ne remporte la victoire', 'No side wins'),
  marginal: localized('Aucun camp ne remporte de victoire marginale', 'No side wins a marginal victory'),
  draw: localized('La partie est nulle', 'The game is a draw'),
}

/** The whole of it as one sentence with its full stop. */
export function victoryInWords(scenario: Scenario, victory: Victory): Localized {
  const result = resultInWords(scenario, victory)
  const { join, conditions } = victory
  const each = conditions.map((condition) =>
    conditionInWords(scenario, join === 'points' ? withPoints(condition) : condition, victory.side),
  )
  const [only, ...others] = each
  if (!only) {
    const { fr, en } = noConditions(victory)
    return localized(`${result.fr}${fr}`, `${result.en}${en}`)
  }
  if (others.length === 0 && join !== 'points')
    return localized(`${result.fr} si ${only.fr}.`, `${result.en} if ${only.en}.`)
  const when = joinInWords(victory)
  return localized(
    `${result.fr} ${when.fr}\u202f: ${each.map(({ fr }) => fr).join('\u202f; ')}.`,
    `${result.en} ${when.en}: ${each.map(({ en }) => en).join('; ')}.`,
  )
}

/** "Le camp « Savoie » remporte une victoire décisive"; of nobody: "La partie est nulle". */
export function resultInWords(scenario: Scenario, { side, level }: Victory): Localized {
  if (side !== undefined) {
    const name = sideInWords(scenario, side)
    return both((say) => `${say(localized(`Le ${name.fr}`, `The ${name.en}`))} ${say(WINS[level])}`)
  }
  return OF_NOBODY[level]
}

/** "si l’une de ces conditions est remplie", before the list of them. */
export function joinInWords(victory: Victory): Localized {
  switch (victory.join) {
    case 'all':
      return localized('si toutes ces conditions sont remplies', 'if all these conditions are met')
    case 'any':
      return localized('si l’une de ces conditions est remplie', 'if any of these conditions is met')
    case 'points': {
      const least = pointsInWords(leastPoints(victory))
      return localized(`avec au moins ${least.fr}`, `with at least ${least.en}`)
    }
  }
}

// What counts in points always says how many.
function withPoints(condition: Condition): Condition {
  return { ...condition, points: pointsOf(condition) }
}

function noConditions(victory: Victory): Localized {
  switch (victory.join) {
    case 'points': {
      const { fr, en } = joinInWords(victory)
      return localized(` ${fr}, mais rien n’en rapporte encore.`, ` ${en}, but nothing brings any yet.`)
    }
    case 'all':
    case 'any':
      return localized(', mais aucune condition n’est encore donnée.', ', but no condition is given yet.')
  }
}
