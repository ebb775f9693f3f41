/** A face of a counter type, the background of the map, the cover, the logo or anything else that shows a picture which is not there. */
import { type Reference } from '#shared/document/fields/references'
import { danglingReferences } from '#shared/document/references/references'
import { type Scenario } from '#shared/document/types'
import { type Localized } from '#shared/i18n/localized'
import { check } from './check'
import { wayInWords } from './danglingWay'

/** @rule CHK-1 */
export const unknownImage = check({
  code: 'CHK1-unknown-image',
  title: { fr: 'Image absente', en: 'Missing picture' },
  reads: ['counters', 'counterTypes', 'hexsides', 'structures', 'scenario'],
  find: ({ scenario }) =>
    danglingReferences(scenario)
      .filter(({ section }) => section === 'images')
      .map((reference) => {
        const by = showing(scenario, reference)
        return {
          message: {
            fr: `${by.fr} montre une image que le scénario ne contient pas`,
            en: `${by.en} shows a picture that the scenario does not hold`,
          },
        }
      }),
})

function showing({ counterTypes }: Scenario, reference: Reference): Localized {
  const [section, id = ''] = reference.path
  if (section === 'counterTypes') {
    const types: Readonly<Record<string, { readonly name: string }>> = counterTypes
    const name = types[id]?.name ?? id
    return { fr: `Une face du type ${name}`, en: `A face of the type ${name}` }
  }
  return BY_WAY[reference.path.join('.')] ?? wayInWords(reference)
}

const BY_WAY: Readonly<Record<string, Localized>> = {
  'map.background.image': { fr: 'Le fond de carte', en: 'The background of the map' },
  'info.cover': { fr: 'La couverture', en: 'The cover' },
  'info.logo': { fr: 'Le logo', en: 'The logo' },
}
