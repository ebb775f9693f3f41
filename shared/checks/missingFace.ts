/** Sheets without a face that counters of their kind need: a wounded side, the man on foot beside the rider. */
import { quotable } from '#shared/i18n/quotable'
import { startingFaces } from '#shared/rules/counters/faceStats'
import { check } from './check'
import { countersOf } from './entries'
import { listNames, mend } from './report'

/** @rule CHK-9 */
export const missingFace = check({
  code: 'CHK9-missing-face',
  title: { fr: 'Faces manquantes', en: 'Missing faces' },
  severity: 'warning',
  reads: ['counters', 'counterTypes'],
  find(context) {
    const { counterSchema } = context.ruleset
    return Object.entries(context.scenario.counterTypes).flatMap(([counterType, sheet]) => {
      const shape = counterSchema.shape(sheet.stats)
      const missing = shape.faces.filter(({ id }) => !Object.hasOwn(sheet.faces, id)).map(({ id }) => id)
      if (missing.length === 0) return []
      const named = counterSchema.faces.filter(({ id }) => missing.includes(id))
      const name = quotable(sheet.name)
      const started = startingFaces(counterSchema, shape, sheet.faces)
      const faces = Object.fromEntries(missing.map((id) => [id, { stats: { ...started[id]?.stats } }]))
      return {
        message: {
          fr: `Le type ${name} n’a pas de face ${listNames(named.map((face) => `«\u202f${face.name.fr}\u202f»`)).fr}`,
          en: `${name} has no face ${listNames(named.map((face) => `“${face.name.en}”`)).en}`,
        },
        counters: countersOf(context, counterType),
        fix: mend('Les ajouter', 'Add them', 'edit-counter-type', { counterType, change: { faces } }),
      }
    })
  },
})
