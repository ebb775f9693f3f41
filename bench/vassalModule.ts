/** Bench of a VASSAL module, B54: The sortie, 26 x 16 hexes and some sixty counters, written in Node. `npm run bench -- vassalModule`. */
import { readFileSync } from 'node:fs'
import { readScenario } from '#shared/format/read'
import { rulesetOf } from '#shared/rules/registry/rulesetOf'
import { writeInNode } from '../main/export/writeInNode'
import { atMost, type Figure, median } from './figure'

const GAME = 'assets/gallery/the-sortie.castellan'
const RUNS = 3

export async function measureVassalModule(): Promise<Figure[]> {
  const read = readScenario(readFileSync(GAME, 'utf8'), GAME)
  if (!read.ok) throw new Error(read.error.message.en)
  const scenario = read.value
  const seconds: number[] = []
  let bytes = 0
  for (let run = 0; run < RUNS; run++) {
    const started = performance.now()
    const { files } = await writeInNode({ scenario, ruleset: rulesetOf(scenario) }, 'vmod', {
      ...{ language: 'fr', eyes: 'players', baseName: 'sortie' },
    })
    seconds.push((performance.now() - started) / 1000)
    bytes = files.reduce((sum, file) => sum + file.bytes.length, 0)
  }
  return [
    atMost('B54', 'a VASSAL module of 26 x 16 hexes and 60 counters', median(seconds), 's', 5),
    atMost('B54', 'the same, size of the file', bytes / 1e6, 'MB', 15),
  ]
}
