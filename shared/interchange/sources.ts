/** The files of other programs that become scenarios: what page and command line offer. Their readers load when used. */
import { type Localized, localized } from '#shared/i18n/localized'

export const SOURCE_IDS = ['tiled', 'vassal', 'wesnoth'] as const
export type SourceId = (typeof SOURCE_IDS)[number]

interface Source {
  readonly name: Localized
  /** Endings of file names, in lower case. */
  readonly endings: readonly string[]
}

export const SOURCES: Readonly<Record<SourceId, Source>> = {
  tiled: {
    name: localized('Carte de Tiled', 'Tiled map'),
    // Tiled's own JSON under either of its names.
    endings: ['.tmx', '.tmj', '.json'],
  },
  vassal: {
    name: localized('Module VASSAL', 'VASSAL module'),
    endings: ['.vmod'],
  },
  wesnoth: {
    name: localized('Carte de Battle for Wesnoth', 'Battle for Wesnoth map'),
    endings: ['.map'],
  },
}

/** The source that a file is, by its name. */
export function sourceOf(fileName: string): SourceId | undefined {
  const name = fileName.toLowerCase()
  return SOURCE_IDS.find((id) => SOURCES[id].endings.some((ending) => name.endsWith(ending)))
}

/** `06a_Into_the_Depths.map` -> `06a Into the Depths`: the title of what has none. */
export function titleOfFile(fileName: string): string {
  return fileName
    .replace(/\.[^.]*$/, '')
    .replace(/_+/g, ' ')
    .trim()
}
