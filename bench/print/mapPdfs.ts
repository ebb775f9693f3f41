/**
 * Bench of maps as PDF, B40, B41, B42 and B46: `castellan export` against pdflatex with `wargame`, and against rsvg-convert, which is
 * given our own SVG of the same map. All are processes of their own. `npm run build && npx tsx bench/print/mapPdfs.ts`.
 */
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { writeScenario } from '#shared/format/write'
import { madeUpMap } from '../canvas/madeUpMap'
import { alone, atMost, type Figure, median, printed } from '../figure'
import { exported, inTurn, isInstalled, ran } from './programs'
import { wargameSource } from './wargameSource'

const PAIRS = 5
// A peer that takes a minute: seconds of noise are of no account.
const LONG_PAIRS = 1
const BOARD = 'assets/gallery/the-sortie.castellan'
const CLASSIC = ['--style', 'classic']
// A page of PDF is at most 5 m long.
const SMALL_HEXES = [...CLASSIC, '--hex-mm', '12']

/** All figures of maps as PDF. */
export function measureMapPdfs(): Figure[] {
  const folder = mkdtempSync(join(tmpdir(), 'castellan-bench-'))
  try {
    return [...againstWargame(folder), ...largeSheet(folder), ...illustratedBoard(folder)]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

// B40.
function againstWargame(folder: string): Figure[] {
  const peer = 'pdflatex with wargame'
  writeFileSync(join(folder, 'small.castellan'), writeScenario(madeUpMap(20, 15, 40)))
  writeFileSync(join(folder, 'wargame.tex'), wargameSource())
  const hasPeer = isInstalled('pdflatex') && isInstalled('kpsewhich', ['wargame.sty'])
  const { ours, ratios } = inTurn(
    PAIRS,
    () => exported(folder, 'small.castellan', 'small.pdf', CLASSIC).seconds,
    () => (hasPeer ? ran('pdflatex', ['-interaction=batchmode', 'wargame.tex'], folder).seconds : Number.NaN),
  )
  const what = 'PDF of 20 x 15 hexes, 40 counters'
  return [
    hasPeer
      ? atMost(
          'B40',
          `${what}, against ${peer} (ours ${median(ours).toFixed(2)} s)`,
          median(ratios),
          'x',
          0.25,
        )
      : alone('B40', what, median(ours), 's', peer),
  ]
}

// B41 and B46.
function largeSheet(folder: string): Figure[] {
  const peer = 'rsvg-convert'
  writeFileSync(join(folder, 'large.castellan'), writeScenario(madeUpMap(400, 250, 0)))
  const hasPeer = isInstalled(peer)
  if (hasPeer) exported(folder, 'large.castellan', 'large.svg', SMALL_HEXES)
  const { ours, ratios } = inTurn(
    LONG_PAIRS,
    () => exported(folder, 'large.castellan', 'large.pdf', SMALL_HEXES).seconds,
    () =>
      hasPeer
        ? ran(peer, ['--unlimited', '-f', 'pdf', '-o', 'peer.pdf', 'large.svg'], folder).seconds
        : Number.NaN,
  )
  const { mebibytes } = exported(folder, 'large.castellan', 'large.pdf', SMALL_HEXES)
  const size = bytesOf(folder, 'large.pdf')
  const what = 'PDF of 100 k hexes, one sheet'
  return [
    ...(hasPeer
      ? [
          atMost(
            'B41',
            `${what}, against ${peer} (ours ${median(ours).toFixed(1)} s)`,
            median(ratios),
            'x',
            0.5,
          ),
          atMost('B41', 'the same, size of the file', size / bytesOf(folder, 'peer.pdf'), 'x', 1),
        ]
      : [
          alone('B41', what, median(ours), 's', peer),
          alone('B41', 'the same, size of the file', size / 1e6, 'MB', peer),
        ]),
    atMost('B46', 'the same, memory of the process', mebibytes, 'MiB', 400),
  ]
}

// B42.
function illustratedBoard(folder: string): Figure[] {
  const runs = Array.from({ length: PAIRS }, () => exported(folder, resolve(BOARD), 'board.pdf', []).seconds)
  return [
    atMost('B42', 'PDF of a board of 26 x 16 illustrated hexes', median(runs), 's', 3),
    atMost('B42', 'the same, size of the file', bytesOf(folder, 'board.pdf') / 1e6, 'MB', 6),
  ]
}

const bytesOf = (folder: string, name: string): number => statSync(join(folder, name)).size

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const line of measureMapPdfs().map(printed)) process.stdout.write(line)
