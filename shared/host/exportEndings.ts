/** The kinds of finished files that are handed to the user, with the endings of their names. */
import { GAME_ENDING } from './gameName'
import { KEPT_ENDINGS } from './kept'

export const EXPORT_ENDINGS = {
  'application/pdf': '.pdf',
  'image/png': '.png',
  'image/svg+xml': '.svg',
  'text/csv': '.csv',
  'text/markdown': '.md',
  'text/html': '.html',
  'application/json': '.json',
  'text/plain': '.txt',
  'application/zip': '.zip',
  'application/x-castellan-scenario': '.castellan',
  'application/x-tiled-tmx': '.tmx',
  'application/x-tiled-tmj': '.tmj',
  'application/x-vassal-module': '.vmod',
  'application/x-castellan-stamp': KEPT_ENDINGS.stamp,
  'application/x-castellan-types': KEPT_ENDINGS.types,
  'application/x-castellan-game': GAME_ENDING,
} as const

export type ExportType = keyof typeof EXPORT_ENDINGS
