/** The picture of any moment of a game: its name, and the counters as they stand then (PLY-2). */
import { expect, it } from 'vitest'
import { type CounterId } from '#shared/document/ids'
import { type GameAct } from '#shared/game/contract'
import { typedDice } from '#shared/game/dice'
import { HUMAN } from '#shared/game/file/gameFile'
import { decide, isVerdict } from '#shared/game/referee/decide'
import { newGame, type PlayedGame, playAct, stateAt } from '#shared/game/table/playedGame'
import { reviewedAt, shownIn } from '#shared/game/table/review'
import { exportFilesInNode } from '../../main/export/exportFiles'
import { pictureOrder } from '../../renderer/dialogs/play/gamePicture'
import { requestOf, subjectOf } from '../../renderer/workers/orders'
import { galleryScenario } from '../support/scenarioFiles'

const SORTIE = galleryScenario('the-sortie')
const PLAYERS = Object.fromEntries(Object.keys(SORTIE.sides).map((side) => [side, HUMAN]))

/** One counter is placed elsewhere in the set-up. */
function afterOnePlacement(): PlayedGame {
  const begun = newGame(SORTIE, { players: PLAYERS, seed: 3, file: 'sortie.castellan' })
  const due = decide(stateAt(begun))
  if (isVerdict(due)) throw new Error('over')
  const isElsewhere = (act: GameAct | undefined): boolean =>
    act?.kind === 'place' && SORTIE.counters[act.counter as CounterId]?.hex !== act.hex
  const acts = due.offers.flatMap((offer) =>
    Array.from({ length: offer.size() }, (_, index) => offer.at(index) ?? []).flat(),
  )
  const act = acts.find(isElsewhere)
  const played = act && playAct(begun, act, typedDice([], 0))
  if (!played || 'kind' in played) throw new Error('nothing can be placed')
  return played
}

async function drawn(shown: PlayedGame) {
  const order = pictureOrder(shown, { style: 'classic', language: 'fr', eyes: 'author' })
  const subject = subjectOf(stateAt(shown).play.scenario)
  const made = await exportFilesInNode(subject, { ...requestOf(order), dpi: 36 })
  if (!made.ok) throw new Error(made.error.en)
  return made.value.files
}

it('PLY-2: shows the counters as they stood, under the title and the line', async () => {
  const game = afterOnePlacement()
  const [now] = await drawn(game)
  const [then] = await drawn(shownIn(game, reviewedAt(game, 0)))
  const [begun] = await drawn(newGame(SORTIE, { players: PLAYERS, seed: 3, file: 'sortie.castellan' }))
  expect([now?.name, now?.type]).toEqual(['La sortie – ligne 1.png', 'image/png'])
  expect(then?.name).toBe('La sortie – début.png')
  expect(then?.bytes).toEqual(begun?.bytes)
  expect(now?.bytes).not.toEqual(then?.bytes)
})

it('is named in the language of the reader, by a title that every system accepts', () => {
  const game = afterOnePlacement()
  const named = (title: string, language: 'fr' | 'en'): string => {
    const scenario = { ...SORTIE, info: { ...SORTIE.info, title } }
    return pictureOrder({ ...game, scenario }, { style: 'classic', language, eyes: 'players' }).baseName
  }
  expect(named('Qui : la tour / la porte ?', 'fr')).toBe('Qui - la tour - la porte – ligne 1')
  expect(named('La sortie', 'en')).toBe('The sortie – line 1')
})
