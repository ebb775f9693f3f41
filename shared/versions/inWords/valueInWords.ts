/** The value of a field as differences between versions say it: by the names that the author and the rules gave. */
import { called } from '#shared/document/called'
import { counterName } from '#shared/document/counters'
import { facingInWords } from '#shared/document/facingInWords'
import { type Part, type Referred } from '#shared/document/fields/part'
import { quoted } from '#shared/document/inWords/lists'
import { inBothLanguages } from '#shared/document/inBothLanguages'
import { COLOR } from '#shared/document/limits'
import { type CounterId } from '#shared/document/ids'
import { type HexKey } from '#shared/hex/axial'
import { type Facing } from '#shared/hex/facing'
import { formatNumber, localized, type Localized, sameInBoth } from '#shared/i18n/localized'
import { calledByRows, hexNamed, NONE, rowNamed, type Version } from './version'

const YES = localized('oui', 'yes')
const NO = localized('non', 'no')

/** Longer texts are not quoted: they are only said to have changed. */
const LONGEST = 40

/** Undefined = it cannot be said in a few words. An absent one is "none", unless its field says otherwise. */
export function valueInWords(
  version: Version,
  field: Part | undefined,
  value: unknown,
): Localized | undefined {
  if (value === undefined) return field?.absent ?? NONE
  if (field?.refersTo && typeof value === 'string') return thingCalled(version, field.refersTo, value)
  if (field?.says && typeof value !== 'boolean') return saidAs(version, field.says, value)
  switch (typeof value) {
    case 'boolean':
      return value ? YES : NO
    case 'number':
      return localized(formatNumber(value, 'fr'), formatNumber(value, 'en'))
    case 'string':
      return textInWords(value)
    default:
      return undefined
  }
}

function saidAs(version: Version, says: NonNullable<Part['says']>, value: unknown): Localized | undefined {
  if (says === 'hex' || says === 'move') return hexNamed(version, value as HexKey)
  if (says === 'facing') return facingInWords(value as Facing, version.scenario.map.grid)
  const text = String(value)
  if (typeof says === 'string') return rowNamed(calledByRows(version, says), text)
  return says[text] ?? textInWords(text)
}

function thingCalled({ scenario }: Version, section: Referred, id: string): Localized | undefined {
  if (section === 'images') return undefined
  return inBothLanguages(scenario, (named) => {
    if (section === 'counters') return quoted(counterName(named, id as CounterId))
    const things: Readonly<Record<string, { readonly name: string }>> = named[section]
    return quoted(called(things[id], id))
  })
}

function textInWords(text: string): Localized | undefined {
  if (text.length > LONGEST || text.includes('\n')) return undefined
  if (COLOR.test(text)) return sameInBoth(text)
  return text === '' ? NONE : quoted(text)
}
