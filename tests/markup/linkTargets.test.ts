import { expect, it } from 'vitest'
import { nameOfHex } from '#shared/document/placeNames'
import { linkTargets } from '#shared/markup/linkTargets'
import { galleryScenario } from '../support/scenarioFiles'

const sortie = galleryScenario('the-sortie')

it('finds rules, hexes, counters and types by name, capitals or not', () => {
  const target = linkTargets(sortie)
  expect(target('MC-INF-5')).toEqual({ kind: 'rule', rule: 'MC-INF-5' })
  expect(target('mc-inf-5')).toEqual({ kind: 'rule', rule: 'MC-INF-5' })
  const hex = target('u6')
  expect(hex?.kind === 'hex' && nameOfHex(sortie, hex.hex)).toBe('U6')
  const guy = target('sire guy')
  expect(guy?.kind === 'counters' && guy.counters.map((id) => sortie.counters[id]?.name)).toEqual([
    'Sire Guy',
  ])
})

it('means all counters of a type by its name, and the type itself while it has none', () => {
  const archers = linkTargets(sortie)('Archer')
  const count = Object.values(sortie.counters).filter(
    ({ type }) => sortie.counterTypes[type]?.name === 'Archer',
  ).length
  expect(archers?.kind === 'counters' && archers.counters.length).toBe(count)
  expect(count).toBeGreaterThan(1)
  const bare = linkTargets({ ...sortie, counters: {} })('Archer')
  expect(bare?.kind === 'type' && sortie.counterTypes[bare.type]?.name).toBe('Archer')
})

it('finds nothing that is not called so', () => {
  const target = linkTargets(sortie)
  for (const name of ['ZZ99', 'Personne', '', '__proto__', 'constructor', 'MC-INF-999'])
    expect(target(name)).toBeUndefined()
})
