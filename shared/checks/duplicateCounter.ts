/** The same named character twice: same own name, same type, same side. Nameless counters may be many. */
import { type CounterId } from '#shared/document/types'
import { sideOf } from '#shared/rules/position'
import { type Check } from './check'
import { listNames, report } from './report'
import { counterEntries, nameWithHex } from './entries'

/** @rule CHK-1 */
export const duplicateCounter: Check = {
  code: 'CHK1-duplicate-counter',
  title: { fr: 'Pion en double', en: 'Duplicate counter' },
  reads: ['counters', 'counterTypes'],
  run(context) {
    const characters = new Map<string, CounterId[]>()
    for (const [id, counter] of counterEntries(context)) {
      if (counter.name === '') continue
      const key = JSON.stringify([counter.name, counter.type, sideOf(context.scenario, counter)])
      const known = characters.get(key)
      if (known) known.push(id)
      else characters.set(key, [id])
    }
    return [...characters.values()]
      .filter((ids) => ids.length > 1)
      .map((ids) => {
        const names = listNames(ids.map((id) => nameWithHex(context, id)))
        return report({
          code: this.code,
          severity: 'warning',
          rule: 'CHK-1',
          message: {
            fr: `Le même personnage figure ${ids.length} fois\u202f: ${names.fr}`,
            en: `The same character appears ${ids.length} times: ${names.en}`,
          },
          counters: ids,
          fix: {
            name: { fr: 'Ne garder que le premier', en: 'Keep the first only' },
            call: { command: 'remove-counters', params: { counters: ids.slice(1) } },
          },
        })
      })
  },
}
