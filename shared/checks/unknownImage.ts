/** A face of a counter type, the background of the map, the cover or the logo that shows a picture the scenario does not hold. */
import { type ImageHash } from '#shared/document/types'
import { type Localized } from '#shared/i18n/localized'
import { check, type CheckContext } from './check'

/** @rule CHK-1 */
export const unknownImage = check({
  code: 'CHK1-unknown-image',
  title: { fr: 'Image absente', en: 'Missing picture' },
  reads: ['counterTypes', 'scenario'],
  find(context) {
    const { images } = context.scenario
    return mentions(context).flatMap(({ image, by }) => {
      if (image === undefined || image in images) return []
      return {
        message: {
          fr: `${by.fr} montre une image que le scénario ne contient pas`,
          en: `${by.en} shows a picture that the scenario does not hold`,
        },
      }
    })
  },
})

interface Mention {
  readonly image: ImageHash | undefined
  readonly by: Localized
}

function mentions({ scenario }: CheckContext): Mention[] {
  const faces = Object.values(scenario.counterTypes).flatMap(({ name, faces: all }) =>
    Object.values(all).map(({ image }) => ({
      image,
      by: { fr: `Une face du type ${name}`, en: `A face of the type ${name}` },
    })),
  )
  const background = { fr: 'Le fond de carte', en: 'The background of the map' }
  const { cover, logo } = scenario.info
  return [
    ...faces,
    { image: scenario.map.background?.image, by: background },
    { image: cover, by: { fr: 'La couverture', en: 'The cover' } },
    { image: logo, by: { fr: 'Le logo', en: 'The logo' } },
  ]
}
