/** The same named character twice: same own name, same type, same side. Nameless counters may be many. */
import { type CounterId } from '#shared/document/ids'
import { sideOf } from '#shared/rules/standing/position'
import { check } from './check'
import { listNames, mend } from './report'
import { counterEntries, nameWithHex } from './entries'

/** @rule CHK-1 */
export const duplicateCounter = check({
  code: 'CHK1-duplicate-counter',
  title: { fr: 'Pion en double', en: 'Duplicate counter' },
  severity: 'warning',
  reads: ['counters', 'counterTypes'],
  find(context) {
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
        return {
          message: {
            fr: `Le même personnage figure ${ids.length} fois\u202f: ${names.fr}`,
            en: `The same character appears ${ids.length} times: ${names.en}`,
          },
          counters: ids,
          fix: mend('Ne garder que le premier', 'Keep the first only', 'remove-counters', {
            counters: ids.slice(1),
          }),
        }
      })
  },
})
