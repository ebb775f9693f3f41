/** The effects that players enter by hand, held against the game: their counters, hexes and faces must be there. */
import { type Localized, localized } from '#shared/i18n/localized'
import { parseHexKey } from '#shared/hex/axial'
import { onGrid } from '#shared/hex/grid'
import { rulesetOf } from '#shared/rules/registry/rulesetOf'
import { type PlayState } from '#shared/rules/resolution/state'
import { type HandEffect } from '../contract'

/** Undefined when all of them can be, else what is wrong. */
export function allowsByHand(play: PlayState, effects: readonly HandEffect[]): Localized | undefined {
  for (const effect of effects) {
    const wrong = wrongWith(play, effect)
    if (wrong) return wrong
  }
  return undefined
}

function wrongWith({ scenario }: PlayState, effect: HandEffect): Localized | undefined {
  if (!scenario.counters[effect.counter])
    return localized(`pion inconnu\u202f: ${effect.counter}`, `unknown counter: ${effect.counter}`)
  if (effect.kind === 'moved' && !onGrid(parseHexKey(effect.hex), scenario.map.grid))
    return localized(`case hors de la carte\u202f: ${effect.hex}`, `hex off the map: ${effect.hex}`)
  if (effect.kind !== 'state' || effect.face === undefined) return undefined
  const known = rulesetOf(scenario).counterSchema.faces.some(({ id }) => id === effect.face)
  return known ? undefined : localized(`face inconnue\u202f: ${effect.face}`, `unknown face: ${effect.face}`)
}
