/** `play`: a game that machines play to its end, or that people have noted, and its game file. */
import { basename } from 'node:path'
import { sidesInOrder } from '#shared/document/turnTrack'
import { localized } from '#shared/i18n/localized'
import { interruptible } from '../interruptible'
import { playersNamed } from '../machinePlayers'
import { checkOverwrite } from '../outputs'
import { loadPlayable } from '../playable'
import { Refusal, refusalOf } from '../refusal'
import { readText, writeFileSafely } from '../scenarioFile'
import { flag, integer, word } from '../values'
import { type Answer, type Call, option, type Verb } from '../verb'

/** The bounds of a seed, for dice and players. */
export const SEEDS = { min: 0, max: 0xffffffff }
/** The numbers of games of a series. */
const GAMES = { min: 0, max: 999_999 }

export const play: Verb = {
  name: 'play',
  summary: {
    fr: 'fait jouer une partie par des machines, ou selon des actes notés',
    en: 'have machines play a game, or play noted acts',
  },
  arguments: '<file>',
  options: [
    option('--seed <n>', 'graine des dés (1)', 'seed of the dice (1)'),
    option(
      '--game <n>',
      'numéro de la partie, comme simulate les compte (0)',
      'number of the game, as simulate counts them (0)',
    ),
    option(
      '--players <list>',
      'joueurs, dans l’ordre du jeu\u202f: greedy, scripts, random (random)',
      'players, in the order of play: greedy, scripts, random (random)',
    ),
    option(
      '--acts <file>',
      'joue ces actes de personnes, avec leurs dés\u202f: un par ligne, ou une partie',
      'play these acts of people with their dice: one a line, or a game',
    ),
    option('--out <game>', 'écrit la partie (.castellan-game)', 'write the game (.castellan-game)'),
    option('--force', 'remplace le fichier s’il existe', 'replace the file when it exists'),
  ],
  async run(call) {
    const file = call.arguments[0] as string
    const out = word(call, 'out')
    const acts = word(call, 'acts')
    if (acts !== undefined) return playNoted(call, { file, acts, out })
    const scenario = await loadPlayable(file)
    const { beginGame } = await import('#shared/game/referee/begin')
    const { idsOf } = await import('#shared/game/players/course')
    const { writeGame } = await import('#shared/game/file/writeGame')
    const { verdictInWords } = await import('#shared/game/report/gameReport')
    const { recordGame } = await import('../simulation/gamePool')
    const players = idsOf(await playersNamed(word(call, 'players') ?? 'random', beginGame(scenario)))
    const seed = integer(call, 'seed', SEEDS) ?? 1
    const game = integer(call, 'game', GAMES) ?? 0
    if (out !== undefined) await checkOverwrite(out, { inputs: [file], force: flag(call, 'force') })
    const played = await interruptible(call.interruptions, (signal) =>
      recordGame(
        { scenario, players, seed },
        { game, file: basename(file) },
        { signal, start: call.startGameThread },
      ),
    )
    if (out !== undefined) await writeFileSafely(out, writeGame(played.file), call.interruptions)
    const { end, dice } = played
    if ('endless' in end) throw (await import('../simulation/endlessGame')).endlessPlayed(end.endless, out)
    const { verdict } = end
    const decisions = played.file.lines.length
    return {
      json: { ...(out !== undefined && { file: out }), seed, game, decisions, dice, verdict },
      text: [
        ...verdictInWords(scenario, verdict).map((line) => line[call.language]),
        ...(out === undefined ? [] : [out]),
      ].join('\n'),
    }
  },
}

interface Noted {
  readonly file: string
  readonly acts: string
  readonly out: string | undefined
}

/** The same acts, dice and seed as at a table give the same bytes as there. */
async function playNoted(call: Call, { file, acts, out }: Noted): Promise<Answer> {
  if (word(call, 'players') !== undefined)
    throw new Refusal(
      '--acts\u202f: des personnes jouent ces actes\u202f; attendu\u202f: pas de --players',
      '--acts: people play these acts, expected no --players',
    )
  const inputs = [file, acts]
  if (out !== undefined) await checkOverwrite(out, { inputs, force: flag(call, 'force') })
  const { readActs } = await import('#shared/game/file/readActs')
  const { HUMAN } = await import('#shared/game/file/gameFile')
  const { writeGame } = await import('#shared/game/file/writeGame')
  const { newGame, stateAt } = await import('#shared/game/table/playedGame')
  const { playedByNotes } = await import('#shared/game/table/notedGame')
  const { verdictInWords } = await import('#shared/game/report/gameReport')
  const scenario = await loadPlayable(file)
  const read = readActs(await readText(acts, ACTS), acts)
  if (!read.ok) throw refusalOf(read.error)
  const players = Object.fromEntries(sidesInOrder(scenario).map((side) => [side, HUMAN]))
  const seed = integer(call, 'seed', SEEDS) ?? 1
  const played = playedByNotes(newGame(scenario, { players, seed, file: basename(file) }), read.value, acts)
  if (!played.ok) throw refusalOf(played.error)
  const { stage, dice } = stateAt(played.value)
  const verdict = stage.kind === 'over' ? stage.verdict : undefined
  if (out !== undefined) await writeFileSafely(out, writeGame(played.value), call.interruptions)
  const words = verdict ? verdictInWords(scenario, verdict) : [NOT_OVER]
  return {
    json: {
      ...(out !== undefined && { file: out }),
      seed,
      decisions: read.value.length,
      dice,
      ...(verdict && { verdict }),
    },
    text: [...words.map((line) => line[call.language]), ...(out === undefined ? [] : [out])].join('\n'),
  }
}

const ACTS = { fr: 'fichier d’actes', en: 'file of acts' }
const NOT_OVER = localized('La partie n’est pas finie.', 'The game is not over.')
