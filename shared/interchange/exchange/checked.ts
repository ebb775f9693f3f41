/** The last gate of every reader: a scenario made of another program's file is read by our own format before anybody sees it. */
import { type Scenario } from '#shared/document/types'
import { openScenario } from '#shared/format/openScenario'
import { writeScenario } from '#shared/format/write'
import { sameInBoth } from '#shared/i18n/localized'
import { fail, ok, type Result } from '#shared/lang/result'
import { type ExchangeFault } from './fault'

/** The scenario as it is read back, or a fault of the file that it was made of. */
export async function checked(scenario: Scenario, file: string): Promise<Result<Scenario, ExchangeFault>> {
  const read = await openScenario(writeScenario(scenario), file)
  if (read.ok) return ok(read.value)
  const { message, path = '' } = read.error
  return fail({ file, message, ...(path !== '' && { place: sameInBoth(path) }) })
}
