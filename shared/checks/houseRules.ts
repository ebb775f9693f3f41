/** Options and house tables that the ruleset cannot read: it judges as if they were not there. */
import { pathText } from '#shared/i18n/jsonInWords'
import { check } from './check'

export const houseRules = check({
  code: 'SCN1-house-rules',
  title: { fr: 'Option ou table maison illisible', en: 'Unreadable option or house table' },
  reads: ['scenario'],
  find({ houseFaults }) {
    return houseFaults.map(({ path, problem }) => {
      const where = pathText(path)
      return {
        message: { fr: `${where}\u202f: ${problem.fr}`, en: `${where}: ${problem.en}` },
      }
    })
  },
})
