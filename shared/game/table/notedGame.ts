/** A game of people from its noted decisions, for whoever plays it again without a table: the same acts and dice give the same file. */
import { type FileError } from '#shared/format/fileError'
import { type Localized, localized } from '#shared/i18n/localized'
import { fail, ok, type Result } from '#shared/lang/result'
import { typedDice } from '../dice'
import { type NotedAct } from '../file/readActs'
import { type PlayedGame, playAct, standingAt, stateAt } from './playedGame'

/**
 * Plays them from the beginning of a game on.
 * @param name of the file of the decisions, for the error: the line that is refused, with the rules.
 */
export function playedByNotes(
  begun: PlayedGame,
  acts: readonly NotedAct[],
  name: string,
): Result<PlayedGame, FileError> {
  let game = begun
  for (const { after, act, dice, line } of acts) {
    const from = standingAt(game, after)
    const played = tried(from, act, dice)
    if ('kind' in played)
      return fail({ fault: 'damaged', file: name, line, message: reasonOf(played, act.kind) })
    game = played
    const spare = dice.length - (game.lines[game.at - 1]?.dice.length ?? 0)
    if (spare > 0) return fail({ fault: 'damaged', file: name, line, message: tooManyDice(spare) })
  }
  return ok(game)
}

type NotPlayed = Exclude<ReturnType<typeof playAct>, PlayedGame> | { readonly kind: 'no-such-face' }

function tried(game: PlayedGame, act: NotedAct['act'], dice: readonly number[]): PlayedGame | NotPlayed {
  try {
    return playAct(game, act, typedDice(dice, stateAt(game).dice))
  } catch (error) {
    if (error instanceof RangeError) return { kind: 'no-such-face' }
    throw error
  }
}

function reasonOf(played: NotPlayed, kind: string): Localized {
  switch (played.kind) {
    case 'no-such-face':
      return localized('un dé montre une face qu’il n’a pas', 'a die shows a face that it does not have')
    case 'wanted': {
      const { count, faces } = played.roll.dice
      const { fr, en } = played.roll.name
      return localized(
        `il manque des dés\u202f: ${fr} (${count}D${faces})`,
        `dice are missing: ${en} (${count}D${faces})`,
      )
    }
    case 'refused': {
      const rules = played.because.map(({ rule }) => rule).join(', ')
      return localized(
        `l’acte «\u202f${kind}\u202f» est refusé${rules ? ` (${rules})` : ''}`,
        `the act "${kind}" is refused${rules ? ` (${rules})` : ''}`,
      )
    }
  }
}

function tooManyDice(spare: number): Localized {
  return localized(`dés en trop\u202f: ${spare}`, `dice too many: ${spare}`)
}
