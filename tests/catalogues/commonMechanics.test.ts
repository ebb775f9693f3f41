/** The catalogue of the fantasy game (CTR-4): all that its sheets know. */
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '#shared/i18n/localized'
import { commonMechanics } from '#shared/rules/common-mechanics/index'
import {
  COMMAND_CLASSES,
  FACULTIES,
  MORALE_CLASSES,
  MOVEMENT_CLASSES,
  WEAPON_CLASSES,
} from '#shared/rules/common-mechanics/rows/profiles'
import { sheetsFor } from '../support/catalogues'

const sheets = sheetsFor(commonMechanics)
const ids = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id).sort()
/** Every value that a stat has on any sheet. */
const valuesOf = (stat: string): string[] =>
  [...new Set(sheets.map(([, sheet]) => String(sheet.stats[stat])))].sort()

describe('CM-STAT: the catalogue of the common mechanics', () => {
  test('CM-STAT-2, CM-STAT-3: every class of every profile, every category and both sizes are there', () => {
    expect(valuesOf('movementClass')).toEqual(ids(MOVEMENT_CLASSES))
    expect(valuesOf('weaponClass')).toEqual(ids(WEAPON_CLASSES))
    expect(valuesOf('moraleClass')).toEqual(ids(MORALE_CLASSES))
    expect(valuesOf('commandClass')).toEqual(ids(COMMAND_CLASSES))
    expect(valuesOf('category')).toEqual(['character', 'formation', 'troop'])
    expect(valuesOf('size')).toEqual(['large', 'small'])
  })

  test('CM-STAT-4: every faculty is there', () => {
    for (const { id } of FACULTIES) expect([id, valuesOf(id)]).toEqual([id, ['false', 'true']])
  })

  test('CM-STAT-2: steps lost change a profile', () => {
    const spearmen = sheets.find(([id]) => id === 'spearmen')?.[1]
    expect(spearmen?.faces['steps-2']?.stats).toEqual({ moraleGrade: 'disadvantaged' })
    expect(spearmen?.faces['steps-3']?.stats).toEqual({})
  })

  test('a sheet speaks one language', () => {
    const [fr, en] = LANGUAGES.map(
      (language) => sheetsFor(commonMechanics, language).find(([id]) => id === 'mage')?.[1],
    )
    expect([fr?.name, fr?.stats['magicArt']]).toEqual(['Mage', 'vents'])
    expect([en?.name, en?.stats['magicArt']]).toEqual(['Mage', 'winds'])
  })
})
