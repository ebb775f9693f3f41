/** Gives the scenario a cover picture or a logo, another one, or none (SCN-6). */
import { image } from '#shared/document/entities'
import { choice, keyed, optional } from '#shared/document/fields/vocabulary'
import { imageHash } from '#shared/document/named'
import { type Localized, localized } from '#shared/i18n/localized'
import { found } from './command/cells'
import { command } from './command/command'
import { dropUnused, embed } from './command/pictures'

export type InfoPicture = 'cover' | 'logo'

export const setInfoPicture = command({
  id: 'set-info-picture',
  params: keyed({
    of: choice(['cover', 'logo']),
    /** As `importImage` gives it; absent = none. */
    picture: optional(keyed({ hash: imageHash, image })),
  }),
  name: ({ of, picture }) => NAMES[of][picture ? 'set' : 'remove'],
  run(draft, { of, picture }) {
    const before = found(draft).info[of]
    if (picture) {
      embed(draft, picture.hash, picture.image)
      if (before !== picture.hash) draft.info[of] = picture.hash
    } else delete draft.info[of]
    if (before !== picture?.hash) dropUnused(draft, [before])
  },
})

const NAMES: Readonly<Record<InfoPicture, Readonly<Record<'set' | 'remove', Localized>>>> = {
  cover: {
    set: localized('Choisir la couverture', 'Choose the cover'),
    remove: localized('Retirer la couverture', 'Remove the cover'),
  },
  logo: {
    set: localized('Choisir le logo', 'Choose the logo'),
    remove: localized('Retirer le logo', 'Remove the logo'),
  },
}
