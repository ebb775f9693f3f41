/** "The sortie": the map, sheets and counters that its file holds, made with the program itself in French, with their game. */
import { readFileSync } from 'node:fs'
import { type Scenario } from '#shared/document/types'
import { readScenario } from '#shared/format/read'
import { withGame } from '../drawnGame'
import { withOrderOfBattle } from './armies'
import { SORTIE_GAME } from './game'
import { BACKGROUND } from './texts'

/** Applied again to the file that already has it, it leaves the game the same. Throws when the file does not open. */
export function theSortie(): Scenario {
  const file = new URL('../../../assets/gallery/the-sortie.castellan', import.meta.url)
  const read = readScenario(readFileSync(file, 'utf8'), file.pathname)
  if (!read.ok) throw new Error(read.error.message.en)
  return withGame(
    withOrderOfBattle({ ...read.value, texts: { ...read.value.texts, background: BACKGROUND } }),
    SORTIE_GAME,
  )
}
