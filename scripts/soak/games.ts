/**
 * Random games of each ruleset until 100,000 decisions each: no state may be impossible, every die is counted, a game replayed from
 * its file is the same. Then greedy players against random ones, 200 games a scenario with the sides changed.
 */
import { parseArgs } from 'node:util'
import { type SideId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { fileErrorText } from '#shared/format/fileError'
import { openGame } from '#shared/game/file/replay'
import { readGame } from '#shared/game/file/readGame'
import { headerOf, lineOf } from '#shared/game/file/recording'
import { writeGame } from '#shared/game/file/writeGame'
import { GAME_OPTIONS } from '#shared/game/options'
import { playOn } from '#shared/game/players/course'
import { GREEDY_PLAYER } from '#shared/game/players/greedy'
import { RANDOM_PLAYER } from '#shared/game/players/random'
import { beginGame } from '#shared/game/referee/begin'
import { wilson } from '#shared/game/simulation/statistics'
import { faultsOf, machineGame } from '../../tests/game/machines'
import { galleryScenario } from '../../tests/support/scenarioFiles'

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '100000' },
    games: { type: 'string', default: '200' },
    ruleset: { type: 'string' },
  },
})
let wrong = 0
const fault = (text: string): void => {
  wrong++
  console.error(text)
}

const savoy: Scenario = { ...galleryScenario('the-ambush'), ruleset: 'savoy' }
const played = [galleryScenario('the-sortie'), savoy, galleryScenario('the-barrows')]
for (const scenario of played.filter(({ ruleset }) => ruleset === (values.ruleset ?? ruleset))) {
  let decisions = 0
  let game = 0
  for (; decisions < Number(values.count); game++) {
    const { steps, state } = machineGame(scenario, game)
    decisions += steps.length
    const where = `${scenario.ruleset}, game ${game}`
    for (const { applied } of steps) for (const found of faultsOf(applied.state)) fault(`${where}: ${found}`)
    const dice = steps.flatMap(({ applied }) => applied.rolls.flatMap((roll) => roll.dice))
    if (dice.length !== state.dice) fault(`${where}: ${dice.length} dice, ${state.dice} counted`)
    const players = Object.fromEntries(Object.keys(scenario.sides).map((side) => [side, 'random']))
    const header = headerOf({ scenario, options: GAME_OPTIONS, file: '', players, seed: 7, game })
    const text = writeGame({ header, lines: steps.map((step, index) => lineOf(step, index)) })
    const read = readGame(text, where)
    const opened = read.ok ? openGame(read.value, scenario, where) : read
    if (!opened.ok) fault(fileErrorText(opened.error, 'en'))
    else if (writeGame(opened.value.file) !== text) fault(`${where}: other bytes`)
  }
  console.log(`${scenario.ruleset}: ${decisions} decisions in ${game} games`)
}

for (const name of ['the-sortie', 'the-ambush', 'the-breach']) {
  const scenario = galleryScenario(name)
  const sides = Object.keys(scenario.sides) as SideId[]
  let [won, lost] = [0, 0]
  for (let game = 0; game < Number(values.games); game++) {
    const greedy = sides[game % sides.length]
    const players = Object.fromEntries(
      sides.map((side) => [side, side === greedy ? GREEDY_PLAYER : RANDOM_PLAYER]),
    )
    const { verdict } = playOn(beginGame(scenario), players, { seed: 3, game }, () => undefined)
    if (verdict.winner === greedy) won++
    else if (verdict.winner !== undefined) lost++
  }
  const { low, high } = wilson(won, won + lost)
  console.log(
    `${name}: greedy ${won}, random ${lost} of ${values.games}; ${low.toFixed(2)} to ${high.toFixed(2)} of those decided`,
  )
  if (won < 0.7 * (won + lost)) fault(`${name}: greedy wins less than 70 %`)
}
process.exit(wrong > 0 ? 1 : 0)
