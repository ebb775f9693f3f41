/** The map of a game at the moment shown, with its counters as they stand then, as a PNG drawn by the export worker (PLY-2). */
import { type Eyes } from '#shared/document/eyes'
import { titleIn } from '#shared/document/authorText'
import { type PlayedGame, stateAt } from '#shared/game/table/playedGame'
import { safeFileName } from '#shared/host/fileName'
import { type ExportFile } from '#shared/host/host'
import { type Language, type Localized, localized } from '#shared/i18n/localized'
import { fail, ok, type Result } from '#shared/lang/result'
import { LAYERS, type StyleId } from '#shared/painter/style'
import { createExportClient } from '../../workers/exportClient'
import { type ExportOrder } from '../../workers/exportMessages'

/** Enough for a screen, and for a page of a report. */
const DPI = 150

export interface PictureLooks {
  readonly style: StyleId
  readonly language: Language
  /** The picture shows as much as these know. */
  readonly eyes: Eyes
}

/** The order of the picture; its file is named after the title and the line of the game: "La sortie – ligne 12". */
export function pictureOrder(shown: PlayedGame, { style, language, eyes }: PictureLooks): ExportOrder {
  const line = shown.at === 0 ? BEGINNING : localized(`ligne ${shown.at}`, `line ${shown.at}`)
  const title = titleIn(shown.scenario.info, language)
  const ending = ` – ${line[language]}`
  return {
    what: 'map',
    format: 'png',
    baseName: safeFileName(title, ending),
    dpi: DPI,
    style,
    layers: LAYERS,
    paper: 'sheet',
    overlap: 0,
    margin: 0,
    language,
    eyes,
  }
}

const BEGINNING = localized('début', 'beginning')

const NOT_DRAWN = localized(
  'L’image n’a pas pu être dessinée\u202f: la mémoire a peut-être manqué.',
  'The picture could not be drawn: memory may have run out.',
)

/** @param shown the game as it stood at the moment. */
export async function gamePicture(
  shown: PlayedGame,
  looks: PictureLooks,
): Promise<Result<readonly ExportFile[], Localized>> {
  const client = createExportClient()
  try {
    const drawn = await client.exportFiles(stateAt(shown).play.scenario, pictureOrder(shown, looks))
    return drawn.ok ? ok(drawn.value.files) : drawn
  } catch {
    return fail(NOT_DRAWN)
  } finally {
    client.cancel()
  }
}
