/** Game files and reports at the table: a file opened, the game and its report as files to be saved (PLY-2). */
import { type FileError } from '#shared/format/fileError'
import { openScenario } from '#shared/format/openScenario'
import { writeScenario } from '#shared/format/write'
import { HUMAN } from '#shared/game/file/gameFile'
import { readGame } from '#shared/game/file/readGame'
import { openGamePausing } from '#shared/game/file/replay'
import { scenarioHash } from '#shared/game/file/stateHash'
import { writeGame } from '#shared/game/file/writeGame'
import { playerById } from '#shared/game/players/players'
import { gameReport, playersInWords } from '#shared/game/report/gameReport'
import { asHtml, asMarkdown } from '#shared/game/report/written'
import { gameOnAgain, type PlayedGame, stateAt, wayHere } from '#shared/game/table/playedGame'
import { hidesSomething } from '#shared/game/table/seen'
import { type Scenario } from '#shared/document/types'
import { safeFileName } from '#shared/host/fileName'
import { type ExportFile } from '#shared/host/host'
import { type Language, type Localized, localized, sameInBoth } from '#shared/i18n/localized'
import { utf8OfText } from '#shared/images/utf8'
import { fail, ok, type Result } from '#shared/lang/result'
import { GALLERY_CARDS } from '../gallery/cards'
import { galleryText } from '../gallery/galleryScenarios'
import { createPause } from '../../host/pause'
import { unfinishedGame } from '../../host/unfinishedGame'

/** @param scenario the one that is open: the game must be of it. */
export async function openedGame(
  text: string,
  name: string,
  scenario: Scenario,
): Promise<Result<PlayedGame, FileError>> {
  const read = readGame(text, name)
  if (!read.ok) return read
  const opened = await openGamePausing(read.value, scenario, name, createPause())
  if (!opened.ok) return opened
  if (opened.value.kind === 'playable') return ok(gameOnAgain(opened.value))
  return fail({ fault: 'newer', file: name, message: opened.value.because })
}

/** A game of a file: of the open scenario, or of a ready one, whose text is to be opened first. */
export type FoundGame =
  | { readonly kind: 'here'; readonly game: PlayedGame }
  | { readonly kind: 'ready'; readonly game: PlayedGame; readonly file: string; readonly text: string }

/** @param open the open scenario. */
export async function foundGame(
  text: string,
  name: string,
  open: Scenario,
): Promise<Result<FoundGame, FileError>> {
  const here = await openedGame(text, name, open)
  if (here.ok) return ok({ kind: 'here', game: here.value })
  const read = readGame(text, name)
  if (!read.ok) return read
  const { title, sha256 } = read.value.header.scenario
  const card = GALLERY_CARDS.find((one) => [one.title.fr, one.title.en].includes(title))
  if (!card) return here
  const { file } = card
  const ready = await galleryText(file)
  const scenario = await openScenario(ready, file)
  if (!scenario.ok || scenarioHash(scenario.value) !== sha256) return here
  const game = await openedGame(text, name, scenario.value)
  return game.ok ? ok({ kind: 'ready', game: game.value, file, text: ready }) : game
}

/** The last game of this browser or program as its text, where it is of the open scenario. */
export function unfinishedOf(scenario: Scenario): string | undefined {
  const text = unfinishedGame()
  const read = text === undefined ? undefined : readGame(text, '')
  return read?.ok && read.value.header.scenario.sha256 === scenarioHash(scenario) ? text : undefined
}

/** The file of the game; with that of its scenario where this is not the open one, but a variant: the game opens with it alone. */
export function gameFiles(game: PlayedGame, open: Scenario): readonly ExportFile[] {
  const { scenario, header } = game
  const file = fileOf(game, '.castellan-game', 'application/x-castellan-game', writeGame(game))
  if (header.scenario.sha256 === scenarioHash(open) || scenario.info.title === open.info.title) return [file]
  return [file, fileOf(game, '.castellan', 'application/x-castellan-scenario', writeScenario(scenario))]
}

/** The report of the game from its beginning to where the table stands. */
export function reportFile(game: PlayedGame, format: 'html' | 'md', language: Language): ExportFile {
  const { scenario, header, steps } = game
  const players = playersInWords(scenario, namesOf(header.players), header)
  const about = game.states.some(hidesSomething) ? [...players, TELLS_ALL] : players
  const { stage } = stateAt(game)
  const way = wayHere(game).flatMap((line) => steps[line - 1] ?? [])
  const report = gameReport(scenario, about, way, stage.kind === 'over' ? stage.verdict : undefined)
  return format === 'html'
    ? fileOf(game, '.html', 'text/html', asHtml(report, language))
    : fileOf(game, '.md', 'text/markdown', asMarkdown(report, language))
}

const TELLS_ALL = localized(
  'Ce récit dit tout, même ce qui était caché à l’un des camps.',
  'This report tells all, even what was hidden from one of the sides.',
)

function fileOf(
  { scenario }: PlayedGame,
  ending: string,
  type: ExportFile['type'],
  text: string,
): ExportFile {
  return { name: safeFileName(scenario.info.title, ending), type, bytes: utf8OfText(text) }
}

function namesOf(players: PlayedGame['header']['players']): Record<string, Localized> {
  return Object.fromEntries(
    Object.entries(players).map(([side, id]) => [
      side,
      id === HUMAN ? localized('des personnes', 'people') : (playerById(id)?.name ?? sameInBoth(id)),
    ]),
  )
}
