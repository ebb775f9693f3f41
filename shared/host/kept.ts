/** How much of the past both hosts keep. */

/** Earlier texts of a file. */
export const VERSIONS_KEPT = 10

/** Files opened and saved lately. */
export const RECENT_KEPT = 12
