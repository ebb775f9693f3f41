/**
 * Bench of maps as PNG, B10, B43 and B47: `castellan export` of the classic style, all layers, against tmxrasterizer, which lays
 * ready tiles. Both are processes of their own. `npm run build && npx tsx bench/print/mapPictures.ts`.
 */
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { writeScenario } from '#shared/format/write'
import { madeUpMap } from '../canvas/madeUpMap'
import { alone, atMost, type Figure, median, printed } from '../figure'
import { exported, inTurn, isInstalled, ran } from './programs'
import { writeTiledMap } from './tiledMap'

const PEER = 'tmxrasterizer'
const PAIRS = 5
const MM_PER_INCH = 25.4

interface Picture {
  readonly name: string
  readonly columns: number
  readonly rows: number
  /** The width of a hex, flat to flat. */
  readonly pixels: number
  readonly dpi: number
}

const LARGE: Picture = { name: 'large', columns: 400, rows: 250, pixels: 28, dpi: 150 }
const HUGE: Picture = { ...LARGE, name: 'huge', columns: 1000, rows: 1000 }
// Hexes of 25 mm.
const SHEET: Picture = { name: 'sheet', columns: 54, rows: 38, pixels: 295, dpi: 300 }

function writeMap(folder: string, { name, columns, rows, pixels }: Picture): void {
  const map = madeUpMap(columns, rows, 0)
  writeFileSync(join(folder, `${name}.castellan`), writeScenario(map))
  writeTiledMap(map, folder, name, pixels)
}

const draw = (folder: string, { name, pixels, dpi }: Picture): ReturnType<typeof exported> =>
  exported(folder, `${name}.castellan`, `${name}-ours.png`, [
    ...['--style', 'classic', '--dpi', String(dpi), '--hex-mm', String((pixels * MM_PER_INCH) / dpi)],
  ])

const drawByPeer = (folder: string, { name }: Picture): number =>
  ran(PEER, [`${name}.tmx`, `${name}-peer.png`], folder).seconds

/** All figures of maps as pictures. */
export function measureMapPictures(): Figure[] {
  const folder = mkdtempSync(join(tmpdir(), 'castellan-bench-'))
  const bytes = (name: string): number => statSync(join(folder, name)).size
  const hasPeer = isInstalled(PEER)
  try {
    for (const picture of [LARGE, HUGE, SHEET]) writeMap(folder, picture)
    const seconds = (picture: Picture): ReturnType<typeof inTurn> =>
      inTurn(
        PAIRS,
        () => draw(folder, picture).seconds,
        () => (hasPeer ? drawByPeer(folder, picture) : Number.NaN),
      )
    const compared = (
      id: string,
      what: string,
      { ours, ratios }: ReturnType<typeof inTurn>,
      limit: number,
    ) =>
      hasPeer
        ? atMost(
            id,
            `${what}, against ${PEER} (ours ${median(ours).toFixed(1)} s)`,
            median(ratios),
            'x',
            limit,
          )
        : alone(id, what, median(ours), 's', PEER)
    const large = seconds(LARGE)
    const sheet = seconds(SHEET)
    const sizeOfSheet = bytes('sheet-ours.png')
    return [
      compared('B10', 'PNG of 100 k hexes at 28 px', large, 0.6),
      compared('B47', 'the same, the aim with two cores', large, 0.3),
      atMost('B10', 'the same, memory of the process', draw(folder, LARGE).mebibytes, 'MiB', 300),
      atMost('B10', 'PNG of 1 M hexes, memory of the process', draw(folder, HUGE).mebibytes, 'MiB', 300),
      compared('B43', 'PNG sheet of 54 x 38 hexes at 300 dpi', sheet, 0.35),
      hasPeer
        ? atMost('B43', 'the same, size of the file', sizeOfSheet / bytes('sheet-peer.png'), 'x', 1.05)
        : alone('B43', 'the same, size of the file', sizeOfSheet / 1e6, 'MB', PEER),
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const line of measureMapPictures().map(printed)) process.stdout.write(line)
