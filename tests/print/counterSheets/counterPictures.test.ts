/** PRT-3: one counter as pictures of its exact size. */
import { expect, it } from 'vitest'
import { counterId } from '#shared/document/ids'
import { planCounterPictures } from '#shared/print/counterSheets/counterPictures'
import { pagesOf } from '#shared/print/printPlan'
import { rulesetOf } from '#shared/rules/registry/rulesetOf'
import { editionIn } from '../../support/scenarioFiles'
import { sheetOptions } from './support'

const sortie = editionIn('fr', 'the-sortie')
const picturesOf = (id: string) =>
  planCounterPictures(sortie, rulesetOf(sortie), { ...sheetOptions(), counter: counterId(id) })

it('PRT-3: has a page a face, each of the size of the card', () => {
  const pages = pagesOf(picturesOf('odon'))
  expect(pages.map(({ name }) => name)).toEqual(['1r', '1v'])
  for (const { widthMm, heightMm, paint } of pages) {
    expect(widthMm).toBe(pages[0]?.widthMm)
    expect(heightMm).toBe(pages[0]?.heightMm)
    expect(widthMm).toBeLessThan(sortie.map.hexMm)
    expect(paint()).toMatchObject([{ kind: 'group', role: { type: 'Figure', alt: 'Odon' } }])
  }
})

it('has none for nobody', () => {
  expect(picturesOf('nobody').pageCount).toBe(0)
})
