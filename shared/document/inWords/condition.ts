/** A condition of victory as one sentence (SCN-5), for panels and booklet: without capital and full stop, to stand in a list too. */
import { type HexKey } from '#shared/hex/axial'
import { type HexsideKey, parseHexsideKey } from '#shared/hex/hexside'
import { type Localized, localized, sameInBoth } from '#shared/i18n/localized'
import { type Break, type Condition, type Hold, type Score } from '../game'
import { type SideId } from '../ids'
import { nameOfHexside } from '../placeNames'
import { type Scenario } from '../types'
import { listed, some } from './lists'
import { hexesInWords, hexInWords, wayInWords } from './places'
import { pointsOf } from './points'
import { eachInWords, type Subject, subjectOf } from './who'
import { sideInWords } from './kindOfPieces'

/**
 * "le camp « Savoie » tient la case U6 à la fin de la partie", "at least 3 counters of type “Archer” are eliminated"; its points
 * where it says some. `side` is whose victory it is; undefined = nobody's.
 */
export function conditionInWords(scenario: Scenario, condition: Condition, side?: SideId): Localized {
  if (condition.kind === 'score') return scoreInWords(scenario, condition)
  const { fr, en } = statement(scenario, condition, side)
  if (condition.points === undefined) return localized(fr, en)
  const points = pointsInWords(condition.points)
  return localized(`${fr} (${points.fr})`, `${en} (${points.en})`)
}

export function pointsInWords(points: number): Localized {
  return some(points, sameInBoth('point'), sameInBoth('points'))
}

function statement(
  scenario: Scenario,
  condition: Exclude<Condition, Score>,
  side: SideId | undefined,
): Localized {
  switch (condition.kind) {
    case 'hold':
      return holdInWords(scenario, condition, side)
    case 'eliminate': {
      const { who, least, wounded } = condition
      const [one, many, en] = wounded
        ? ['éliminé ou blessé', 'éliminés ou blessés', 'eliminated or wounded']
        : ['éliminé', 'éliminés', 'eliminated']
      return sentence(subjectOf(scenario, who, least), [`est ${one}`, `sont ${many}`], en)
    }
    case 'exit': {
      const { who, least, place, until } = condition
      const { text, plural } = subjectOf(scenario, who, least)
      const way = wayInWords(scenario, place)
      const by =
        until === undefined
          ? localized('avant la fin de la partie', 'before the game ends')
          : localized(`au tour ${until} au plus tard`, `in turn ${until} at the latest`)
      return localized(
        `${text.fr} ${plural ? 'sortent' : 'sort'} de la carte par ${way.fr} ${by.fr}`,
        `${text.en} ${plural ? 'leave' : 'leaves'} the map by ${way.en} ${by.en}`,
      )
    }
    case 'survive': {
      const { who, least, unhurt } = condition
      const [one, many, en] = unhurt ? ['indemne', 'indemnes', 'unhurt'] : ['en vie', 'en vie', 'alive']
      const at = localized('à la fin de la partie', 'as the game ends')
      return sentence(
        subjectOf(scenario, who, least),
        [`est ${one} ${at.fr}`, `sont ${many} ${at.fr}`],
        `${en} ${at.en}`,
      )
    }
    case 'capture':
      return sentence(
        subjectOf(scenario, condition.who, condition.least),
        ['est capturé', 'sont capturés'],
        'captured',
      )
    case 'break':
      return breakInWords(scenario, condition)
  }
}

function sentence({ text, plural }: Subject, [one, many]: readonly [string, string], en: string): Localized {
  return localized(`${text.fr} ${plural ? many : one}`, `${text.en} ${plural ? 'are' : 'is'} ${en}`)
}

// ---------------------------------------------------------------------------------------------- hexes

function holdInWords(scenario: Scenario, hold: Hold, side: SideId | undefined): Localized {
  const when = whenHeld(hold.turns)
  const { fr, en } = side === undefined ? heldByNobody(scenario, hold) : heldBy(scenario, hold, side)
  return localized(`${fr} ${when.fr}`, `${en} ${when.en}`)
}

function heldBy(scenario: Scenario, { place, least, by }: Hold, side: SideId): Localized {
  const holder = sideInWords(scenario, side)
  const hexes = hexesInWords(scenario, place, least)
  const [fr, en] =
    by === 'presence' ? ['tient', 'holds'] : ['est le dernier à être passé par', 'is the last to have passed']
  return localized(`le ${holder.fr} ${fr} ${hexes.fr}`, `the ${holder.en} ${en} ${hexes.en}`)
}

/** "la case C3 n’est tenue par aucun camp", "aucune case de la zone « Pont » n’est tenue par un camp". */
function heldByNobody(scenario: Scenario, { place, least, by }: Hold): Localized {
  const [one, many, en] =
    by === 'presence'
      ? ['n’est tenue', 'ne sont tenues', 'held']
      : ['n’est franchie', 'ne sont franchies', 'passed']
  const hexCount = place.kind === 'hexes' ? place.hexes.length : 0
  if (least === undefined && hexCount === 0) {
    const none = hexesInWords(scenario, place, least, localized('aucune case', 'no hex'))
    return localized(`${none.fr} ${one} par un camp`, `${none.en} is ${en} by a side`)
  }
  const hexes = hexesInWords(scenario, place, least)
  return (least ?? hexCount) > 1
    ? localized(`${hexes.fr} ${many} par aucun camp`, `${hexes.en} are ${en} by no side`)
    : localized(`${hexes.fr} ${one} par aucun camp`, `${hexes.en} is ${en} by no side`)
}

function whenHeld(turns: number | undefined): Localized {
  if (turns === undefined) return localized('à la fin de la partie', 'as the game ends')
  if (turns === 1) return localized('à la fin d’un tour quelconque', 'at the end of any turn')
  return localized(`à la fin de ${turns} tours de suite`, `at the end of ${turns} turns in a row`)
}

// ------------------------------------------------------------------------------------------ structures

function breakInWords(scenario: Scenario, { hexes, hexsides, least }: Break): Localized {
  const [hex, ...otherHexes] = hexes
  const [hexside, ...otherSides] = hexsides
  if (least === undefined && otherHexes.length + otherSides.length === 0) {
    if (hex !== undefined && hexside === undefined) {
      const name = hexInWords(scenario, hex)
      return localized(
        `l’ouvrage de la case ${name.fr} est abattu`,
        `the structure of hex ${name.en} has fallen`,
      )
    }
    if (hexside !== undefined && hex === undefined) {
      const name = sideName(scenario, hexside)
      return localized(`l’ouvrage du bord ${name} est abattu`, `the wall on hexside ${name} has fallen`)
    }
  }
  const these = targetsInWords(scenario, hexes, hexsides)
  if (least === undefined)
    return localized(
      `tous ces ouvrages (${these.fr}) sont abattus`,
      `all these structures (${these.en}) have fallen`,
    )
  return least === 1
    ? localized(
        `au moins un de ces ouvrages (${these.fr}) est abattu`,
        `at least one of these structures (${these.en}) has fallen`,
      )
    : localized(
        `au moins ${least} de ces ouvrages (${these.fr}) sont abattus`,
        `at least ${least} of these structures (${these.en}) have fallen`,
      )
}

function targetsInWords(
  scenario: Scenario,
  hexes: readonly HexKey[],
  hexsides: readonly HexsideKey[],
): Localized {
  if (hexes.length + hexsides.length === 0) return localized('aucun n’est nommé', 'none is named')
  return listed([
    ...hexes.map((hex) => {
      const name = hexInWords(scenario, hex)
      return localized(`case ${name.fr}`, `hex ${name.en}`)
    }),
    ...hexsides.map((side) => {
      const name = sideName(scenario, side)
      return localized(`bord ${name}`, `hexside ${name}`)
    }),
  ])
}

function sideName(scenario: Scenario, side: HexsideKey): string {
  return nameOfHexside(scenario, parseHexsideKey(side))
}

// --------------------------------------------------------------------------------------------- points

const STATES: Readonly<Record<Score['state'], Localized>> = {
  eliminated: localized('éliminé', 'is eliminated'),
  wounded: localized('blessé', 'is wounded'),
  captured: localized('capturé', 'is captured'),
  exited: localized('sorti de la carte', 'has left the map'),
  alive: localized('en vie', 'is alive'),
}

/** "2 points pour chaque pion du camp « A » qui est éliminé". */
function scoreInWords(scenario: Scenario, score: Score): Localized {
  const points = pointsInWords(pointsOf(score))
  const each = eachInWords(scenario, score.who)
  const state = STATES[score.state]
  const [only, ...others] = score.who
  const alone = only?.kind === 'counter' && others.length === 0
  return localized(
    `${points.fr} pour ${each.fr} ${alone ? 's’il est' : 'qui est'} ${state.fr}`,
    `${points.en} for ${each.en} ${alone ? 'if it' : 'that'} ${state.en}`,
  )
}
