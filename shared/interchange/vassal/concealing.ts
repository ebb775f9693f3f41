/** Counters that others do not see (CM-HID): invisible, or under a marker, each owned by a side whether or not anybody plays it yet. */
import { type Counter } from '#shared/document/armies'
import { type SideId } from '#shared/document/ids'
import { inDesign } from '#shared/painter/cardFace'
import { lying, maskPicture } from './cardPictures'
import { type CounterSlot } from './counterSlots'
import { type FromPrototype } from './pieces'
import { type ModuleSetting, say } from './setting'
import { spoken } from './strings'
import * as traits from './traits'
import { KEYS } from './traits'

/** A side as players choose it, and as it owns what it hides: no two are called alike. */
export function sideName({ scenario }: Pick<ModuleSetting, 'scenario'>, side: SideId): string {
  const nameOf = (id: string): string => spoken(scenario.sides[id as SideId]?.name ?? '') || id
  const name = nameOf(side)
  const first = Object.keys(scenario.sides).find((id) => nameOf(id) === name)
  return first === undefined || first === side ? name : `${name} (${side})`
}

/** The box for what a side has lost, by its title. */
export function casualtiesBox(setting: ModuleSetting, side: SideId | undefined): string {
  const name = side === undefined ? say(setting, 'noSide') : sideName(setting, side)
  return `${name} – ${say(setting, 'casualties')}`
}

/**
 * The marker that the rules lay on hidden counters is their mask; under rules that have none they are invisible.
 * @param begun the counter as it begins; absent = in the palette
 */
export function concealing(
  setting: ModuleSetting,
  { side, example }: CounterSlot,
  begun: Counter | undefined,
): FromPrototype {
  const { scenario, ruleset } = setting
  const name = side === undefined ? say(setting, 'noSide') : sideName(setting, side)
  const owner = side !== undefined && (begun?.hidden || begun?.decoy) ? name : undefined
  const plain = ruleset.concealedFace?.(scenario, lying(example))
  const mask = plain && maskPicture(setting, side, inDesign(scenario, lying(example), plain))
  const words = { command: say(setting, 'mask'), peek: say(setting, 'peek'), name: say(setting, 'unknown') }
  return {
    prototype: `${say(setting, 'sides')} – ${name}`,
    traits: [
      ...(mask === undefined
        ? [traits.hideable(say(setting, 'hide'), owner)]
        : [traits.reports([KEYS.mask], say(setting, 'masks')), traits.masked(mask, words, owner)]),
    ],
  }
}
