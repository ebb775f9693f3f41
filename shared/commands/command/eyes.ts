/** The eyes with which a command is run: what is concealed from them stays as it is, for they do not know that it is there. */
import { type Draft } from 'immer'
import { type Eyes, knownTo } from '#shared/document/eyes'
import { optional, pattern } from '#shared/document/fields/vocabulary'
import { type Scenario } from '#shared/document/types'
import { localized } from '#shared/i18n/localized'
import { found } from './cells'

/** Absent: the author's. */
export const eyes = optional(
  pattern<Eyes>(/^(author|players|side:.+)$/s, localized('les yeux de quelqu’un', 'someone’s eyes')),
)

/** The document as the command found it, as far as these eyes know it. */
export function seen(draft: Draft<Scenario>, { eyes = 'author' }: { readonly eyes?: Eyes }): Scenario {
  return knownTo(eyes, found(draft))
}
