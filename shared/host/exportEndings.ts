/** The kinds of finished files that are handed to the user, with the endings of their names. */
export const EXPORT_ENDINGS = {
  'application/pdf': '.pdf',
  'image/png': '.png',
  'image/svg+xml': '.svg',
  'text/csv': '.csv',
  'application/x-castellan-stamp': '.castellan-stamp',
} as const

export type ExportType = keyof typeof EXPORT_ENDINGS
