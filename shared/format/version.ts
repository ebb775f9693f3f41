/** Value of the first key of a scenario's file, `format`. */
export const FORMAT = 'castellan'

/** The version that this program writes; older ones are migrated, newer ones refused. */
export const VERSION = 3
