import { describe, expect, it } from 'vitest'
import { type DrawnTile } from '#shared/print/tiles'
import { type TileHelper, tilesInTurn } from '#shared/print/tilesInTurn'

const tileOf = (index: number): DrawnTile => ({ width: 1, rgba: Uint8Array.of(index), inks: undefined })

interface Crew {
  readonly helpers: readonly TileHelper[]
  /** Tiles by who drew them; what was drawn here comes first. */
  readonly drawn: number[][]
  here(index: number): DrawnTile
  /** The most tiles that were drawn or asked for and not yet handed on. */
  most: number
}

/** Helpers that take so many turns of the loop for a tile; one that is broken answers nothing good. */
function crewOf(turns: readonly (number | 'broken')[]): Crew {
  const crew: Crew = {
    drawn: [[], ...turns.map(() => [])],
    here(index) {
      crew.drawn[0]?.push(index)
      // One canvas, drawn on again and again.
      canvas[0] = index
      return { width: 1, rgba: canvas, inks: undefined }
    },
    helpers: turns.map((count, at) => ({
      async draw(index) {
        crew.drawn[at + 1]?.push(index)
        if (count === 'broken') throw new Error('broken')
        for (let turn = 0; turn < count; turn++) await new Promise((resolve) => setImmediate(resolve))
        return tileOf(index)
      },
    })),
    most: 0,
  }
  const canvas = new Uint8Array(1)
  return crew
}

async function handedOn(crew: Crew, count: number): Promise<number[]> {
  const seen: number[] = []
  for await (const { rgba } of tilesInTurn(count, crew.here, crew.helpers)) {
    seen.push(rgba[0] as number)
    crew.most = Math.max(crew.most, crew.drawn.flat().length - seen.length + 1)
    // Compressing takes a turn.
    await new Promise((resolve) => setImmediate(resolve))
  }
  return seen
}

const IN_ORDER = Array.from({ length: 40 }, (_, index) => index)

describe('tiles drawn by several', () => {
  it.each([[[]], [[0]], [[1]], [[7]], [[1, 5]], [[9, 9, 9]], [[3, 0, 1]]])(
    'come in order, each drawn once: helpers of %j turns',
    async (turns) => {
      const crew = crewOf(turns)
      expect(await handedOn(crew, 40)).toEqual(IN_ORDER)
      expect(crew.drawn.flat().sort((a, b) => a - b)).toEqual(IN_ORDER)
      expect(crew.most).toBeLessThanOrEqual(2 * turns.length + 2)
    },
  )

  it('are drawn here too, rather than wait', async () => {
    const crew = crewOf([4])
    await handedOn(crew, 40)
    const [here, helper] = crew.drawn.map(({ length }) => length)
    expect(here).toBeGreaterThan(5)
    expect(helper).toBeGreaterThan(5)
  })

  it('are drawn here when a helper cannot', async () => {
    expect(await handedOn(crewOf(['broken']), 40)).toEqual(IN_ORDER)
    expect(await handedOn(crewOf(['broken', 2]), 40)).toEqual(IN_ORDER)
  })
})
