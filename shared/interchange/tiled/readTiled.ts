/** A map of Tiled: one that this program wrote comes back whole, of any other the terrain is chosen. */
import { isObject } from '#shared/json/decode'
import { ok } from '#shared/lang/result'
import { checkedText } from '../exchange/checked'
import { refused } from '../exchange/fault'
import { NO_CHOICES, type ReadFile, type Reader } from '../exchange/read'
import { readTiledMap } from './file/readMap'
import { readForeign } from './foreign/readForeign'
import { isOurs, type WholeFile, wholeFile } from './whole/wholeFile'

export const readTiled: Reader = (input) =>
  refused(async () => {
    const map = await readTiledMap(input)
    return ok(isOurs(map) ? ours(wholeFile(map, input.name), input.name) : await readForeign(map, input))
  })

function ours({ text, warnings, placeOf }: WholeFile, name: string): ReadFile {
  const file: unknown = JSON.parse(text)
  const ruleset = isObject(file) ? file['ruleset'] : undefined
  return {
    ...(typeof ruleset === 'string' && { ruleset }),
    choices: () => NO_CHOICES,
    async build() {
      const scenario = await checkedText(text, name, placeOf)
      return scenario.ok ? ok({ scenario: scenario.value, warnings }) : scenario
    },
  }
}
