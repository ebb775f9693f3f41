/** Maps of Battle for Wesnoth (XCH-4): their ground by code, their starting positions as labels. */
import { type Label } from '#shared/document/types'
import { hexKey } from '#shared/hex/axial'
import { type Grid, toAxial } from '#shared/hex/grid'
import { type Language, localized } from '#shared/i18n/localized'
import { ok } from '#shared/lang/result'
import { checked } from '../exchange/checked'
import { refused } from '../exchange/fault'
import { NO_CHOICES, type Reader } from '../exchange/read'
import { textOf } from '../exchange/textOf'
import { terrainFor } from '../ground/kinds'
import { type GroundMap, groundCodes, scenarioOfGround } from '../ground/terrainMap'
import { familyOf, isCave } from './codes'
import { parseMap, type WesnothMap } from './parseMap'

export const readWesnoth: Reader = ({ name, bytes }) =>
  refused(() => {
    const parsed = parseMap(textOf(bytes, name), name)
    const map = groundOf(parsed)
    const codesFor = (ruleset: Parameters<typeof terrainFor>[1]) =>
      groundCodes(map, (code) => {
        const family = familyOf(code)
        const guess = family && terrainFor(family.kind, ruleset)
        return { ...(family && { name: family.name }), ...(guess !== undefined && { guess }) }
      })
    return Promise.resolve(
      ok({
        choices: (ruleset) => ({ ...NO_CHOICES, ground: codesFor(ruleset) }),
        async build(chosen, settings) {
          const scenario = scenarioOfGround(map, codesFor(settings.ruleset), chosen, settings)
          const result = await checked(
            { ...scenario, labels: labelsOf(parsed, map.grid, settings.language) },
            name,
          )
          return result.ok ? ok({ scenario: result.value, warnings: [] }) : result
        },
      }),
    )
  })

const HEX_MM = 20

function groundOf({ rows }: WesnothMap): GroundMap {
  const grid: Grid = {
    orientation: 'flat',
    // The second playable column stands half a hex lower.
    stagger: 'odd',
    columns: rows[0]?.length ?? 0,
    rows: rows.length,
  }
  return { grid, hexMm: HEX_MM, code: (col, row) => rows[row]?.[col], isCave }
}

const START = localized('Départ', 'Start')

function labelsOf({ places }: WesnothMap, grid: Grid, language: Language): Record<string, Label> {
  return Object.fromEntries(
    places.map(({ name, col, row }, index) => {
      const words = /^\d+$/.test(name) ? `${START[language]} ${name}` : name.replaceAll('_', ' ')
      const label: Label = {
        text: words,
        hex: hexKey(toAxial({ col, row }, grid)),
        dxMm: 0,
        dyMm: 0,
        sizeMm: HEX_MM / 5,
        angle: 0,
      }
      return [`l${index + 1}`, label]
    }),
  )
}
