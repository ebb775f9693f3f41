/** A counter without a sheet, or showing a face its sheet does not have. */
import { quotable } from '#shared/i18n/quotable'
import { check } from './check'
import { mend } from './report'
import { counterEntries, nameWithHex } from './entries'

/** @rule CHK-1 */
export const unknownCounterType = check({
  code: 'CHK1-unknown-counter-type',
  title: { fr: 'Type de pion inconnu', en: 'Unknown counter type' },
  reads: ['counters', 'counterTypes'],
  find(context) {
    return counterEntries(context).flatMap(([id, { type, face }]) => {
      const sheet = context.scenario.counterTypes[type]
      if (sheet && face in sheet.faces) return []
      const name = nameWithHex(context, id)
      return {
        message: sheet
          ? {
              fr: `Le pion ${name} montre la face «\u202f${quotable(face)}\u202f», que son type ${quotable(sheet.name)} n’a pas`,
              en: `${name} shows the face “${quotable(face)}”, which its type ${quotable(sheet.name)} does not have`,
            }
          : {
              fr: `Le pion ${name} est du type «\u202f${quotable(type)}\u202f», qui n’existe pas`,
              en: `${name} is of the type “${quotable(type)}”, which does not exist`,
            },
        counters: [id],
        ...(sheet
          ? {}
          : {
              fix: mend('Supprimer ce pion', 'Delete this counter', 'remove-counters', { counters: [id] }),
            }),
      }
    })
  },
})
