/** The last gate of every reader: a scenario made of another program's file is read by our own format before anybody sees it. */
import { type Scenario } from '#shared/document/types'
import { openScenario } from '#shared/format/openScenario'
import { writeScenario } from '#shared/format/write'
import { type Localized, sameInBoth } from '#shared/i18n/localized'
import { fail, ok, type Result } from '#shared/lang/result'
import { type ExchangeFault } from './fault'

/** The scenario as it is read back, or a fault of the file that it was made of. */
export async function checked(scenario: Scenario, file: string): Promise<Result<Scenario, ExchangeFault>> {
  return checkedText(writeScenario(scenario), file)
}

/**
 * The same of a text of our own format that a reader has put together.
 * @param placeOf the place in the file of a path in the text; where it knows none, the path itself is the place
 */
export async function checkedText(
  text: string,
  file: string,
  placeOf?: (path: string) => Localized | undefined,
): Promise<Result<Scenario, ExchangeFault>> {
  const read = await openScenario(text, file)
  if (read.ok) return ok(read.value)
  const { message, path = '' } = read.error
  const place = placeOf?.(path) ?? (path === '' ? undefined : sameInBoth(path))
  return fail({ file, message, ...(place && { place }) })
}
