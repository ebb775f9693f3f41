/** Takes the pictures off faces of counter types, out of the file too when nothing else shows them: silhouettes come back. */
import { id, keyed, list } from '#shared/document/fields/vocabulary'
import { type CounterTypeId } from '#shared/document/ids'
import { localized } from '#shared/i18n/localized'
import { command, labelled, named } from './command/command'
import { dropUnused } from './command/pictures'
import { unknown } from './command/refusals'
import { COUNTER_TYPE } from '#shared/document/inWords/thingNouns'
import { FACE } from './setCounterArt'

export const removeCounterArt = command({
  id: 'remove-counter-art',
  params: keyed({
    faces: list(keyed({ counterType: id<CounterTypeId>(), face: id<string>() })),
    ...labelled,
  }),
  name: ({ faces, label }, { counterTypes }) => {
    const [first] = faces
    return faces.length === 1 && first
      ? named(
          'Retirer l’image de',
          'Remove the picture of',
          label ?? counterTypes[first.counterType]?.name ?? '',
        )
      : localized(
          `Retirer les images de ${faces.length} faces`,
          `Remove the pictures of ${faces.length} faces`,
        )
  },
  run(draft, { faces }) {
    const removed = []
    for (const { counterType, face } of faces) {
      const sheet = draft.counterTypes[counterType]
      if (!sheet) return unknown(COUNTER_TYPE, counterType)
      const target = sheet.faces[face]
      if (!target) return unknown(FACE, face)
      removed.push(target.image)
      delete target.image
      delete target.art
    }
    dropUnused(draft, removed)
    return undefined
  },
})
