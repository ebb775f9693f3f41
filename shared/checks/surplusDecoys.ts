/** More decoys than a side may have. */
import { type SideId } from '#shared/document/types'
import { type Check } from './check'
import { listNames, report } from './report'
import { nameWithHex } from './entries'

/** @rule CHK-7 CM-HID-2 */
export const surplusDecoys: Check = {
  code: 'CHK7-decoys',
  title: { fr: 'Leurres en trop', en: 'Too many decoys' },
  reads: ['counters', 'counterTypes', 'scenario'],
  run(context) {
    const { scenario, analysis } = context
    return (Object.keys(scenario.sides) as SideId[]).flatMap((side) => {
      const surplus = analysis?.concealment?.surplusDecoys(scenario, side)
      if (!surplus || surplus.value.length === 0) return []
      const decoys = surplus.value
      const names = listNames(decoys.map((id) => nameWithHex(context, id)))
      const of = scenario.sides[side]?.name ?? side
      const finding = report({
        code: this.code,
        severity: 'error',
        rule: surplus.because[0]?.rule ?? 'CHK-7',
        message: {
          fr: `Le camp ${of} a plus de leurres que de piles cachées\u202f: ${names.fr} en trop`,
          en: `The side ${of} has more decoys than hidden stacks: ${names.en} too many`,
        },
        counters: decoys,
        sides: [side],
        fix: {
          name: { fr: 'Enlever les leurres en trop', en: 'Remove the decoys too many' },
          call: { command: 'remove-counters', params: { counters: [...decoys] } },
        },
      })
      return [finding]
    })
  },
}
