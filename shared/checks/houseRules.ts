/** Options and house tables that the ruleset cannot read: it judges as if they were not there. */
import { pathText } from '#shared/i18n/jsonInWords'
import { type Check } from './check'
import { report } from './report'

export const houseRules: Check = {
  code: 'SCN1-house-rules',
  title: { fr: 'Option ou table maison illisible', en: 'Unreadable option or house table' },
  reads: ['scenario'],
  run({ houseFaults }) {
    return houseFaults.map(({ path, problem }) => {
      const where = pathText(path)
      return report({
        code: this.code,
        severity: 'error',
        rule: 'SCN-1',
        message: { fr: `${where}\u202f: ${problem.fr}`, en: `${where}: ${problem.en}` },
      })
    })
  },
}
