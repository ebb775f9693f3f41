/** Changes of the settings that print a map on fewer sheets: smaller margins, turned paper, larger paper (PRT-1). For the dialog that prints. */
import { type PaperId, PAPERS } from './paper'
import { tileMap, type TilingOptions } from './tiling'

/** One change of the settings, and the number of sheets that the map takes then. */
export type PaperSaving = { readonly sheets: number } & (
  | { readonly kind: 'margin'; readonly margin: number }
  | { readonly kind: 'orientation'; readonly landscape: boolean }
  | { readonly kind: 'paper'; readonly paper: PaperId }
)

/** Most printers reach so far to the edge, mm. */
const LEAST_MARGIN = 5

const LARGER: Readonly<Record<Exclude<PaperId, 'sheet'>, readonly Exclude<PaperId, 'sheet'>[]>> = {
  a4: ['a3'],
  a3: ['a2'],
  a2: [],
  letter: [],
}

interface PaperSettings extends Omit<TilingOptions, 'paper'> {
  readonly paper: PaperId
}

/** The changes that save sheets, each alone, least trouble first; none for a map on one sheet. Sizes in mm. */
export function paperSavings(
  map: { readonly width: number; readonly height: number },
  now: PaperSettings,
): { readonly sheets: number; readonly savings: readonly PaperSaving[] } {
  const { paper } = now
  if (paper === 'sheet') return { sheets: 1, savings: [] }
  const sheetsWith = (change: Partial<PaperSettings>): number => {
    const { paper: id, ...options } = { ...now, ...change }
    const tiled = id === 'sheet' ? undefined : tileMap(map, { ...options, paper: PAPERS[id] })
    return tiled?.ok ? tiled.value.count : Infinity
  }
  const sheets = sheetsWith({})
  const savings: PaperSaving[] = []
  if (now.landscape !== undefined) {
    const landscape = !now.landscape
    savings.push({ kind: 'orientation', landscape, sheets: sheetsWith({ landscape }) })
  }
  const margin = bestMargin(now.margin, (one) => sheetsWith({ margin: one }))
  if (margin !== undefined) savings.push({ kind: 'margin', margin, sheets: sheetsWith({ margin }) })
  for (const larger of LARGER[paper])
    savings.push({ kind: 'paper', paper: larger, sheets: sheetsWith({ paper: larger }) })
  return { sheets, savings: savings.filter((saving) => saving.sheets < sheets) }
}

/** The widest of the smaller margins, in whole millimetres, that take the fewest sheets. */
function bestMargin(now: number, sheetsWith: (margin: number) => number): number | undefined {
  let best: number | undefined
  for (let margin = Math.ceil(now) - 1; margin >= LEAST_MARGIN; margin--)
    if (sheetsWith(margin) < sheetsWith(best ?? now)) best = margin
  return best
}
