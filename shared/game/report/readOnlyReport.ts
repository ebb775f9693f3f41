/** A game that may not be played again, line by line as its file has it. */
import { titleIn } from '#shared/document/authorText'
import { inBothLanguages } from '#shared/document/inBothLanguages'
import { sideInWords } from '#shared/document/inWords/kindOfPieces'
import { type Scenario } from '#shared/document/types'
import { type Localized, localized } from '#shared/i18n/localized'
import { type GameLine } from '../file/gameFile'
import { type GameReport } from './gameReport'

export function linesInWords(
  scenario: Scenario,
  about: readonly Localized[],
  lines: readonly GameLine[],
): GameReport {
  const { info } = scenario
  return {
    title: localized(titleIn(info, 'fr'), titleIn(info, 'en')),
    about,
    sections: [
      {
        turn: localized('Partie', 'Game'),
        title: localized('décisions, telles qu’elles ont été écrites', 'decisions, as they were written'),
        lines: lines.map((line, index) => lineInWords(scenario, line, index + 1)),
      },
    ],
    verdict: [
      localized('Cette version ne rejoue pas la partie.', 'This version does not play the game again.'),
    ],
  }
}

function lineInWords(scenario: Scenario, { side, act, dice, outcome }: GameLine, number: number): Localized {
  const who = inBothLanguages(scenario, (named) => sideInWords(named, side))
  const facts = [JSON.stringify(act), dice.join(' '), outcome.join(' ')].filter((fact) => fact !== '')
  return localized(
    `${number}. ${who.fr}\u202f: ${facts.join(', ')}`,
    `${number}. ${who.en}: ${facts.join(', ')}`,
  )
}
