/** The groups in which terrains and hexside features are chosen by name. */
import { describe, expect, it } from 'vitest'
import { RULESETS } from '#shared/rules/registry/registry'
import { featureGroups, terrainGroups } from '../../renderer/toolbars/rowGroups'

describe.each(RULESETS)('$id', ({ terrains, features }) => {
  it.each([
    ['terrain', terrains, terrainGroups(terrains)],
    ['feature', features, featureGroups(features)],
  ] as const)('has every %s in one group', (_, rows, groups) => {
    const listed = groups.flatMap((group) => group.rows.map(({ id }) => id))
    expect([...listed].sort()).toEqual(rows.map(({ id }) => id).sort())
    expect(groups.length).toBeGreaterThan(1)
  })
})
