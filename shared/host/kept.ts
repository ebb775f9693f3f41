/** Limits of what both hosts keep: versions, stamps, recent files. */

/** Earlier texts of a file. */
export const VERSIONS_KEPT = 10

/** The text of a stamp, at most. */
export const LARGEST_STAMP_BYTES = 16 * 1024 * 1024

/** Files opened and saved lately. */
export const RECENT_KEPT = 12
