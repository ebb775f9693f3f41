/** The things that both hosts keep for the user, with their limits: versions, his own stamps and counter types, recent files. */

/** Earlier texts of a file. */
export const VERSIONS_KEPT = 10

/** The kinds of things that the user keeps for all his scenarios. */
export const KEPT_KINDS = ['stamp', 'types'] as const
export type KeptKind = (typeof KEPT_KINDS)[number]

/** The endings of their files. */
export const KEPT_ENDINGS = {
  stamp: '.castellan-stamp',
  types: '.castellan-types',
} as const satisfies Readonly<Record<KeptKind, string>>

/** The text of one kept thing, at most. */
export const LARGEST_KEPT_BYTES = 16 * 1024 * 1024

/** Files opened and saved lately. */
export const RECENT_KEPT = 12
