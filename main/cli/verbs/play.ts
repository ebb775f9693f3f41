/** `play`: a game that machines play to its end, and its game file. */
import { basename } from 'node:path'
import type { GameLine } from '#shared/game/file/gameFile'
import { idsOf, playersNamed } from '../machinePlayers'
import { checkOverwrite } from '../outputs'
import { loadPlayable } from '../playable'
import { writeFileSafely } from '../scenarioFile'
import { flag, integer, word } from '../values'
import { option, type Verb } from '../verb'

/** The bounds of a seed, for dice and players. */
export const SEEDS = { min: 0, max: 0xffffffff }

export const play: Verb = {
  name: 'play',
  summary: { fr: 'fait jouer une partie par des machines', en: 'have machines play a game' },
  arguments: '<file>',
  options: [
    option('--seed <n>', 'graine des dés (1)', 'seed of the dice (1)'),
    option(
      '--players <list>',
      'joueurs, dans l’ordre du jeu\u202f: greedy, scripts, random (random)',
      'players, in the order of play: greedy, scripts, random (random)',
    ),
    option('--out <game>', 'écrit la partie (.castellan-game)', 'write the game (.castellan-game)'),
    option('--force', 'remplace le fichier s’il existe', 'replace the file when it exists'),
  ],
  async run(call) {
    const file = call.arguments[0] as string
    const out = word(call, 'out')
    const scenario = await loadPlayable(file)
    const { beginGame } = await import('#shared/game/referee/begin')
    const { playOn } = await import('#shared/game/players/course')
    const { headerOf, lineOf } = await import('#shared/game/file/recording')
    const { writeGame } = await import('#shared/game/file/writeGame')
    const { verdictInWords } = await import('#shared/game/report/gameReport')
    const begun = beginGame(scenario)
    const players = await playersNamed(word(call, 'players') ?? 'random', begun)
    const seeds = { seed: integer(call, 'seed', SEEDS) ?? 1, game: 0 }
    if (out !== undefined) await checkOverwrite(out, { inputs: [file], force: flag(call, 'force') })
    const lines: GameLine[] = []
    let decisions = 0
    const { verdict, state } = playOn(begun, players, seeds, (step) => {
      decisions++
      if (out !== undefined) lines.push(lineOf(step, lines.length))
    })
    if (out !== undefined) {
      const { options } = begun
      const header = headerOf({ scenario, options, file: basename(file), players: idsOf(players), ...seeds })
      await writeFileSafely(out, writeGame({ header, lines }), call.interruptions)
    }
    return {
      json: { ...(out !== undefined && { file: out }), ...seeds, decisions, dice: state.dice, verdict },
      text: [
        ...verdictInWords(scenario, verdict).map((line) => line[call.language]),
        ...(out === undefined ? [] : [out]),
      ].join('\n'),
    }
  },
}
