/** The names that a tile has from its maker: what it is called in a mapping, and by people. */
import { type TileFacts } from '../model/tileFacts'

/** `tileset#number`. */
export function codeOf({ tileset, id }: TileFacts): string {
  return `${tileset.name}#${id}`
}

const TELLING = ['terrain', 'type', 'name', 'kind', 'class', 'tile', 'ground']

/** All that names it, the most telling first. */
export function wordsOf({ tileset, tile }: TileFacts): readonly string[] {
  return [...saidBy({ tile }), tileset.name].filter((word) => word !== '')
}

/** The one name that people would give it; undefined for one of which only the number is known. */
export function nameOf({ tile }: Pick<TileFacts, 'tile'>): string | undefined {
  return saidBy({ tile })[0]
}

/** By its properties, its class, its picture, and the properties that are true of it. */
function saidBy({ tile }: Pick<TileFacts, 'tile'>): string[] {
  const properties = Object.entries(tile?.properties ?? {})
  const told = TELLING.flatMap((key) =>
    properties.flatMap(([name, value]) =>
      name.toLowerCase() === key && typeof value === 'string' ? [value] : [],
    ),
  )
  const yes = properties.flatMap(([name, value]) => (value === true ? [name] : []))
  const file = tile?.image?.source
    .split('/')
    .at(-1)
    ?.replace(/\.\w+$/, '')
  return [...told, tile?.kind ?? '', file ?? '', ...yes].filter((word) => word !== '')
}
