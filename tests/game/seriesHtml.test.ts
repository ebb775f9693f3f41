/** The report of a series as a page: its drawings are set in families that the page itself declares. */
import { expect, it } from 'vitest'
import { seriesHtml } from '#shared/balance/seriesPages'
import { seriesReport } from '#shared/balance/seriesReport'
import { scenarioHash } from '#shared/game/file/stateHash'
import { RULES_VERSION } from '#shared/game/file/gameFile'
import { GAME_OPTIONS } from '#shared/game/options'
import { RANDOM_PLAYER } from '#shared/game/players/random'
import { seriesOf } from '#shared/game/simulation/series'
import { seriesNames } from '#shared/game/simulation/seriesNames'
import { simulatedGame } from '#shared/game/simulation/tally'
import { galleryScenario } from '../support/scenarioFiles'
import { allAs } from './machines'

it('PLY-5: every family of its drawings has a face, and one of the browser where the reader has none', () => {
  const scenario = galleryScenario('the-sortie')
  const game = simulatedGame(scenario, GAME_OPTIONS, allAs(scenario, RANDOM_PLAYER), { seed: 1, game: 0 })
  const head = {
    ...{ scenario: scenarioHash(scenario), title: 'La sortie', rules: RULES_VERSION, seed: 1, games: 1 },
    players: Object.fromEntries(Object.keys(scenario.sides).map((side) => [side, 'random'])),
    names: seriesNames(scenario),
  }
  const sections = seriesReport(seriesOf(head, [game]), scenario)
  const html = seriesHtml({ title: 'La sortie', sections, language: 'fr' })
  const families = new Set(
    [...html.matchAll(/<text[^>]* font-family="([^"]+)"/g)].map(([, family]) => family),
  )
  expect(families.size).toBeGreaterThan(0)
  for (const family of families) {
    expect(html).toContain(`@font-face{font-family:"${family}";src:local(`)
    expect(html).toMatch(
      new RegExp(`text\\[font-family="${family}"\\]\\{font-family:"${family}",(sans-)?serif\\}`),
    )
  }
})
