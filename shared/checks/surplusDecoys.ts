/** More decoys than a side may have. */
import { quotable } from '#shared/i18n/quotable'
import { type SideId } from '#shared/document/ids'
import { check } from './check'
import { listNames, mend } from './report'
import { nameWithHex } from './entries'

/** @rule CHK-7 CM-HID-2 */
export const surplusDecoys = check({
  code: 'CHK7-decoys',
  title: { fr: 'Leurres en trop', en: 'Too many decoys' },
  reads: ['counters', 'counterTypes', 'scenario'],
  find(context) {
    const { scenario, analysis } = context
    return (Object.keys(scenario.sides) as SideId[]).flatMap((side) => {
      const surplus = analysis?.concealment?.surplusDecoys(scenario, side)
      if (!surplus || surplus.value.length === 0) return []
      const decoys = surplus.value
      const names = listNames(decoys.map((id) => nameWithHex(context, id)))
      const of = quotable(scenario.sides[side]?.name ?? side)
      return {
        rule: surplus.because[0]?.rule,
        message: {
          fr: `Le camp ${of} a plus de leurres que de piles cachées\u202f: ${names.fr} en trop`,
          en: `The side ${of} has more decoys than hidden stacks: ${names.en} too many`,
        },
        counters: decoys,
        sides: [side],
        fix: mend('Enlever les leurres en trop', 'Remove the decoys too many', 'remove-counters', {
          counters: [...decoys],
        }),
      }
    })
  },
})
