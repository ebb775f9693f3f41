/** A hex in words: its terrain, level, what stands in it and on its sides, and the counters in it. */
import { countersByHex, counterName, sideOf } from '#shared/document/counters'
import { attributeInWords, HEX_ATTRIBUTES, hexAttribute } from '#shared/document/hexAttributes'
import { elevationAt, hexsideAt, markersAt, structureAt, terrainAt } from '#shared/document/map'
import { nameOfHexside } from '#shared/document/placeNames'
import { type Counter } from '#shared/document/armies'
import { type CounterId } from '#shared/document/ids'
import { type HexsideFeatures } from '#shared/document/types'
import { type Axial, hexKey } from '#shared/hex/axial'
import { sidesOfHex } from '#shared/hex/hexside'
import { type Localized, localized, sameInBoth } from '#shared/i18n/localized'
import { type Shown } from '../page/shown'

/** "woods", "level 2", "cave", "tower": what the hex itself is. */
export function groundInWords({ scenario, ruleset }: Shown, hex: Axial): Localized[] {
  const { map } = scenario
  const terrain = terrainAt(map, hex) ?? ''
  const row = ruleset.terrains.find(({ id }) => id === terrain)
  const level = elevationAt(map, hex)
  const number = `${level}`.replace('-', '−')
  const structure = structureAt(map, hex)
  const kinds = markersAt(map, hex).map(({ kind }) => kind)
  return [
    row?.name ?? sameInBoth(terrain),
    ...(level === 0 ? [] : [localized(`niveau ${number}`, `level ${number}`)]),
    ...HEX_ATTRIBUTES.flatMap((attribute) => {
      const value = hexAttribute(map, hex, attribute.id)
      return value > 0 ? [attributeInWords(attribute, value)] : []
    }),
    ...ruleset.structures.filter(({ id }) => id === structure?.feature).map(({ name }) => name),
    ...ruleset.markers.filter(({ id }) => kinds.includes(id)).map(({ name }) => name),
  ]
}

/** "F7/F8: wall, gate": each side that has anything on it. */
export function sidesInWords({ scenario, ruleset }: Shown, hex: Axial): Localized[] {
  return sidesOfHex(hex).flatMap((side) => {
    const features = hexsideAt(scenario.map, side)
    const names = features ? featureNames(features, ruleset.features) : []
    if (names.length === 0) return []
    const place = nameOfHexside(scenario, side)
    const list = (of: 'fr' | 'en'): string => names.map((name) => name[of]).join(', ')
    return [localized(`${place}\u202f: ${list('fr')}`, `${place}: ${list('en')}`)]
  })
}

function featureNames(
  { barrier, opening, way, fixture }: HexsideFeatures,
  rows: Shown['ruleset']['features'],
): Localized[] {
  return [barrier, opening, way, fixture].flatMap((slot) => {
    if (!slot) return []
    return [rows.find(({ id }) => id === slot.feature)?.name ?? sameInBoth(slot.feature)]
  })
}

/** Top first. */
export function stackAt({ scenario }: Shown, hex: Axial): readonly CounterId[] {
  return (countersByHex(scenario).get(hexKey(hex)) ?? []).toReversed()
}

/** Cards of which only the back is known, in a hex. */
export function coveredAt({ scene, scenario }: Shown, hex: Axial): number {
  return scene.counters.filter(
    ({ id, hex: at, face }) => face.cache && !(id in scenario.counters) && at.q === hex.q && at.r === hex.r,
  ).length
}

const NO_SIDE = localized('sans camp', 'no side')

/** "Perrin", "Garrison", "wounded": who it is, whose, and its state as its face shows it. */
export function counterInWords(
  { scenario, ruleset }: Shown,
  id: CounterId,
): { readonly name: string; readonly side: Localized; readonly state: Localized; readonly color: string } {
  const counter = scenario.counters[id] as Counter
  const type = scenario.counterTypes[counter.type]
  const side = sideOf(scenario, counter)
  const of = side === undefined ? undefined : scenario.sides[side]
  const face = ruleset.counterSchema.faces.find((one) => one.id === counter.face)
  const name = counterName(scenario, id)
  const typeName = type && type.name !== name ? `${type.name}, ` : ''
  const state = face?.name ?? sameInBoth(counter.face)
  return {
    name,
    side: of ? sameInBoth(of.name) : NO_SIDE,
    state: localized(`${typeName}${state.fr}`, `${typeName}${state.en}`),
    color: of?.color ?? '#777777',
  }
}
