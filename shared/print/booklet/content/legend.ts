/** The legend of a map: the terrains and hexside features that it has, each as the map draws it. */
import { rowUses } from '#shared/document/rowUses'
import { solid } from '#shared/painter/ops'
import { PathBuilder } from '#shared/painter/path'
import { featureSwatch, structureSwatch, type Swatch, terrainSwatch } from '../../swatches'
import { type Cell, type Picture, type Table, type TableColumn } from '../blocks/blocks'
import { span } from '../text/spans'
import { type BookletSubject, saidFirst } from './subject'

/** In a row across the page: names are short. */
const ENTRIES = 5

/** The side of a swatch on paper, mm. */
const SWATCH = 7.6

/** A table of what the map has, in the order of the ruleset; none of an empty map. */
export function legendTable(subject: BookletSubject): Table | undefined {
  const entries = legendEntries(subject)
  if (entries.length === 0) return undefined
  const perRow = Math.min(ENTRIES, entries.length)
  const count = Math.ceil(entries.length / perRow)
  const rows = Array.from({ length: count }, (_, at) =>
    Array.from({ length: perRow }, (__, nth) => entries[at + nth * count]).flatMap((entry): Cell[] =>
      entry ? [picture(entry), [span(entry.name)]] : [[], []],
    ),
  )
  const columns = Array.from({ length: perRow }, (): TableColumn[] => [
    { width: 'fit', align: 'middle' },
    { width: 'rest', align: 'left' },
  ]).flat()
  return { kind: 'table', columns, head: [], rows, list: true, together: true }
}

interface LegendEntry {
  readonly name: string
  readonly swatch: Swatch
}

function legendEntries(subject: BookletSubject): LegendEntry[] {
  const { scenario, ruleset, style } = subject
  const used = (of: Parameters<typeof rowUses>[1], id: string): boolean => {
    const { hexes, sides, markers } = rowUses(scenario, of, id)
    return hexes.length + sides.length + markers.length > 0
  }
  return [
    ...ruleset.terrains
      .filter(({ id }) => used('terrains', id))
      .map((row) => ({ row, swatch: terrainSwatch(ruleset, row.id, style.id) })),
    ...ruleset.features
      .filter(({ id }) => used('features', id))
      .map((row) => ({ row, swatch: featureSwatch(ruleset, row, style.id) })),
    ...ruleset.structures
      .filter(({ id }) => used('structures', id))
      .map((row) => ({ row, swatch: structureSwatch(ruleset, row, style.id) })),
  ].map(({ row, swatch }) => ({ name: saidFirst(subject, row.name), swatch }))
}

function picture({ name, swatch: { ops, rect } }: LegendEntry): Picture {
  const scale = SWATCH / rect.width
  const half = SWATCH / 2
  const box = new PathBuilder().rect(-half, -half, SWATCH, SWATCH).build()
  const [middleX, middleY] = [rect.x + rect.width / 2, rect.y + rect.height / 2]
  return {
    width: SWATCH,
    height: SWATCH,
    alt: name,
    ops: [
      {
        kind: 'group',
        clip: { path: box },
        ops: [
          { kind: 'path', path: box, fill: solid('#ffffff') },
          {
            kind: 'group',
            transform: [scale, 0, 0, scale, -middleX * scale, -middleY * scale],
            ops: [...ops],
          },
        ],
      },
      { kind: 'path', path: box, stroke: { color: '#000000', width: 0.15 } },
    ],
  }
}
