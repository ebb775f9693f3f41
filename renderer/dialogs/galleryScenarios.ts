/** The ready scenarios that come with the program, read when they are first shown. */
import { type Scenario } from '#shared/document/types'
import { openScenario } from '#shared/format/openScenario'
import { hexCount } from '#shared/hex/grid'

export interface GalleryScenario {
  readonly name: string
  readonly text: string
  readonly scenario: Scenario
}

const FILES = import.meta.glob<string>('../../assets/gallery/*.castellan', {
  query: '?raw',
  import: 'default',
})

/** The largest maps first, then by file. Rejects when one of our own files is broken: the tests keep them whole. */
export async function loadGallery(): Promise<readonly GalleryScenario[]> {
  const scenarios = await Promise.all(
    Object.entries(FILES).map(async ([path, load]) => {
      const name = path.slice(path.lastIndexOf('/') + 1)
      const text = await load()
      const read = await openScenario(text, name)
      if (!read.ok) throw new Error(read.error.message.en)
      return { name, text, scenario: read.value }
    }),
  )
  return scenarios.sort((a, b) => hexes(b) - hexes(a) || (a.name < b.name ? -1 : 1))
}

function hexes({ scenario: { map } }: GalleryScenario): number {
  return hexCount(map.grid)
}
