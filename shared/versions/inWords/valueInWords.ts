/** The value of a field as differences between versions say it: by the names that the author and the rules gave. */
import { counterName, PLACEMENT_NAMES } from '#shared/document/counters'
import { facingInWords } from '#shared/document/facingInWords'
import { quoted } from '#shared/document/inWords/lists'
import { LEVEL_NAMES } from '#shared/document/inWords/victory'
import { COLOR } from '#shared/document/limits'
import { type VictoryLevel } from '#shared/document/game'
import { type CounterId, type Placement } from '#shared/document/types'
import { type HexKey } from '#shared/hex/axial'
import { type Facing } from '#shared/hex/facing'
import { formatNumber, localized, type Localized, sameInBoth } from '#shared/i18n/localized'
import { quotable } from '#shared/i18n/quotable'
import { hexNamed, NONE, rowNamed, type Version } from './version'

const YES = localized('oui', 'yes')
const NO = localized('non', 'no')

type Said = (version: Version, value: never) => Localized

const called =
  (section: 'sides' | 'groups' | 'reinforcements' | 'counterTypes'): Said =>
  ({ scenario }, id: string) => {
    const record: Readonly<Record<string, { readonly name: string }>> = scenario[section]
    return quoted(record[id]?.name || id)
  }

const counter: Said = ({ scenario }, id: CounterId) => quoted(counterName(scenario, id))

const SAID: Readonly<Record<string, Said>> = {
  side: called('sides'),
  owner: called('sides'),
  type: called('counterTypes'),
  group: called('groups'),
  parent: called('groups'),
  reinforcement: called('reinforcements'),
  leader: counter,
  commander: counter,
  hex: (version, hex: HexKey) => hexNamed(version, hex),
  facing: ({ scenario }, facing: Facing) => facingInWords(facing, scenario.map.grid),
  placement: (_version, placement: Placement) => PLACEMENT_NAMES[placement],
  face: ({ ruleset }, face: string) => rowNamed(ruleset.counterSchema.faces, face),
  level: (_version, level: VictoryLevel) => LEVEL_NAMES[level],
  inside: (_version, half: 'owner' | 'across') =>
    half === 'owner' ? localized('d’un côté', 'on one side') : localized('de l’autre', 'on the other'),
  state: (_version, state: string) =>
    state === 'open'
      ? localized('ouvert', 'open')
      : state === 'closed'
        ? localized('fermé', 'closed')
        : sameInBoth(quotable(state)),
}

/** Longer texts are not quoted: they are only said to have changed. */
const LONGEST = 40

/** Undefined = it cannot be said in a few words. An absent one is "none". */
export function valueInWords(version: Version, field: string, value: unknown): Localized | undefined {
  if (value === undefined) return NONE
  const said = SAID[field]
  if (said && (typeof value === 'string' || field === 'facing')) return said(version, value as never)
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

function textInWords(text: string): Localized | undefined {
  if (text.length > LONGEST || text.includes('\n')) return undefined
  if (COLOR.test(text)) return sameInBoth(text)
  return text === '' ? NONE : quoted(text)
}
