/** `simulate`: many games of machines, their sums and every game; parts of a series merge to the same bytes as one run. */
import { availableParallelism } from 'node:os'
import { fileErrorText } from '#shared/format/fileError'
import type { Scenario } from '#shared/document/types'
import type { Series, SeriesHead } from '#shared/game/simulation/series'
import { interruptible } from '../interruptible'
import { playersNamed } from '../machinePlayers'
import { checkOverwrite, type NamedOutput, refuseOneName } from '../outputs'
import { loadPlayable } from '../playable'
import { Refusal } from '../refusal'
import { readText, writeFileSafely } from '../scenarioFile'
import { reportFile, reportKind } from '../simulation/reportFile'
import { choice, flag, integer, word } from '../values'
import { type Answer, type Call, option, type Verb } from '../verb'
import { SEEDS } from './play'

export const simulate: Verb = {
  name: 'simulate',
  summary: {
    fr: 'fait jouer beaucoup de parties et les compte',
    en: 'have many games played and count them',
  },
  arguments: '<files...>',
  options: [
    option('--games <n>', 'nombre de parties (100)', 'number of games (100)'),
    option('--seed <n>', 'graine des dés (1)', 'seed of the dice (1)'),
    option(
      '--players <list>',
      'joueurs, dans l’ordre du jeu\u202f: greedy, scripts, random (greedy)',
      'players, in the order of play: greedy, scripts, random (greedy)',
    ),
    option('--chunk <part>', 'une part seulement des parties\u202f: 2/7', 'only one part of the games: 2/7'),
    option(
      '--variant <change>',
      'change le scénario d’abord : « porte ouverte=commandes.json », ou une liste de commandes ; le scénario inchangé est joué à côté, sauf pour une part',
      'change the scenario first: "gate open=commands.json", or a list of commands; the scenario unchanged is played beside it, except for a part',
    ),
    option(
      '--beside <result>',
      'met ce résultat à côté, avec l’intervalle de la différence',
      'put this result beside it, with the interval of the difference',
    ),
    option(
      '--threads <n>',
      'nombre de fils d’exécution (un par cœur de la machine)',
      'number of threads (one for each core of the machine)',
    ),
    option(
      '--merge',
      'réunit les résultats donnés au lieu de jouer',
      'merge the results given instead of playing',
    ),
    option('--out <file>', 'écrit le résultat (JSON)', 'write the result (JSON)'),
    option('--csv <file>', 'écrit une ligne par partie (CSV)', 'write one row a game (CSV)'),
    option(
      '--report <file>',
      'écrit le compte rendu avec ses graphiques\u202f: .html, .pdf, .md, .txt',
      'write the report with its charts: .html, .pdf, .md, .txt',
    ),
    option(
      '--scenario <file>',
      'pour --merge\u202f: le scénario joué, dont le compte rendu dessine la carte',
      'for --merge: the scenario that was played, whose map the report draws',
    ),
    option('--format <kind>', 'text, md ou html (text)', 'text, md or html (text)'),
    option('--force', 'remplace les fichiers s’ils existent', 'replace the files when they exist'),
  ],
  async run(call) {
    const inputs = call.arguments
    const outputs = outputsOf(call)
    for (const [index, one] of outputs.entries())
      for (const other of outputs.slice(index + 1)) await refuseOneName(one, other)
    for (const { path } of outputs) await checkOverwrite(path, { inputs, force: flag(call, 'force') })
    const report = word(call, 'report')
    if (report !== undefined) reportKind(report)
    const series = flag(call, 'merge') ? await merged(inputs) : await played(call, word(call, 'variant'))
    return answerOf(call, series, await besideIt(call))
  },
}

function outputsOf(call: Call): NamedOutput[] {
  return ['out', 'csv', 'report'].flatMap((name) => {
    const path = word(call, name)
    return path === undefined ? [] : { option: `--${name}`, path }
  })
}

/** The scenario of a series, changed as it was; undefined for results that are merged without it. */
async function scenarioOf(call: Call, { head }: Series): Promise<Scenario | undefined> {
  const isMerge = flag(call, 'merge')
  const file = isMerge ? word(call, 'scenario') : call.arguments[0]
  if (file === undefined) return undefined
  const loaded = await loadPlayable(file)
  const asked = word(call, 'variant')
  const scenario =
    asked === undefined ? loaded : (await (await import('../variant')).variantOf(loaded, asked)).scenario
  const { scenarioHash } = await import('#shared/game/file/stateHash')
  if (scenarioHash(scenario) === head.scenario) return scenario
  throw new Refusal(
    `--scenario\u202f: ces parties n’ont pas été jouées avec ${file}`,
    `--scenario: ${file} is not the scenario of these games`,
  )
}

/** The series to compare with: a result that is named, or the scenario as it is, played by the same seeds. */
async function besideIt(call: Call): Promise<Series | undefined> {
  const beside = word(call, 'beside')
  if (beside !== undefined) return merged([beside])
  const alone = word(call, 'variant') === undefined || word(call, 'chunk') !== undefined
  return alone || flag(call, 'merge') ? undefined : played(call, undefined)
}

async function played(call: Call, asked: string | undefined): Promise<Series> {
  const [file = '', ...others] = call.arguments
  if (others.length > 0)
    throw new Refusal(
      `trouvé ${others.length + 1} fichiers\u202f; attendu\u202f: un scénario, ou --merge et des résultats`,
      `found ${others.length + 1} files, expected one scenario, or --merge and results`,
    )
  const loaded = await loadPlayable(file)
  const { variantOf } = await import('../variant')
  const variant = asked === undefined ? undefined : await variantOf(loaded, asked)
  const scenario = variant?.scenario ?? loaded
  const { beginGame } = await import('#shared/game/referee/begin')
  const { idsOf } = await import('#shared/game/players/course')
  const { scenarioHash } = await import('#shared/game/file/stateHash')
  const { RULES_VERSION } = await import('#shared/game/file/gameFile')
  const { partOf, seriesOf } = await import('#shared/game/simulation/series')
  const { seriesNames } = await import('#shared/game/simulation/seriesNames')
  const players = await playersNamed(word(call, 'players') ?? 'greedy', beginGame(scenario))
  const head: SeriesHead = {
    scenario: scenarioHash(scenario),
    title: scenario.info.title,
    ...(variant && { variant: variant.name }),
    rules: RULES_VERSION,
    players: idsOf(players),
    seed: integer(call, 'seed', SEEDS) ?? 1,
    games: integer(call, 'games', { min: 1, max: 1_000_000 }) ?? 100,
    names: seriesNames(scenario),
  }
  const [index, of] = partAsked(call)
  const { from, to } = partOf(head.games, index, of)
  const { playGames } = await import('../simulation/gamePool')
  const threads = integer(call, 'threads', { min: 1, max: 256 }) ?? availableParallelism()
  const part = { scenario, players: head.players, seed: head.seed, from, to }
  try {
    const games = await interruptible(call.interruptions, (signal) =>
      playGames(part, threads, { signal, start: call.startGameThread }),
    )
    return seriesOf(head, games)
  } catch (error) {
    const { EndlessGame } = await import('#shared/game/endless')
    if (!(error instanceof EndlessGame)) throw error
    const { endlessInSeries } = await import('../simulation/endlessGame')
    throw endlessInSeries(error.endless, file, variant?.name)
  }
}

function partAsked(call: Call): readonly [number, number] {
  const asked = word(call, 'chunk')
  if (asked === undefined) return [1, 1]
  const [index = 0, of = 0] = /^(\d{1,6})\/(\d{1,6})$/.exec(asked)?.slice(1).map(Number) ?? []
  if (index >= 1 && index <= of) return [index, of]
  throw new Refusal(
    `--chunk\u202f: trouvé «\u202f${asked}\u202f»\u202f; attendu\u202f: une part et leur nombre, de 1/7 à 7/7`,
    `--chunk: found "${asked}", expected a part and their number, 1/7 to 7/7`,
  )
}

async function merged(files: readonly string[]): Promise<Series> {
  const { readSeries } = await import('#shared/game/simulation/readSeries')
  const { conflictOf, joinedSeries } = await import('#shared/game/simulation/series')
  const parts: Series[] = []
  for (const file of files) {
    const text = await readText(file, { fr: 'résultat de simulation', en: 'simulation result' })
    const read = readSeries(text, file)
    if (!read.ok) throw new Refusal(fileErrorText(read.error, 'fr'), fileErrorText(read.error, 'en'))
    parts.push(read.value)
  }
  const conflict = conflictOf(parts)
  if (conflict !== undefined)
    throw new Refusal(
      `--merge\u202f: ces résultats ne sont pas les parts d’une même série (${conflict})`,
      `--merge: these results are no parts of one series (${conflict})`,
    )
  return joinedSeries((parts[0] as Series).head, parts)
}

async function answerOf(call: Call, series: Series, beside: Series | undefined): Promise<Answer> {
  const { seriesCsv, writeSeries } = await import('#shared/game/simulation/series')
  const { seriesReport } = await import('#shared/balance/seriesReport')
  const { comparison } = await import('#shared/balance/comparison')
  const [out, csv, report] = [word(call, 'out'), word(call, 'csv'), word(call, 'report')]
  const scenario = await scenarioOf(call, series)
  const { title: name, variant } = series.head
  const title = variant === undefined ? name : `${name}, ${variant}`
  const sections = [...(beside ? comparison(beside, series) : []), ...seriesReport(series, scenario)]
  const pages = { title, sections, language: call.language }
  if (out !== undefined) await writeFileSafely(out, writeSeries(series), call.interruptions)
  if (csv !== undefined) await writeFileSafely(csv, seriesCsv(series), call.interruptions)
  const format = choice(call, 'format', ['text', 'md', 'html']) ?? 'text'
  if (report !== undefined)
    await writeFileSafely(report, await reportFile(reportKind(report), pages, scenario), call.interruptions)
  return {
    json: {
      ...(out !== undefined && { out }),
      ...(csv !== undefined && { csv }),
      ...(report !== undefined && { report }),
      ...(beside && { beside }),
      ...series,
    },
    text: (await reportFile(format === 'text' ? 'txt' : format, pages, scenario)).toString(),
  }
}
