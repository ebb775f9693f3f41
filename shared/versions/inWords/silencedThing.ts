/** A silenced finding as a thing: by the reason that its author gave. */
import { quoted } from '#shared/document/inWords/lists'
import { type Silenced } from '#shared/document/silenced'
import { localized, type Localized } from '#shared/i18n/localized'

export function silencedThing({ reason, code }: Silenced): Localized {
  const said = quoted(reason || code)
  return localized(`constat tu ${said.fr}`, `silenced finding ${said.en}`)
}
