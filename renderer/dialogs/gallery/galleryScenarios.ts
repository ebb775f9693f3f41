/** The ready scenarios that come with the program, each with its words in both languages, read when they are asked for. */
import { type Scenario } from '#shared/document/types'
import { openScenario } from '#shared/format/openScenario'
import { hexCount } from '#shared/hex/grid'

interface GalleryScenario {
  readonly name: string
  readonly scenario: Scenario
}

const FILES = import.meta.glob<string>('../../../assets/gallery/*.castellan', {
  query: '?raw',
  import: 'default',
})

/** The text of one, by the name of its file. Rejects when there is none. */
export async function galleryText(file: string): Promise<string> {
  const load = FILES[`../../../assets/gallery/${file}`]
  if (!load) throw new Error(`no ready scenario ${file}`)
  return load()
}

/** All of them, the largest maps first, then by file. Rejects when one of our own files is broken: the tests keep them whole. */
export async function loadGallery(): Promise<readonly GalleryScenario[]> {
  const scenarios = await Promise.all(
    Object.entries(FILES).map(async ([path, load]) => {
      const name = path.slice(path.lastIndexOf('/') + 1)
      const read = await openScenario(await load(), name)
      if (!read.ok) throw new Error(read.error.message.en)
      return { name, scenario: read.value }
    }),
  )
  return scenarios.sort((a, b) => hexes(b) - hexes(a) || (a.name < b.name ? -1 : 1))
}

function hexes({ scenario: { map } }: GalleryScenario): number {
  return hexCount(map.grid)
}
