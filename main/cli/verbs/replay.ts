/** `replay`: a game file played again, each state held to its mark, and the game as a report. */
import { dirname, join } from 'node:path'
import type { OpenedGame } from '#shared/game/file/replay'
import type { Verdict } from '#shared/game/contract'
import { playerNames } from '../machinePlayers'
import { checkOverwrite, exists, refuseInputs } from '../outputs'
import { loadPlayable } from '../playable'
import { Refusal, refusalOf } from '../refusal'
import { readText, writeFileSafely } from '../scenarioFile'
import { choice, flag, word } from '../values'
import { type Call, option, type Verb } from '../verb'

export const replay: Verb = {
  name: 'replay',
  summary: { fr: 'rejoue une partie et la raconte', en: 'play a game again and report it' },
  arguments: '<game>',
  options: [
    option(
      '--scenario <file>',
      'le scénario (sinon\u202f: celui que nomme la partie, dans son dossier)',
      'the scenario (else the one that the game names, in its folder)',
    ),
    option('--format <kind>', 'text, md ou html (text)', 'text, md or html (text)'),
    option('--out <file>', 'écrit le récit dans un fichier', 'write the report to a file'),
    option('--force', 'remplace le fichier s’il existe', 'replace the file when it exists'),
  ],
  async run(call) {
    const path = call.arguments[0] as string
    const out = word(call, 'out')
    await refuseInputs(out === undefined ? [] : [out], { inputs: [path] })
    const { readGame } = await import('#shared/game/file/readGame')
    const text = await readText(path, { fr: 'fichier de partie .castellan-game', en: '.castellan-game file' })
    const read = readGame(text, path)
    if (!read.ok) throw refusalOf(read.error)
    const scenarioPath = await scenarioOf(call, path, read.value.header.scenario.file)
    const scenario = await loadPlayable(scenarioPath)
    const { openGame } = await import('#shared/game/file/replay')
    const opened = openGame(read.value, scenario, path)
    if (!opened.ok) throw refusalOf(opened.error)
    const game = opened.value
    const report = await reported(game, scenarioPath)
    const format = choice(call, 'format', ['text', 'md', 'html']) ?? 'text'
    const { asHtml, asMarkdown, asText } = await import('#shared/game/report/written')
    const written = { text: asText, md: asMarkdown, html: asHtml }[format](report, call.language)
    if (out !== undefined) {
      await checkOverwrite(out, {
        inputs: [path, scenarioPath],
        force: flag(call, 'force'),
        content: written,
      })
      await writeFileSafely(out, written, call.interruptions)
    }
    const verdict = verdictOf(game)
    const { header, lines } = game.file
    const readOnly = game.kind === 'read-only' ? game.because : undefined
    return {
      json: {
        file: path,
        scenario: scenarioPath,
        players: header.players,
        seed: header.seed,
        decisions: lines.length,
        ...(verdict && { verdict }),
        ...(readOnly && { readOnly }),
        ...(out !== undefined && { out }),
      },
      text: out ?? written,
      ...(readOnly && { aside: readOnly[call.language] }),
    }
  },
}

async function scenarioOf(call: Call, game: string, named: string): Promise<string> {
  const scenario = word(call, 'scenario')
  if (scenario !== undefined) return scenario
  const beside = join(dirname(game), named)
  if (named !== '' && !named.includes('/') && !named.includes('\\') && (await exists(beside))) return beside
  throw new Refusal(
    `${game}\u202f: le scénario «\u202f${named}\u202f» n’est pas dans son dossier\u202f; attendu\u202f: --scenario FICHIER`,
    `${game}: the scenario "${named}" is not in its folder, expected --scenario FILE`,
  )
}

function verdictOf(game: OpenedGame): Verdict | undefined {
  if (game.kind === 'read-only') return undefined
  const stage = game.states.at(-1)?.stage
  return stage?.kind === 'over' ? stage.verdict : undefined
}

async function reported(game: OpenedGame, scenarioPath: string) {
  const { gameReport, playersInWords } = await import('#shared/game/report/gameReport')
  const { linesInWords } = await import('#shared/game/report/readOnlyReport')
  const scenario = await loadPlayable(scenarioPath)
  const { header, lines } = game.file
  const about = playersInWords(scenario, await playerNames(header.players), header)
  if (game.kind === 'read-only') return linesInWords(scenario, [...about, game.because], lines)
  const steps = game.steps.map(({ line, ...step }) => ({ ...step, act: line.act }))
  return gameReport(scenario, about, steps, verdictOf(game))
}
